import clsx from 'clsx';
import { useHtml } from '../../react/use-html.js';

export interface Props {
  /** The item's HTML. */
  value: string;
  className?: string;
  mobile?: boolean;
  isDropdownItem?: boolean;
}

export default function HtmlNavbarItem({ value, className, mobile = false, isDropdownItem = false }: Props) {
  const Element = mobile || isDropdownItem ? 'li' : 'div';
  return (
    <Element
      className={clsx({ navbar__item: !mobile && !isDropdownItem, 'menu__list-item': mobile }, className) || undefined}
      dangerouslySetInnerHTML={useHtml(value)}
    />
  );
}
