/** Facts about a page that readers notice, and that two builds of one site must agree in. */

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
  /** Number of words outside of code blocks and of the collapsible table of contents. */
  words: number;
  /** Instance and version in the form of the site's search, such as `docs-default-2.0`. */
  part: string;
  description: string;
  canonical: string;
  /** Language and address. */
  alternates: string[];
  robots: string;
  /** Address where the page can be edited. */
  edit: string;
  /** Number of pages of each tag, from pages that list tags. */
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
