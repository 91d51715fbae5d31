/** Hooks for a custom mobile menu. The default menu is a popover, see `boot/mobile-menu.ts`. */
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
import { useHtml } from '../../use-html.js';
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
  /** Whether the menu has no content; then its button is not shown either. */
  disabled: boolean;
  /** Whether to render a menu that is not in the HTML of every page. */
  shouldRender: boolean;
  shown: boolean;
  toggle: () => void;
}

/** State of the mobile menu, and functions that open and close it. */
export function useNavbarMobileSidebar(): MobileSidebarState {
  useBrowserDependency('calls useNavbarMobileSidebar', 'visible');
  const { items } = useThemeConfig().navbar;
  const content = useSecondaryMenuContent();
  const isMobile = useWindowSize() === 'mobile';
  const shown = useSyncExternalStore(watchMobileMenu, isMobileMenuShown, () => false);
  const disabled = items.length === 0 && !content;
  const toggle = useCallback(() => showMobileMenu(!isMobileMenuShown()), []);
  // The browser's back button closes the menu, like the default one.
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
  /** Returns to the items of the navbar. */
  hide: () => void;
  /**
   * Content of `<NavbarSecondaryMenuFiller>`; without one, the element into which the boot script moves the page's
   * sidebar.
   */
  content: ReactNode;
}

/** Only the boot script changes the content of this element: it may insert the sidebar before React hydrates. */
const SLOT = { 'data-mobile-slot': '', suppressHydrationWarning: true };

/** The second panel of the mobile menu, which shows the sidebar of the page. */
export function useNavbarSecondaryMenu(): SecondaryMenuState {
  useBrowserDependency('calls useNavbarSecondaryMenu', 'visible');
  const content = useSecondaryMenuContent();
  const isMenuShown = useSyncExternalStore(watchMobileMenu, isMobileMenuShown, () => false);
  const isLentSidebarShown = useSyncExternalStore(watchSecondaryMenu, isSecondaryMenuShown, () => false);
  const isHidden = useSyncExternalStore(secondaryMenu.subscribe, secondaryMenu.isHidden, () => false);
  // Whenever the menu opens, it shows the sidebar first.
  useEffect(() => {
    if (!isMenuShown) secondaryMenu.setHidden(false);
  }, [isMenuShown]);
  const hide = useCallback(() => {
    hideSecondaryMenu();
    secondaryMenu.setHidden(true);
  }, []);
  const empty = useHtml('');
  const element = useMemo(
    () =>
      content
        ? createElement(content.component, content.props)
        : createElement('div', { ...SLOT, dangerouslySetInnerHTML: empty }),
    [content, empty],
  );
  return { shown: isLentSidebarShown || (content !== undefined && !isHidden), hide, content: element };
}

export interface NavbarSecondaryMenuFillerProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
}

/** Shows a component in the second panel of the mobile menu while this element is mounted. */
export function NavbarSecondaryMenuFiller<Props extends object>(filler: NavbarSecondaryMenuFillerProps<Props>): null {
  const { component, props } = filler;
  useEffect(() => {
    // The cast: component and props come from the same element, so their types match.
    secondaryMenu.setContent({ component, props } as unknown as SecondaryMenuContent);
    return () => secondaryMenu.setContent(undefined);
  }, [component, props]);
  return null;
}

/** Only renders its children: the state is global to the document and needs no provider. */
export function NavbarProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

function useSecondaryMenuContent(): SecondaryMenuContent | undefined {
  return useSyncExternalStore(secondaryMenu.subscribe, secondaryMenu.content, () => undefined);
}
