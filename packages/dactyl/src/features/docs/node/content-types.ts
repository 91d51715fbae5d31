/**
 * Content of the docs plugin, as it passes between its hooks: versions, docs and sidebars. Public API in the shape of the
 * site format. What pages receive of it stands in `types.ts`.
 */
import type { DocMetadata, VersionBanner, SidebarItemBase, SidebarItemHtml } from './types.js';

export interface VersionMetadata {
  /** `current`, or a name of `versions.json`. */
  versionName: string;
  label: string;
  /** Permalink of the version's root. */
  path: string;
  /** Permalink of the page that lists the version's tags. */
  tagsPath: string;
  banner: VersionBanner | null;
  badge: boolean;
  noIndex: boolean;
  /** Class of `<html>` on the version's pages. */
  className: string;
  isLast: boolean;
  /** Absolute. */
  contentPath: string;
  /** Absolute; the folder need not exist. */
  contentPathLocalized: string;
  /** Absolute; `undefined` means the default sidebar, `false` none. */
  sidebarFilePath: string | false | undefined;
  /** Of a version that is read from git. */
  ref?: VersionRef;
}

/** Where in git a version comes from. */
export interface VersionRef {
  /** Tag, branch or commit, as the option names it. */
  name: string;
  commit: string;
  /** Absolute folder that stands for the root of the repository; the files of the version lie in it. */
  dir: string;
  /** Where the docs lay at that commit, relative to the site. */
  docsPath: string;
}

/** A version with everything that was read of it. */
export interface LoadedVersion extends VersionMetadata {
  /** Docs that have a page. */
  docs: DocMetadata[];
  /** Docs that production leaves out. */
  drafts: DocMetadata[];
  sidebars: Sidebars;
}

/** Content of the plugin, as its hooks pass it on. */
export interface DocsContent {
  loadedVersions: LoadedVersion[];
}

export type Sidebars = Record<string, SidebarItem[]>;

export interface SidebarItemDoc extends SidebarItemBase {
  /** A `ref` only links: the doc does not belong to the sidebar by it. */
  type: 'doc' | 'ref';
  id: string;
  label?: string;
  /** The label comes from the sidebars file, so translations know it. */
  translatable?: true;
}

export interface SidebarItemLink extends SidebarItemBase {
  type: 'link';
  label: string;
  href: string;
  description?: string;
  autoAddBaseUrl?: boolean;
}

export interface GeneratedIndexLink {
  type: 'generated-index';
  slug: string;
  permalink: string;
  title?: string;
  description?: string;
  image?: string;
  keywords?: string | readonly string[];
}

export type CategoryLink = { type: 'doc'; id: string } | GeneratedIndexLink;

export interface SidebarItemCategory extends SidebarItemBase {
  type: 'category';
  label: string;
  description?: string;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
  link?: CategoryLink;
}

export type SidebarItem = SidebarItemDoc | SidebarItemLink | SidebarItemHtml | SidebarItemCategory;
