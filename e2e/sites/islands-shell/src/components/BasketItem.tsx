import { useState } from 'react';
import { useBasket } from './basket';

/** An item of the navbar: shows what others put into the basket, and has state of its own. */
export default function BasketItem({ unit, mobile = false }: { unit: string; mobile?: boolean }) {
  const { count } = useBasket();
  const [opened, setOpened] = useState(0);
  const item = (
    <button type="button" data-testid={mobile ? 'basket-mobile' : 'basket'} onClick={() => setOpened(opened + 1)}>
      {`${count} ${unit}, opened ${opened}`}
    </button>
  );
  return mobile ? <li className="menu__list-item">{item}</li> : <div className="navbar__item">{item}</div>;
}
