/**
 * Public entry: what components of a site import as `@docusaurus/theme-common`. Re-exports only.
 */
export { ThemeClassNames } from './theme-common/class-names.js';
export { ColorModeProvider, useColorMode, type ColorMode, type ColorModeValue } from './theme-common/color-mode.js';
export { useDateTimeFormat } from './theme-common/date-format.js';
export { groupBy } from './theme-common/group-by.js';
export { HtmlClassNameProvider, PluginHtmlClassNameProvider } from './theme-common/html-class-name.js';
export { PageMetadata, useTitleFormatter, type PageMetadataProps } from './theme-common/page-metadata.js';
export { usePluralForm } from './theme-common/plural-form.js';
export { SkipToContentFallbackId } from './theme-common/skip-link.js';
export { listTagsByLetters, translateTagsPageTitle, type TagLetter } from './theme-common/tags.js';
export {
  isMultiColumnFooterLinks,
  splitNavbarItems,
  useThemeConfig,
  type ThemeConfig,
} from './theme-common/theme-config.js';
export { useFilteredAndTreeifiedTOC, type TocNode } from './theme-common/toc-tree.js';
export { isSamePath } from '../shared/url.js';
export { filterDocCardListItems, useCurrentSidebarCategory, useDocsPreferredVersion } from './docs/client.js';
