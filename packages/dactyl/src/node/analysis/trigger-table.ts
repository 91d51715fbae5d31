/** Names that make a component need the browser. What is not here is rendered on the server and left alone. */
import type { IslandWhen } from '../../shared/islands.js';

/** Exports of `react-dom` and its parts. */
export const REACT_DOM_TRIGGERS: ReadonlyMap<string, IslandWhen> = new Map([
  // On the server it throws, so it waits for a state.
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
 * Exports of ours whose result changes in the browser: specifier → name → when. The hooks say the same of themselves
 * when they are called (`useBrowserDependency`), for callers that analysis does not see.
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

/** `@docusaurus/theme-common/internal` offers all of `@docusaurus/theme-common`. */
export function frameworkTrigger(specifier: string, name: string): IslandWhen | undefined {
  return FRAMEWORK_TRIGGERS[specifier.replace(/\/internal$/, '')]?.[name];
}

/**
 * Packages that know React and yet draw static markup only. Their components read a context for default
 * sizes and colours, which the server has too.
 */
const PURE_PACKAGES =
  /^(react-icons|lucide-react|@heroicons\/react|@tabler\/icons-react|@phosphor-icons\/react|react-feather|@primer\/octicons-react|@fortawesome\/react-fontawesome|@mdx-js\/react|clsx|classnames|react-is|prop-types|prism-react-renderer)(\/|$)/;

/** Buttons that open a search, and their shortcuts: until then they only show which keys these are. */
const SEARCH_BUTTONS = /^(@docsearch\/react|typesense-docsearch-react|meilisearch-docsearch)(\/|$)/;

export function whenOfPackage(specifier: string): IslandWhen {
  return SEARCH_BUTTONS.test(specifier) ? 'key' : 'visible';
}

/**
 * Search boxes of themes that were read: until they are used, their effects listen for keys, show which ones, and mark
 * words that the address names, which `boot/islands/listen-for-keys.ts` looks for.
 */
const SEARCH_BOXES =
  /[\\/]node_modules[\\/](?:@easyops-cn[\\/]docusaurus-search-local|docusaurus-theme-search-typesense)[\\/].*[\\/]SearchBar[\\/]/;

export function isKnownSearchBox(file: string): boolean {
  return SEARCH_BOXES.test(file);
}

export function isPurePackage(specifier: string): boolean {
  return PURE_PACKAGES.test(specifier);
}
