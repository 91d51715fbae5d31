import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import { translate } from '../../../react/Translate.js';

export default function NavbarMobileSidebarHeader() {
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle />
      <button
        type="button"
        className="clean-btn dactyl-icon-button navbar-sidebar__close"
        popoverTarget="dactyl-menu"
        popoverTargetAction="hide"
        suppressHydrationWarning
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'Label of the button that closes the mobile menu',
        })}
      >
        <IconClose />
      </button>
    </div>
  );
}
