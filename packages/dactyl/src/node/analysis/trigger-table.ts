/**
 * Names whose use makes a component need the browser. Everything else is rendered on the server and stays static.
 */
import type { IslandWhen } from '../../shared/islands.js';

/** Exports of `react-dom` and its parts. */
export const REACT_DOM_TRIGGERS: ReadonlyMap<string, IslandWhen> = new Map([
  // It throws on the server, so a component only calls it after a change of state.
  ['createPortal', 'event'],
  ['flushSync', 'event'],
  ['findDOMNode', 'visible'],
  ['createRoot', 'visible'],
  ['hydrateRoot', 'visible'],
  ['render', 'visible'],
  ['useFormStatus', 'event'],
  ['useFormState', 'event'],
]);

/** Free names that exist in browsers only. */
export const BROWSER_GLOBALS: ReadonlySet<string> = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'matchMedia',
  'requestAnimationFrame',
  'requestIdleCallback',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'customElements',
]);

/**
 * Our own exports whose result differs in the browser: specifier → name → when to hydrate. For callers that
 * analysis does not see, the hooks report the same when called (`useBrowserDependency`).
 */
export const FRAMEWORK_TRIGGERS: Readonly<Record<string, Readonly<Record<string, IslandWhen>>>> = {
  '@docusaurus/BrowserOnly': { default: 'visible' },
  '@docusaurus/useIsBrowser': { default: 'visible', useIsBrowser: 'visible' },
  '@docusaurus/useIsomorphicLayoutEffect': { default: 'visible', useIsomorphicLayoutEffect: 'visible' },
  '@docusaurus/ExecutionEnvironment': { default: 'visible' },
  '@docusaurus/router': { useHistory: 'event' },
  'dactyl/client': { BrowserOnly: 'visible', useIsBrowser: 'visible' },
  '@docusaurus/theme-common': {
    useColorMode: 'visible',
    useWindowSize: 'visible',
    useStorageSlot: 'visible',
    createStorageSlot: 'visible',
    listStorageKeys: 'visible',
    useCollapsible: 'event',
    Collapsible: 'event',
    ThemedComponent: 'visible',
    prefersReducedMotion: 'visible',
    useEvent: 'event',
    usePrevious: 'visible',
    useTabs: 'event',
    useAnnouncementBar: 'visible',
    useNavbarMobileSidebar: 'visible',
    useNavbarSecondaryMenu: 'visible',
    useLocationChange: 'visible',
    useHistoryPopHandler: 'visible',
    useHistorySelector: 'visible',
    useQueryString: 'visible',
    useQueryStringList: 'visible',
    useQueryStringValue: 'visible',
    useClearQueryString: 'event',
    useSearchQueryString: 'visible',
    useScrollController: 'visible',
    useScrollPosition: 'visible',
    useScrollPositionBlocker: 'event',
    useSmoothScrollTo: 'event',
    useTOCHighlight: 'visible',
    useHideableNavbar: 'visible',
    useLockBodyScroll: 'visible',
    useCodeWordWrap: 'visible',
    usePrismTheme: 'visible',
    useContextualSearchFilters: 'visible',
    useBackToTopButton: 'visible',
    useDocsPreferredVersion: 'visible',
  },
  '@docusaurus/plugin-content-docs/client': {
    useDocsPreferredVersion: 'visible',
    useDocsPreferredVersionByPluginId: 'visible',
    useDocsVersionCandidates: 'visible',
    useLayoutDoc: 'visible',
    useLayoutDocsSidebar: 'visible',
    useDocsContextualSearchTags: 'visible',
    useDocSidebarItemsExpandedState: 'event',
    DocSidebarItemsExpandedStateProvider: 'event',
  },
};

/** `@docusaurus/theme-common/internal` re-exports all of `@docusaurus/theme-common`. */
export function frameworkTrigger(specifier: string, name: string): IslandWhen | undefined {
  return FRAMEWORK_TRIGGERS[specifier.replace(/\/internal$/, '')]?.[name];
}

/**
 * Packages that depend on React but render only static markup. Their components read a context for default sizes
 * and colours, which the server provides too.
 */
const PURE_PACKAGES =
  /^(react-icons|lucide-react|@heroicons\/react|@tabler\/icons-react|@phosphor-icons\/react|react-feather|@primer\/octicons-react|@fortawesome\/react-fontawesome|@mdx-js\/react|clsx|classnames|react-is|prop-types|prism-react-renderer)(\/|$)/;

/** Buttons that open a search, and their shortcuts: until used, they only display the shortcut. */
const SEARCH_BUTTONS = /^(@docsearch\/react|typesense-docsearch-react|meilisearch-docsearch)(\/|$)/;

export function whenOfPackage(specifier: string): IslandWhen {
  return SEARCH_BUTTONS.test(specifier) ? 'key' : 'visible';
}

/**
 * Search boxes of themes whose code we have read: until used, their effects only listen for keys, display the
 * shortcut, and highlight words given in the URL, which `boot/islands/listen-for-keys.ts` checks for.
 */
const SEARCH_BOXES =
  /[\\/]node_modules[\\/](?:@easyops-cn[\\/]docusaurus-search-local|docusaurus-theme-search-typesense)[\\/].*[\\/]SearchBar[\\/]/;

export function isKnownSearchBox(file: string): boolean {
  return SEARCH_BOXES.test(file);
}

export function isPurePackage(specifier: string): boolean {
  return PURE_PACKAGES.test(specifier);
}
