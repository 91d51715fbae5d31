/**
 * Public entry: what components of a site, above all ejected ones, import as `@docusaurus/theme-common/internal`.
 * Re-exports only.
 */
export * from './theme-common.js';
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
} from './features/blog/react/titles.js';
export {
  containsLineNumbers,
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from './react/format/theme-common/code-block-parts.js';
export { useDocCardDescriptionCategoryItemsPlural } from './react/format/theme-common/doc-card.js';
export { extractLeadingEmoji } from './react/format/theme-common/leading-emoji.js';
export {
  TitleFormatterProvider,
  type TitleFormatterFn,
  type TitleFormatterParams,
} from './react/format/theme-common/title-formatter.js';
export { useHomePageRoute } from './react/format/theme-common/home-page.js';
export {
  keyboardFocusedClassName,
  useBackToTopButton,
  useCodeWordWrap,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
} from './react/format/theme-common/navbar-hooks.js';
export {
  NavbarProvider,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from './react/format/theme-common/navbar-menus.js';
export { getPrismCssVariables } from './react/format/theme-common/prism-theme.js';
export {
  ScrollControllerProvider,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from './react/format/theme-common/scroll-hooks.js';
export { DEFAULT_SEARCH_TAG } from './react/format/theme-common/search.js';
export type { TOCTreeNode } from './react/format/theme-common/site-format-types.js';
export {
  sanitizeTabsChildren,
  type TabItemProps,
  type TabsProps,
  type TabValue,
} from './react/format/theme-common/tabs-state.js';
export { useTreeifiedTOC } from './react/format/theme-common/toc-tree.js';
export { useAlternatePageUtils } from './react/format/theme-common/use-alternate-page.js';
export { AnnouncementBarProvider, useAnnouncementBar } from './react/format/theme-common/use-announcement-bar.js';
export { useHistoryPopHandler } from './react/format/theme-common/use-history-pop.js';
export { useLocalPathname, useLocationChange } from './react/format/theme-common/use-location-change.js';
export { useQueryStringValue } from './react/format/theme-common/use-query-string.js';
export { useTabs } from './react/format/theme-common/use-tabs.js';
export { useTOCHighlight, type TOCHighlightConfig } from './react/format/theme-common/use-toc-highlight.js';
