/**
 * Docs data as the browser side sees it: route props, metadata of Markdown files and global data of the docs
 * plugin. Field names are those of the site format.
 */

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  docId?: string;
  description?: string;
  unlisted?: boolean;
  autoAddBaseUrl?: boolean;
  className?: string;
  customProps?: Record<string, unknown>;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  items: SidebarItem[];
  collapsed: boolean;
  collapsible: boolean;
  href?: string;
  linkUnlisted?: boolean;
  description?: string;
  className?: string;
  customProps?: Record<string, unknown>;
}

export interface SidebarHtml {
  type: 'html';
  value: string;
  /** Indent like a menu item. */
  defaultStyle?: boolean;
  className?: string;
  customProps?: Record<string, unknown>;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

/** What one docs page tells the others about itself. */
export interface VersionDoc {
  id: string;
  title: string;
  description?: string;
  sidebar?: string;
}

/** The `version` prop of the version's root route. */
export interface VersionProps {
  pluginId: string;
  version: string;
  label: string;
  banner: 'unreleased' | 'unmaintained' | null;
  badge: boolean;
  noIndex: boolean;
  className: string;
  isLast: boolean;
  docsSidebars: Record<string, SidebarItem[]>;
  docs: Record<string, VersionDoc>;
}

export interface PageLink {
  title: string;
  permalink: string;
}

export interface TagLink {
  label: string;
  permalink: string;
  description?: string;
}

export interface LastUpdate {
  lastUpdatedBy?: string | null;
  /** Milliseconds. */
  lastUpdatedAt?: number | null;
}

export interface DocMetadata extends LastUpdate {
  id: string;
  title: string;
  description: string;
  permalink: string;
  source: string;
  slug: string;
  version: string;
  unlisted: boolean;
  draft: boolean;
  editUrl?: string | null;
  tags: TagLink[];
  sidebar?: string;
  previous?: PageLink | null;
  next?: PageLink | null;
  frontMatter: DocFrontMatter;
}

export interface DocFrontMatter {
  title?: string;
  title_meta?: string;
  keywords?: string[];
  image?: string;
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  draft?: boolean;
  unlisted?: boolean;
  [key: string]: unknown;
}

/** The `categoryGeneratedIndex` prop of a generated index page. */
export interface CategoryGeneratedIndex {
  title: string;
  description?: string;
  image?: string;
  keywords?: string | string[];
  slug: string;
  permalink: string;
  sidebar: string;
  navigation: { previous?: PageLink | null; next?: PageLink | null };
}

/** Global data of one docs instance: enough to link to every doc of every version. */
export interface DocsGlobalData {
  path: string;
  breadcrumbs: boolean;
  versions: GlobalVersion[];
}

export interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
  draftIds: string[];
  sidebars?: Record<string, GlobalSidebar>;
}

export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
}

export interface GlobalSidebar {
  /** The first item that can be linked to. */
  link?: { label: string; path: string };
}
