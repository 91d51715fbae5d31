/**
 * Public entry: what components of the theme are made of, for the copies of them that `dactyl swizzle --eject` makes.
 * Here is what has no name in the site format. It may change with any release, as the components themselves.
 * Re-exports only.
 */
export { AdoptInIsland, AdoptRange } from './react/adopt-range.js';
export { askToReload } from './react/ask-to-reload.js';
export { usePostCount } from './features/blog/react/post-count.js';
export { toScriptText, type BlogListStructuredDataProps } from './features/blog/react/structured-data.js';
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
} from './features/blog/react/types.js';
export { Hydrate } from './react/Hydrate.js';
export { useCodeBlockRenderer } from './react/code-block-context.js';
export { ConfiguredPart } from './react/configured-part.js';
export { mainDocPath } from './features/docs/react/active-docs.js';
export { useDocStructuredData } from './features/docs/react/structured-data.js';
export { SidebarLevel } from './features/docs/react/expanded-item.js';
export { docsById, type SidebarTrail } from './features/docs/react/path-index.js';
export type { DocRootRoute } from './features/docs/react/root-metadata.js';
export { categoryHref, findFirstLink, findFirstSidebarItemCategoryLink } from './features/docs/react/sidebar-items.js';
export type {
  CategoryGeneratedIndex,
  DocChange,
  DocContributor,
  LastUpdate,
  PageLink,
  SidebarCategory,
  SidebarHtml,
  SidebarItem,
  SidebarLink,
  VersionChanges,
  VersionProps,
} from './features/docs/react/types.js';
export {
  type PinnedDocs,
  PinnedDocsProvider,
  useActiveSidebarName,
  useActiveUnlistedDoc,
  useDocsToPin,
} from './features/docs/react/use-active-docs.js';
export { useHiddenSidebar } from './features/docs/react/use-hidden-sidebar.js';
export { useSidebarTrail } from './features/docs/react/sidebar-context.js';
export { useCurrentSidebarSiblings } from './features/docs/react/use-sidebar.js';
export { preferVersion, useVersionLinks } from './features/docs/react/version-links.js';
export { Adopted, useIsAdopted } from './react/islands/adopt.js';
export { usePageAlternates } from './react/page-context.js';
export { Raw } from './react/Raw.js';
export { LateItems } from './react/late-items.js';
export { Branch, Region } from './react/region.js';
export { useBrowserDependency } from './react/render-context.js';
export { useColorModeOnServer } from './react/server-hooks.js';
export {
  useDocsVersionCandidatesOnServer,
  useLayoutDocOnServer,
  useLayoutDocsSidebarOnServer,
} from './features/docs/react/server-hooks.js';
export { useContentLanguage } from './react/format/theme-common/content-language.js';
export { useLocaleHome } from './react/format/theme-common/home-page.js';
export { NavbarSections, useIsBelow, useSections } from './react/format/theme-common/navbar-sections.js';
export { tabsState, type TabsState } from './react/format/theme-common/tabs-state.js';
export type {
  FooterColumn,
  FooterLink,
  LogoConfig,
  NavbarItemConfig,
} from './react/format/theme-common/theme-config.js';
export { listNames, UsageError } from './react/format/theme-common/usage-error.js';
export { useSelectedTab } from './react/format/theme-common/use-tabs.js';
export { HtmlElement } from './react/HtmlElement.js';
export { useHtml } from './react/use-html.js';
export { useIsNear } from './react/use-is-near.js';
export { withoutAnsi } from './shared/ansi-text.js';
export { authorMistake } from './shared/author-mistake.js';
export { BADGE_KINDS, type BadgeKind, type SidebarBadge } from './shared/badge.js';
export { markLines } from './shared/code-lines.js';
export { parseCodeMeta } from './shared/code-meta.js';
export { editDistance } from './shared/edit-distance.js';
export { fnv1a } from './shared/fnv1a.js';
export { escapeHtml } from './shared/html.js';
export type { IdealImageData } from './shared/ideal-image.js';
export { readLiveMeta } from './shared/live-meta.js';
export { POPUP_ID } from './shared/offline.js';
export { CANONICAL, UNTRANSLATED } from './shared/page-alternates.js';
export type { SearchButtonData } from './shared/search-button.js';
export type { TocItem } from './shared/toc.js';
export type { TranslationState } from './shared/translation-state.js';
export { twinPathname } from './shared/twin.js';
export { applyTrailingSlash, hasProtocol, isInternalUrl, isSamePath, removeTrailingSlash } from './shared/url.js';
export { versionKey } from './shared/version-links.js';
export {
  BranchPathProvider,
  KeptItemsProvider,
  SidebarSizeProvider,
  useBranchPath,
  useIsLargeSidebar,
  useKeptItems,
} from './theme/DocSidebarItem/branch-path.js';
