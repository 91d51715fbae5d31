import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import Translate from '../../../react/Translate.js';

/**
 * The panel into which the boot script moves the page's sidebar, with a button that leads back to the navbar's items.
 */
export default function NavbarMobileSidebarSecondaryMenu() {
  const { items } = useThemeConfig().navbar;
  return (
    <>
      {items.length > 0 && (
        <button type="button" className="clean-btn navbar-sidebar__back" data-menu-back="">
          <Translate
            id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
            description="Button in the mobile menu that leads from the sidebar to the main menu"
          >
            ← Back to main menu
          </Translate>
        </button>
      )}
      <div data-mobile-slot="" />
    </>
  );
}
