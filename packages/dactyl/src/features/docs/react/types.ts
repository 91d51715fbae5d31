/** Docs data under the names that components use. The docs plugin defines the shapes. */
export type {
  DocContributor,
  PropDocChange as DocChange,
  DocFrontMatter,
  DocMetadata,
  DocNavLink as PageLink,
  PropCategoryGeneratedIndex as CategoryGeneratedIndex,
  PropSidebarItem as SidebarItem,
  PropSidebarItemCategory as SidebarCategory,
  PropSidebarItemLink as SidebarLink,
  PropVersion as VersionProps,
  PropVersionChanges as VersionChanges,
  PropVersionDoc as VersionDoc,
  SidebarItemHtml as SidebarHtml,
} from '../node/types.js';
export type {
  GlobalDoc,
  GlobalDocsData as DocsGlobalData,
  GlobalSidebar,
  GlobalVersion,
} from '../node/global-data-types.js';

/** A tag of any content that has tags. */
export interface TagLink {
  label: string;
  permalink: string;
  description?: string;
}

/** When and by whom any content was changed last. */
export interface LastUpdate {
  lastUpdatedBy?: string | null;
  /** Milliseconds. */
  lastUpdatedAt?: number | null;
}
