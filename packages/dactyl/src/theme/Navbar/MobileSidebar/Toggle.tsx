import IconMenu from '@theme/Icon/Menu';
import { translate } from '../../../react/Translate.js';

export default function NavbarMobileSidebarToggle() {
  return (
    <button
      type="button"
      className="clean-btn dactyl-icon-button navbar__toggle"
      popoverTarget="dactyl-menu"
      suppressHydrationWarning
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
        description: 'Label of the button that opens the mobile menu',
      })}
    >
      <IconMenu />
    </button>
  );
}
