import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../../react/Translate.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';

export interface Props {
  header: ReactNode;
  primaryMenu: ReactNode;
  secondaryMenu: ReactNode;
}

const PANEL = clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu');

export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  return (
    <div
      id="dactyl-menu"
      popover="auto"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      suppressHydrationWarning
      role="dialog"
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
    >
      {header}
      <div className="navbar-sidebar__items">
        <div className={PANEL}>{primaryMenu}</div>
        <div className={PANEL}>{secondaryMenu}</div>
      </div>
    </div>
  );
}
