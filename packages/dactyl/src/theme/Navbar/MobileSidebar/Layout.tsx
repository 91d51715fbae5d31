import type { ReactNode } from 'react';
import { translate } from '../../../runtime/Translate.js';

export interface Props {
  header: ReactNode;
  primaryMenu: ReactNode;
  secondaryMenu: ReactNode;
}

export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  return (
    <div
      id="dactyl-menu"
      popover="auto"
      className="navbar-sidebar"
      suppressHydrationWarning
      role="dialog"
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
    >
      {header}
      <div className="navbar-sidebar__items">
        <div className="navbar-sidebar__item menu">{primaryMenu}</div>
        <div className="navbar-sidebar__item menu">{secondaryMenu}</div>
      </div>
    </div>
  );
}
