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
} from '../../features/blog/react/titles.js';
export {
  containsLineNumbers,
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from './theme-common/code-block-parts.js';
export { useDocCardDescriptionCategoryItemsPlural } from './theme-common/doc-card.js';
export { extractLeadingEmoji } from './theme-common/leading-emoji.js';
export {
  TitleFormatterProvider,
  type TitleFormatterFn,
  type TitleFormatterParams,
} from './theme-common/title-formatter.js';
export { useHomePageRoute } from './theme-common/home-page.js';
export {
  keyboardFocusedClassName,
  useBackToTopButton,
  useCodeWordWrap,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
} from './theme-common/navbar-hooks.js';
export { NavbarProvider, useNavbarMobileSidebar, useNavbarSecondaryMenu } from './theme-common/navbar-menus.js';
export { getPrismCssVariables } from './theme-common/prism-theme.js';
export {
  ScrollControllerProvider,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from './theme-common/scroll-hooks.js';
export { DEFAULT_SEARCH_TAG } from './theme-common/search.js';
export type { TOCTreeNode } from './theme-common/site-format-types.js';
export { sanitizeTabsChildren, type TabItemProps, type TabsProps, type TabValue } from './theme-common/tabs-state.js';
export { useTreeifiedTOC } from './theme-common/toc-tree.js';
export { useAlternatePageUtils } from './theme-common/use-alternate-page.js';
export { AnnouncementBarProvider, useAnnouncementBar } from './theme-common/use-announcement-bar.js';
export { useHistoryPopHandler } from './theme-common/use-history-pop.js';
export { useLocalPathname, useLocationChange } from './theme-common/use-location-change.js';
export { useQueryStringValue } from './theme-common/use-query-string.js';
export { useTabs } from './theme-common/use-tabs.js';
export { useTOCHighlight, type TOCHighlightConfig } from './theme-common/use-toc-highlight.js';
