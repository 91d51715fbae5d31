/**
 * Content that the docs plugin passes between its hooks: versions, docs and sidebars. Public API with the shapes of
 * Docusaurus. Data that pages receive is defined in `types.ts`.
 */
import type { TranslationDir } from '../../../node/content/source-folders.js';
import type { WrittenBadge } from './sidebars/badge.js';
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
  /** Those of the locales that stand in for the current one, in their order; absent where there are none. */
  fallbackDirs?: readonly TranslationDir[];
  /** Absolute; `undefined` means the default sidebar, `false` none. */
  sidebarFilePath: string | false | undefined;
  /** Set if the version overlays another: the folders of both, its own first. Those above hold links to their files. */
  layers?: readonly Pick<VersionMetadata, 'contentPath' | 'contentPathLocalized' | 'fallbackDirs'>[];
  /** Set if the version is read from git. */
  ref?: VersionRef;
}

/** The source of a version in git. */
export interface VersionRef {
  /** Tag, branch or commit, as the option names it. */
  name: string;
  commit: string;
  /** Absolute folder with the files of the version, in the layout of the repository. */
  dir: string;
  /** Path of the docs folder at that commit, relative to the site. */
  docsPath: string;
}

/**
 * Docs for readers of another build, which sidebars may name like drafts. Under a symbol, so that whoever writes the content of the
 * plugin into a file leaves them out.
 */
export const OTHERS: unique symbol = Symbol('docs of others');

/** All docs without a page. */
export function leftOut(version: Pick<LoadedVersion, 'drafts' | typeof OTHERS>): DocMetadata[] {
  return [...version.drafts, ...(version[OTHERS] ?? [])];
}

/** A version with everything that was read of it. */
export interface LoadedVersion extends VersionMetadata {
  /** Docs that have a page. */
  docs: DocMetadata[];
  /** Docs that production leaves out. */
  drafts: DocMetadata[];
  [OTHERS]?: DocMetadata[];
  sidebars: Sidebars;
}

/** Content of the plugin, as its hooks pass it on. */
export interface DocsContent {
  loadedVersions: LoadedVersion[];
}

export type Sidebars = Record<string, SidebarItem[]>;

export interface SidebarItemDoc extends SidebarItemBase {
  /** A `ref` is only a link: it does not make the doc belong to the sidebar. */
  type: 'doc' | 'ref';
  id: string;
  label?: string;
  badge?: WrittenBadge;
  /** Set if the label comes from the sidebars file, so that locales translate it. */
  translatable?: true;
}

export interface SidebarItemLink extends SidebarItemBase {
  type: 'link';
  label: string;
  href: string;
  badge?: WrittenBadge;
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
  badge?: WrittenBadge;
  description?: string;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
  link?: CategoryLink;
}

export type SidebarItem = SidebarItemDoc | SidebarItemLink | SidebarItemHtml | SidebarItemCategory;
