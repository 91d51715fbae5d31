/** What a reader would notice of a page, as facts that two builds of one site must share. */

export interface PageFacts {
  lang: string;
  title: string;
  h1: string;
  /** Of the headings 2 to 6 inside `<main>`. */
  ids: string[];
  /** Pathname of the page before, or empty. */
  prev: string;
  next: string;
  breadcrumbs: string[];
  /** Pathnames. */
  tags: string[];
  /** Code blocks inside `<main>`, like all that follow. */
  code: number;
  admonitions: number;
  tabs: number;
  tables: number;
  images: number;
  /** To the same site. */
  links: number;
  /** Outside of code blocks and of the table of contents that opens on narrow screens. */
  words: number;
  /** Of the site as its search knows it, such as `docs-default-2.0`: instance and version. */
  part: string;
  description: string;
  canonical: string;
  /** Language and address. */
  alternates: string[];
  robots: string;
  /** Address where the page can be edited. */
  edit: string;
  /** How many pages a tag has, where a list of tags says so. */
  tagCounts: string[];
  /** See `read-sidebar.ts`. */
  sidebar: string[];
}

/** In the order of the lists. */
export const PAGE_FACTS: readonly (keyof PageFacts)[] = [
  'lang',
  'title',
  'h1',
  'ids',
  'prev',
  'next',
  'breadcrumbs',
  'tags',
  'code',
  'admonitions',
  'tabs',
  'tables',
  'images',
  'links',
  'words',
  'part',
  'description',
  'canonical',
  'alternates',
  'robots',
  'edit',
  'tagCounts',
  'sidebar',
];
