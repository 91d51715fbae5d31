/**
 * Public entry: what components of a site import as `@docusaurus/theme-common`. Re-exports only.
 */
export { isMotionReduced as prefersReducedMotion } from '../../browser/boot/reduced-motion.js';
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useDocsPreferredVersion,
} from '../../features/docs/react/client.js';
export { processAdmonitionProps } from './theme-common/admonition-title.js';
export { useAnchorTargetClassName } from './theme-common/anchor-target.js';
export { ThemeClassNames } from './theme-common/class-names.js';
export { ColorModeProvider } from './theme-common/color-mode.js';
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from './theme-common/content-visibility.js';
export { useDateTimeFormat } from './theme-common/date-format.js';
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from './theme-common/error-parts.js';
export { groupBy } from './theme-common/group-by.js';
export { HtmlClassNameProvider, PluginHtmlClassNameProvider } from './theme-common/html-class-name.js';
export { duplicates, isRegexpStringMatch, uniq } from './theme-common/list-tools.js';
export { mergeSearchParams, mergeSearchStrings, type SearchMergeStrategy } from './theme-common/merge-search.js';
export { NavbarSecondaryMenuFiller } from './theme-common/navbar-menus.js';
export { PageMetadata, type PageMetadataProps } from './theme-common/page-metadata.js';
export { usePluralForm } from './theme-common/plural-form.js';
export { usePrismTheme } from './theme-common/prism-theme.js';
export { composeProviders, ReactContextError, useEvent, usePrevious } from './theme-common/react-tools.js';
export { useContextualSearchFilters, useSearchLinkCreator } from './theme-common/search.js';
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
} from './theme-common/site-format-types.js';
export { SkipToContentFallbackId, SkipToContentLink } from './theme-common/skip-link.js';
export {
  createStorageSlot,
  listStorageKeys,
  useStorageSlot,
  type StorageSlot,
  type StorageSlotOptions,
} from './theme-common/storage-slot.js';
export { listTagsByLetters, translateTagsPageTitle, type TagLetter } from './theme-common/tags.js';
export {
  isMultiColumnFooterLinks,
  splitNavbarItems,
  useThemeConfig,
  type ThemeConfig,
} from './theme-common/theme-config.js';
export { useTitleFormatter } from './theme-common/title-formatter.js';
export { ThemedComponent } from './theme-common/ThemedComponent.js';
export { useFilteredAndTreeifiedTOC, type TocNode } from './theme-common/toc-tree.js';
export { Collapsible, useCollapsible, type CollapsibleProps } from './theme-common/use-collapsible.js';
export { useColorMode, type ColorMode, type ColorModeValue } from './theme-common/use-color-mode.js';
export {
  useClearQueryString,
  useHistorySelector,
  useQueryString,
  useQueryStringList,
  useSearchQueryString,
} from './theme-common/use-query-string.js';
export { useWindowSize } from './theme-common/use-window-size.js';
export { isSamePath } from '../../shared/url.js';
