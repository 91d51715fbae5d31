import type { Kind } from './findings.js';

/** What is counted of each kind, for people. */
export const KIND_TITLES: Readonly<Record<Kind, string>> = {
  pages: 'Pages',
  redirects: 'Redirects',
  feeds: 'Feeds and their posts',
  sitemap: 'Sitemap',
  files: 'Other files',
  text: 'Text',
  elements: 'Code, tables, images',
  links: 'Links',
  ids: 'Ids of headings',
  meta: 'Meta tags',
  navigation: 'Sidebars, breadcrumbs, neighbours',
  selectors: 'CSS selectors without a match',
  styles: 'Styles that your CSS sets',
};
