/** Public entry: what components of a site import as `@docusaurus/plugin-content-docs/client`. Re-exports only. */
export type { ActiveDocContext, ActivePlugin } from './active-docs.js';
export { DocProvider, useDoc, type DocContent, type DocValue } from './doc-context.js';
export {
  DocSidebarItemsExpandedStateProvider,
  useDocSidebarItemsExpandedState,
  type ExpandedItemState,
} from './expanded-item.js';
export { useAllDocsData, useDocsData } from './global-data.js';
export { useDocsVersionCandidates, useLayoutDoc, useLayoutDocsSidebar } from './layout-links.js';
export {
  DocsPreferredVersionContextProvider,
  useDocsPreferredVersion,
  useDocsPreferredVersionByPluginId,
} from './preferred-version.js';
export { useDocRootMetadata } from './root-metadata.js';
export { getDocsVersionSearchTag, useDocsContextualSearchTags } from './search-tags.js';
export { DocsSidebarProvider, useDocsSidebar } from './sidebar-context.js';
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from './sidebar-items.js';
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
} from './use-active-docs.js';
export { useBreadcrumbsStructuredData } from './breadcrumbs-data.js';
export {
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useSidebarBreadcrumbs,
  useVisibleSidebarItems,
} from './use-sidebar.js';
export type { GlobalDoc, GlobalSidebar, GlobalVersion } from './types.js';
export { DocsVersionProvider, useDocById, useDocsVersion } from './version-context.js';
