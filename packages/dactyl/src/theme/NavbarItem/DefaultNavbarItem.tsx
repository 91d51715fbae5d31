import clsx from 'clsx';
import NavbarNavLink, { type Props as NavbarNavLinkProps } from '@theme/NavbarItem/NavbarNavLink';

export interface Props extends NavbarNavLinkProps {
  mobile?: boolean;
  isDropdownItem?: boolean;
  position?: 'left' | 'right';
}

/** A link in the navbar, in a dropdown or in the mobile menu. */
export default function DefaultNavbarItem({ mobile = false, position, ...props }: Props) {
  return mobile ? <MobileItem {...props} /> : <DesktopItem {...props} />;
}

function DesktopItem({ className, isDropdownItem = false, ...props }: Props) {
  const link = (
    <NavbarNavLink
      {...props}
      className={clsx(isDropdownItem ? 'dropdown__link' : 'navbar__item navbar__link', className)}
      isDropdownLink={isDropdownItem}
    />
  );
  return isDropdownItem ? <li>{link}</li> : link;
}

function MobileItem({ className, isDropdownItem, ...props }: Props) {
  return (
    <li className="menu__list-item">
      <NavbarNavLink {...props} className={clsx('menu__link', className)} />
    </li>
  );
}
