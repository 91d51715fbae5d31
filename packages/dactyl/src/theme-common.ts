/**
 * Public entry: what components of a site import as `@docusaurus/theme-common`. Re-exports only.
 */
export { isMotionReduced as prefersReducedMotion } from './browser/boot/reduced-motion.js';
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from './features/docs/react/client.js';
export { useContextualSearchFilters } from './features/docs/react/search-tags.js';
export { processAdmonitionProps } from './react/format/theme-common/admonition-title.js';
export { useAnchorTargetClassName } from './react/format/theme-common/anchor-target.js';
export { ThemeClassNames } from './react/format/theme-common/class-names.js';
export { ColorModeProvider } from './react/format/theme-common/color-mode.js';
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from './react/format/theme-common/content-visibility.js';
export { useDateTimeFormat } from './react/format/theme-common/date-format.js';
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from './react/format/theme-common/error-parts.js';
export { groupBy } from './react/format/theme-common/group-by.js';
export { HtmlClassNameProvider, PluginHtmlClassNameProvider } from './react/format/theme-common/html-class-name.js';
export { duplicates, isRegexpStringMatch, uniq } from './react/format/theme-common/list-tools.js';
export {
  mergeSearchParams,
  mergeSearchStrings,
  type SearchMergeStrategy,
} from './react/format/theme-common/merge-search.js';
export { NavbarSecondaryMenuFiller } from './react/format/theme-common/navbar-menus.js';
export { PageMetadata, type PageMetadataProps } from './react/format/theme-common/page-metadata.js';
export { usePluralForm } from './react/format/theme-common/plural-form.js';
export { usePrismTheme } from './react/format/theme-common/prism-theme.js';
export { composeProviders, ReactContextError, useEvent, usePrevious } from './react/format/theme-common/react-tools.js';
export { useSearchLinkCreator } from './react/format/theme-common/search.js';
export type {
  ColorModeConfig,
  Footer,
  FooterLinkItem,
  FooterLogo,
  MultiColumnFooter,
  Navbar,
  NavbarItem,
  NavbarLogo,
  NavbarSecondaryMenuComponent,
  SimpleFooter,
  TagLetterEntry,
  UserThemeConfig,
} from './react/format/theme-common/site-format-types.js';
export { SkipToContentFallbackId, SkipToContentLink } from './react/format/theme-common/skip-link.js';
export {
  createStorageSlot,
  listStorageKeys,
  useStorageSlot,
  type StorageSlot,
  type StorageSlotOptions,
} from './react/format/theme-common/storage-slot.js';
export { listTagsByLetters, translateTagsPageTitle, type TagLetter } from './react/format/theme-common/tags.js';
export {
  isMultiColumnFooterLinks,
  splitNavbarItems,
  useThemeConfig,
  type ThemeConfig,
} from './react/format/theme-common/theme-config.js';
export { useTitleFormatter } from './react/format/theme-common/title-formatter.js';
export { ThemedComponent } from './react/format/theme-common/ThemedComponent.js';
export { useFilteredAndTreeifiedTOC, type TocNode } from './react/format/theme-common/toc-tree.js';
export { Collapsible, useCollapsible, type CollapsibleProps } from './react/format/theme-common/use-collapsible.js';
export { useColorMode, type ColorMode, type ColorModeValue } from './react/format/theme-common/use-color-mode.js';
export {
  useClearQueryString,
  useHistorySelector,
  useQueryString,
  useQueryStringList,
  useSearchQueryString,
} from './react/format/theme-common/use-query-string.js';
export { useWindowSize } from './react/format/theme-common/use-window-size.js';
export { isSamePath } from './shared/url.js';
