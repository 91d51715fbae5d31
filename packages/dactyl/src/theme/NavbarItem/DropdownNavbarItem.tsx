import clsx from 'clsx';
import type { ReactNode } from 'react';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import NavbarNavLink, { type Props as NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';

export interface Props extends NavbarNavLinkProps {
  items: readonly NavbarItemProps[];
  position?: 'left' | 'right';
  mobile?: boolean;
  /** Whether the list of the mobile menu is open from the start. */
  isOpen?: boolean;
}

/** A menu in the bar; in the mobile menu, a collapsible list. */
export default function DropdownNavbarItem({ mobile = false, ...props }: Props) {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}

function DesktopDropdown({ items, position, className, label, isOpen: _, ...link }: Props) {
  const isLink = link.to !== undefined || link.href !== undefined;
  const popup = { 'aria-haspopup': true, 'aria-expanded': false } as const;
  return (
    <div
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', { 'dropdown--right': position === 'right' })}
      data-dropdown=""
      suppressHydrationWarning
    >
      {isLink ? (
        <NavbarNavLink {...popup} {...link} label={label} className={clsx('navbar__link', className)} />
      ) : (
        <button
          type="button"
          {...popup}
          suppressHydrationWarning
          className={clsx('clean-btn', 'navbar__link', className)}
        >
          <Label label={label} html={link.html} />
        </button>
      )}
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} {...item} isDropdownItem />
        ))}
      </ul>
    </div>
  );
}

function MobileDropdown({ items, className, label, html, isOpen }: Props) {
  return (
    <li className="menu__list-item">
      <details data-collapsible="" open={isOpen} suppressHydrationWarning>
        <summary className={clsx('menu__link', 'menu__link--sublist', 'menu__link--sublist-caret', className)}>
          <Label label={label} html={html} />
        </summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem key={index} {...item} mobile isDropdownItem />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Label({ label, html }: { label: ReactNode; html: string | undefined }) {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : label;
}
