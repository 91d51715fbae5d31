/** An item of the navbar with a type of its own, on the test pages only (`onlyBelow` in the configuration). */
import { translate } from '@docusaurus/Translate';

interface Props {
  label: string;
  /** What it says when it is clicked. */
  content: string;
  /** Whether it stands in the menu of small screens. */
  mobile?: boolean;
}

export default function TestItem({ label, content, mobile = false }: Props) {
  const say = () => alert(translate({ id: 'test.navbarItem', message: 'The test item says: {content}' }, { content }));
  const className = mobile ? 'menu__link' : 'navbar__item navbar__link';
  const button = (
    <button type="button" className={`clean-btn ${className}`} style={{ font: 'inherit' }} onClick={say}>
      {label}
      {mobile && ' 📱'}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}
