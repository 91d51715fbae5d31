/**
 * Public entry: what components of the theme are made of, for the copies of them that `dactyl swizzle --eject` makes.
 * Here is what has no name in the site format. It may change with any release, as the components themselves.
 * Re-exports only.
 */
export { AdoptInIsland, AdoptRange } from './runtime/adopt-range.js';
export { askToReload } from './runtime/ask-to-reload.js';
export { usePostCount } from './runtime/blog/post-count.js';
export { toScriptText, type BlogListStructuredDataProps } from './runtime/blog/structured-data.js';
export type {
  BlogAuthor,
  BlogAuthorWithCount,
  BlogPageLink,
  BlogPaginatedMetadata,
  BlogPostContent,
  BlogPostMetadata,
  BlogSidebarData,
  BlogSidebarItem,
  BlogTag,
} from './runtime/blog/types.js';
export { useCodeBlockRenderer } from './runtime/code-block-context.js';
export { ConfiguredPart } from './runtime/configured-part.js';
export { mainDocPath } from './runtime/docs/active-docs.js';
export { SidebarLevel } from './runtime/docs/expanded-item.js';
export { docsById, type SidebarTrail } from './runtime/docs/path-index.js';
export type { DocRootRoute } from './runtime/docs/root-metadata.js';
export { categoryHref, findFirstSidebarItemCategoryLink } from './runtime/docs/sidebar-items.js';
export type {
  CategoryGeneratedIndex,
  LastUpdate,
  PageLink,
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLink,
  VersionProps,
} from './runtime/docs/types.js';
export {
  type PinnedDocs,
  PinnedDocsProvider,
  useActiveSidebarName,
  useActiveUnlistedDoc,
  useDocsToPin,
} from './runtime/docs/use-active-docs.js';
export { useHiddenSidebar } from './runtime/docs/use-hidden-sidebar.js';
export { useSidebarTrail } from './runtime/docs/sidebar-context.js';
export { useCurrentSidebarSiblings } from './runtime/docs/use-sidebar.js';
export { preferVersion, useVersionLinks } from './runtime/docs/version-links.js';
export { Adopted, useIsAdopted } from './runtime/islands/adopt.js';
export { usePageAlternates } from './runtime/page-context.js';
export { Raw } from './runtime/Raw.js';
export { Branch, Region } from './runtime/region.js';
export { useBrowserDependency } from './runtime/render-context.js';
export {
  useColorModeOnServer,
  useDocsVersionCandidatesOnServer,
  useLayoutDocOnServer,
  useLayoutDocsSidebarOnServer,
} from './runtime/server-hooks.js';
export { useContentLanguage } from './runtime/theme-common/content-language.js';
export { useLocaleHome } from './runtime/theme-common/home-page.js';
export { NavbarSections, useIsBelow, useSections } from './runtime/theme-common/navbar-sections.js';
export { tabsState, type TabsState } from './runtime/theme-common/tabs-state.js';
export type { FooterColumn, FooterLink, LogoConfig, NavbarItemConfig } from './runtime/theme-common/theme-config.js';
export { listNames, UsageError } from './runtime/theme-common/usage-error.js';
export { useSelectedTab } from './runtime/theme-common/use-tabs.js';
export { useIsNear } from './runtime/use-is-near.js';
export { withoutAnsi } from './shared/ansi-text.js';
export { markLines } from './shared/code-lines.js';
export { parseCodeMeta } from './shared/code-meta.js';
export { fnv1a } from './shared/fragment.js';
export type { IdealImageData } from './shared/ideal-image.js';
export { readLiveMeta } from './shared/live-meta.js';
export { POPUP_ID } from './shared/offline.js';
export type { SearchButtonData } from './shared/search-button.js';
export type { TocItem } from './shared/toc.js';
export type { TranslationState } from './shared/translation-state.js';
export { twinPathname } from './shared/twin.js';
export { applyTrailingSlash, hasProtocol, isInternalUrl, isSamePath, removeTrailingSlash } from './shared/url.js';
export { versionKey } from './shared/version-links.js';
export { BranchPathProvider, useBranchPath } from './theme/DocSidebarItem/branch-path.js';
