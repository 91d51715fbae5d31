import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import NavbarNavLink, { type Props as NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';
import { ConfiguredPart } from '../../react/configured-part.js';
import { HtmlElement } from '../../react/HtmlElement.js';
import { translate } from '../../react/Translate.js';

export interface Props extends NavbarNavLinkProps {
  items: readonly NavbarItemProps[];
  position?: 'left' | 'right';
  mobile?: boolean;
  /**
   * If set, the list in the mobile menu is initially open. A data attribute, because replacements may pass unknown
   * props on to an element.
   */
  'data-open'?: '';
}

/** A dropdown in the navbar; a collapsible list in the mobile menu. */
export default function DropdownNavbarItem({ mobile = false, ...props }: Props) {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}

function DesktopDropdown({ items, position, className, label, ...link }: Props) {
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
          {...labelAttributes(link)}
          suppressHydrationWarning
          className={clsx('navbar__link', className)}
        >
          <Label label={label} html={link.html} />
        </button>
      )}
      <ul className="dropdown__menu">
        <SubItems items={items} />
      </ul>
    </div>
  );
}

/** If the label is a link, an arrow beside it opens the list. */
function MobileDropdown({ items, position: _, className, label, 'data-open': open, ...link }: Props) {
  const isLink = link.to !== undefined || link.href !== undefined;
  return (
    <li className="menu__list-item">
      {isLink && (
        <div className="menu__list-item-collapsible">
          <NavbarNavLink {...link} label={label} className={clsx('menu__link', 'menu__link--sublist', className)} />
        </div>
      )}
      <details data-collapsible="" open={open === ''} suppressHydrationWarning>
        {isLink ? (
          <summary
            className="clean-btn menu__caret"
            aria-label={translate({
              id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
              message: 'Expand the dropdown',
              description: 'Label of the arrow beside a dropdown of the mobile menu that has a page of its own',
            })}
          />
        ) : (
          <summary
            {...labelAttributes(link)}
            className={clsx('menu__link', 'menu__link--sublist', 'menu__link--sublist-caret', className)}
          >
            <Label label={label} html={link.html} />
          </summary>
        )}
        <ul className="menu__list">
          <SubItems items={items} mobile />
        </ul>
      </details>
    </li>
  );
}

function SubItems({ items, mobile }: Pick<Props, 'items' | 'mobile'>) {
  return items.map((item, index) => (
    <ConfiguredPart key={index} kind="navbar item" value={item}>
      <NavbarItem {...item} {...(mobile && { mobile })} isDropdownItem />
    </ConfiguredPart>
  ));
}

function Label({ label, html }: { label: ReactNode; html: string | undefined }) {
  return html ? <HtmlElement html={html} /> : label;
}

/** Attributes from the site's configuration for a label without a link: all except those that only concern links. */
function labelAttributes(link: Omit<Props, 'items' | 'label'>): ButtonHTMLAttributes<HTMLElement> {
  const known = Object.entries(link).filter(([name]) =>
    /^(?:aria-|data-|(?:id|title|lang|dir|style|role)$)/.test(name),
  );
  return Object.fromEntries(known);
}
