/**
 * What pages of the docs plugin receive: metadata of docs, and props of the components around them. Public API in the
 * shape of the site format; pure types, no Node, because components know them.
 */
import type { SidebarBadge } from '../../../shared/badge.js';
import type { Hydration } from '../../../shared/islands.js';
import type { JsonObject } from '../../../shared/json.js';
import type { TranslationState } from '../../../shared/translation-state.js';

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

/** A heading that asks, and the text of its section. */
export interface DocQuestion {
  question: string;
  answer: string;
}

/** Somebody who wrote in a doc. */
export interface DocContributor {
  name: string;
  /** Address of a picture. */
  avatar?: string;
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
  /** Set for a doc that is left out because it is for readers of another build. */
  isForOthers?: true;
  unlisted: boolean;
  /** URL for editing; `null` or absent for no link. */
  editUrl?: string | null;
  tags: DocTag[];
  /** Name of the version. */
  version: string;
  lastUpdatedBy?: string;
  /** Milliseconds. */
  lastUpdatedAt?: number;
  /** With the option `showContributors`; who wrote most comes first. */
  contributors?: DocContributor[];
  /**
   * State of the translation. Absent in the default locale, for an up-to-date translation, and if the state is unknown.
   */
  translation?: TranslationState;
  sidebarPosition?: number;
  frontMatter: DocFrontMatter;
  /** What the doc answers, when its front matter has `faq: true`. */
  questions?: DocQuestion[];
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
  sidebar_badge?: string | number | SidebarBadge;
  sidebar_custom_props?: JsonObject;
  displayed_sidebar?: string | null;
  pagination_label?: string;
  pagination_next?: string | null;
  pagination_prev?: string | null;
  custom_edit_url?: string | null;
  parse_number_prefixes?: boolean;
  tags?: (string | { label: string; permalink: string })[];
  /** Versions of the product that the doc is about. */
  applies_to?: { since?: string; until?: string; versions?: string[] };
  /** With `true`, headings that ask become an `FAQPage` for search engines. Other values are the site's own. */
  faq?: unknown;
  draft?: boolean;
  /** For whom the entry is: a name or a list of names. Pages that are built do not have it. */
  audience?: unknown;
  unlisted?: boolean;
  /** The entry is there from this time on. */
  publish_date?: string | number | Date;
  /** The entry is there until this time. */
  expiry_date?: string | number | Date;
  /** Addresses that the page had, without base URL: the redirects plugin leads from there to it. */
  redirect_from?: string | string[];
  last_update?: { author?: string; date?: string | Date };
  /** The version of the source that the file was translated from: a day and a hash. */
  translated_from?: string;
  /** Hydration mode of the page, see the site's option `hydration`. */
  hydration?: Hydration;
}

export type VersionBanner = 'unreleased' | 'unmaintained';

export interface SidebarItemBase {
  /** Used in message ids in place of the label, to distinguish items with the same label. */
  key?: string;
  className?: string;
  customProps?: JsonObject;
}

export interface SidebarItemHtml extends SidebarItemBase {
  type: 'html';
  value: string;
  defaultStyle?: boolean;
}

export interface PropSidebarItemLink extends SidebarItemBase {
  type: 'link';
  label: string;
  href: string;
  badge?: SidebarBadge;
  docId?: string;
  unlisted?: boolean;
  autoAddBaseUrl?: boolean;
  description?: string;
}

export interface PropSidebarItemCategory extends SidebarItemBase {
  type: 'category';
  label: string;
  badge?: SidebarBadge;
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

/** A doc that differs from the version before. */
export interface PropDocChange {
  id: string;
  title: string;
  permalink: string;
  /** The doc in the version before, where both have it. */
  before?: PropDocChange;
}

export interface PropDocChanges {
  added: PropDocChange[];
  changed: PropDocChange[];
  /** Docs with the same text under another id. */
  renamed: PropDocChange[];
  /** In the version before. */
  removed: PropDocChange[];
}

/** Prop `changes` of the page about what a version changed. */
export interface PropVersionChanges extends PropDocChanges {
  /** Label of the version. */
  version: string;
  /** Label of the version before. */
  since: string;
  /** The same page of the version before. */
  earlier?: { since: string; permalink: string };
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
