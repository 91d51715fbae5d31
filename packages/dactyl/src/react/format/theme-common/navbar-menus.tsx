/** The menu of small screens, for components of one's own; the default one is a popover, see `boot/mobile-menu.ts`. */
import {
  createElement,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useBrowserDependency } from '../../render-context.js';
import {
  hasDefaultMenu,
  hideSecondaryMenu,
  isMobileMenuShown,
  isSecondaryMenuShown,
  showMobileMenu,
  watchMobileMenu,
  watchSecondaryMenu,
} from '../../../browser/stores/mobile-menu.js';
import { secondaryMenu, type SecondaryMenuContent } from './secondary-menu.js';
import { useThemeConfig } from './theme-config.js';
import { useHistoryPopHandler } from './use-history-pop.js';
import { useWindowSize } from './use-window-size.js';

export interface MobileSidebarState {
  /** Nothing to show: there is no button either. */
  disabled: boolean;
  /** Whether a menu that is not in the HTML of every page is to be rendered. */
  shouldRender: boolean;
  shown: boolean;
  toggle: () => void;
}

/** The menu of small screens: whether it is open, and what opens and closes it. */
export function useNavbarMobileSidebar(): MobileSidebarState {
  useBrowserDependency('calls useNavbarMobileSidebar', 'visible');
  const { items } = useThemeConfig().navbar;
  const content = useSecondaryMenuContent();
  const isMobile = useWindowSize() === 'mobile';
  const shown = useSyncExternalStore(watchMobileMenu, isMobileMenuShown, () => false);
  const disabled = items.length === 0 && !content;
  const toggle = useCallback(() => showMobileMenu(!isMobileMenuShown()), []);
  // "Back" closes it, as the default one.
  useHistoryPopHandler(
    useCallback(() => {
      if (!isMobileMenuShown()) return undefined;
      showMobileMenu(false);
      return false;
    }, []),
    { enabled: shown && !hasDefaultMenu() },
  );
  useEffect(() => {
    if (!isMobile && shown) showMobileMenu(false);
  }, [isMobile, shown]);
  return { disabled, shouldRender: !disabled && isMobile, shown, toggle };
}

export interface SecondaryMenuState {
  shown: boolean;
  /** Goes back to the items of the navbar. */
  hide: () => void;
  /** What `<NavbarSecondaryMenuFiller>` put there, else the place into which the boot script moves the sidebar of the page. */
  content: ReactNode;
}

/** What is in it is the boot script's: the sidebar may be there before React is. */
const SLOT = { 'data-mobile-slot': '', dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** The second panel of the menu, for the sidebar of the page. */
export function useNavbarSecondaryMenu(): SecondaryMenuState {
  useBrowserDependency('calls useNavbarSecondaryMenu', 'visible');
  const content = useSecondaryMenuContent();
  const isMenuShown = useSyncExternalStore(watchMobileMenu, isMobileMenuShown, () => false);
  const isLentSidebarShown = useSyncExternalStore(watchSecondaryMenu, isSecondaryMenuShown, () => false);
  const isHidden = useSyncExternalStore(secondaryMenu.subscribe, secondaryMenu.isHidden, () => false);
  // Each opening begins with the sidebar.
  useEffect(() => {
    if (!isMenuShown) secondaryMenu.setHidden(false);
  }, [isMenuShown]);
  const hide = useCallback(() => {
    hideSecondaryMenu();
    secondaryMenu.setHidden(true);
  }, []);
  const element = useMemo(
    () => (content ? createElement(content.component, content.props) : createElement('div', SLOT)),
    [content],
  );
  return { shown: isLentSidebarShown || (content !== undefined && !isHidden), hide, content: element };
}

export interface NavbarSecondaryMenuFillerProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
}

/** Puts a component into the second panel of the menu, as long as it is mounted. */
export function NavbarSecondaryMenuFiller<Props extends object>(filler: NavbarSecondaryMenuFillerProps<Props>): null {
  const { component, props } = filler;
  useEffect(() => {
    // The cast: component and props belong together, and go together.
    secondaryMenu.setContent({ component, props } as unknown as SecondaryMenuContent);
    return () => secondaryMenu.setContent(undefined);
  }, [component, props]);
  return null;
}

/** The state is the document's: nothing needs to be provided. */
export function NavbarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

function useSecondaryMenuContent(): SecondaryMenuContent | undefined {
  return useSyncExternalStore(secondaryMenu.subscribe, secondaryMenu.content, () => undefined);
}
