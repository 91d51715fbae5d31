/** An item of the site's own: it counts, so it is React in the browser. */
import { useState } from 'react';

export default function Greeting({ label, mobile = false, isDropdownItem = false }) {
  const [count, setCount] = useState(0);
  const button = (
    <button
      type="button"
      className={mobile ? 'clean-btn menu__link' : 'clean-btn navbar__item'}
      onClick={() => setCount(count + 1)}
    >
      {label}
      {mobile && ' (menu)'}: {count}
    </button>
  );
  return mobile || isDropdownItem ? <li className="menu__list-item">{button}</li> : button;
}
