/**
 * Shapes of the docs plugin that others see: the content that passes between its hooks, what pages receive as props,
 * and its global data. All of it is public API in the shape of the site format; pure types, no Node. They stand in one
 * file, because of a plugin the browser's side knows no other.
 */
import type { Hydration } from '../../../shared/islands.js';
import type { JsonObject } from '../../../shared/json.js';
import type { TranslationState } from '../../../shared/translation-state.js';

// ---------------------------------------------------------------- docs

export interface DocTag {
  label: string;
  permalink: string;
  description?: string;
  /** Written in the doc itself, not in the tags file. */
  inline: boolean;
}

/** A link to the previous or next page. */
export interface DocNavLink {
  title: string;
  permalink: string;
}

/** `MDX.metadata` of a doc. */
export interface DocMetadata {
  /** Unique in its version: folder and base id, e.g. `guides/start`. */
  id: string;
  title: string;
  description: string;
  /** `@site/…` path of the file that is shown: the localized one where it exists. */
  source: string;
  /** Folder in the version's docs, `.` at the root, number prefixes kept. */
  sourceDirName: string;
  /** Path below the version, with leading slash. */
  slug: string;
  permalink: string;
  draft: boolean;
  unlisted: boolean;
  /** `null` and nothing at all hide the link. */
  editUrl?: string | null;
  tags: DocTag[];
  /** Name of the version. */
  version: string;
  lastUpdatedBy?: string;
  /** Milliseconds. */
  lastUpdatedAt?: number;
  /** Absent in the default locale, and where all is well or nothing is known. */
  translation?: TranslationState;
  sidebarPosition?: number;
  frontMatter: DocFrontMatter;
  /** The sidebar that is shown with the doc. */
  sidebar?: string;
  previous?: DocNavLink;
  next?: DocNavLink;
}

/** Checked; keys that the plugin does not know are kept. */
export interface DocFrontMatter {
  [key: string]: unknown;
  id?: string;
  title?: string;
  title_meta?: string;
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  keywords?: string[];
  description?: string;
  image?: string;
  slug?: string;
  sidebar_label?: string;
  sidebar_position?: number;
  sidebar_class_name?: string;
  sidebar_key?: string;
  sidebar_custom_props?: JsonObject;
  displayed_sidebar?: string | null;
  pagination_label?: string;
  pagination_next?: string | null;
  pagination_prev?: string | null;
  custom_edit_url?: string | null;
  parse_number_prefixes?: boolean;
  tags?: (string | { label: string; permalink: string })[];
  draft?: boolean;
  unlisted?: boolean;
  last_update?: { author?: string; date?: string | Date };
  /** Which source the file was translated from: a day and a hash. */
  translated_from?: string;
  /** See the site's option of that name. */
  hydration?: Hydration;
}

// ---------------------------------------------------------------- versions

export type VersionBanner = 'unreleased' | 'unmaintained';

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

// ---------------------------------------------------------------- sidebars as content

export type Sidebars = Record<string, SidebarItem[]>;

interface SidebarItemBase {
  /** Stands for the label in ids of messages, so that two items of one label can be told apart. */
  key?: string;
  className?: string;
  customProps?: JsonObject;
}

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

export interface SidebarItemHtml extends SidebarItemBase {
  type: 'html';
  value: string;
  defaultStyle?: boolean;
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

// ---------------------------------------------------------------- props of pages

export interface PropSidebarItemLink extends SidebarItemBase {
  type: 'link';
  label: string;
  href: string;
  docId?: string;
  unlisted?: boolean;
  autoAddBaseUrl?: boolean;
  description?: string;
}

export interface PropSidebarItemCategory extends SidebarItemBase {
  type: 'category';
  label: string;
  items: PropSidebarItem[];
  collapsed: boolean;
  collapsible: boolean;
  href?: string;
  linkUnlisted?: boolean;
  description?: string;
}

export type PropSidebarItem = PropSidebarItemLink | PropSidebarItemCategory | SidebarItemHtml;

export type PropSidebar = PropSidebarItem[];

export interface PropVersionDoc {
  id: string;
  title: string;
  description?: string;
  sidebar?: string;
}

/** Prop `version` of the version's root component. */
export interface PropVersion {
  pluginId: string;
  version: string;
  label: string;
  banner: VersionBanner | null;
  badge: boolean;
  noIndex: boolean;
  className: string;
  isLast: boolean;
  docsSidebars: Record<string, PropSidebar>;
  docs: Record<string, PropVersionDoc>;
}

/** Prop `categoryGeneratedIndex`. */
export interface PropCategoryGeneratedIndex {
  title: string;
  description?: string;
  image?: string;
  keywords?: string | readonly string[];
  slug: string;
  permalink: string;
  navigation: { previous?: DocNavLink; next?: DocNavLink };
  sidebar: string;
}

/** Prop `tags` of the page that lists the tags. */
export interface PropTagListItem {
  label: string;
  permalink: string;
  description?: string;
  count: number;
}

/** Prop `tag` of a tag's page. */
export interface PropTag {
  label: string;
  permalink: string;
  description?: string;
  allTagsPath: string;
  count: number;
  items: { id: string; title: string; description: string; permalink: string }[];
  unlisted: boolean;
}

// ---------------------------------------------------------------- global data

export interface GlobalDoc {
  /** A generated index has its slug as id. */
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
}

export interface GlobalSidebar {
  link?: { path: string; label: string };
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

/** Global data of one instance. */
export interface GlobalDocsData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
}
