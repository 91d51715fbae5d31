/**
 * Sites whose bundles come ready-made with the package. Of the configuration only what enters a bundle counts, so one stands for all sites
 * with the same themes: title, navigation and content are theirs, and whether they have a blog, tags or lists of docs. A site that switches
 * the search off has a theme less.
 */

const files = {
  'dactyl.config.js': `export default {
  title: 'Ready',
  url: 'https://example.com',
  baseUrl: '/',
  presets: ['classic'],
};
`,
  'docs/index.md': '---\ntags: [one]\n---\n\n# Docs\n',
  'docs/part/page.md': '# Page\n',
  // A page that lists the docs of a category.
  'docs/part/_category_.json': '{ "label": "Part", "link": { "type": "generated-index" } }\n',
  'blog/2026-01-01-post.md': '---\ntags: [one]\nauthors: [ada]\n---\n\n# Post\n\nText.\n',
  'blog/authors.yml': 'ada: { name: Ada, page: true }\n',
  'src/pages/about.md': '# About\n',
};

/** What texts import besides. */
const IMPORTED = ['Admonition', 'CodeBlock', 'Details', 'DocCardList', 'TOCInline', 'ThemedImage'].map(
  (name) => `@theme/${name}`,
);
/** Tabs may need the browser, so the bundle of a site that has some holds more. */
const TABS = ['@theme/Tabs', '@theme/TabItem'];

/**
 * Style sheets that not all of these sites have: name of the component that has one → the requests that lead to it. A site without such
 * a request gets none.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SHEETS = {
  BlogArchivePage: ['@theme/BlogArchivePage'],
  BlogPostItem: ['@theme/BlogListPage', '@theme/BlogPostPage', '@theme/BlogTagsPostsPage'],
};

/**
 * @typedef {object} ReadySite
 * @property {Record<string, string>} files path → text
 * @property {string[]} requests besides those of its pages
 * @property {string[]} needs see `ReadyEntry`
 */

const withoutSearch = {
  ...files,
  'dactyl.config.js': files['dactyl.config.js'].replace('};', '  themeConfig: { search: false },\n};'),
};

/** @type {readonly ReadySite[]} */
export const READY_SITES = [files, withoutSearch].flatMap((site) => [
  { files: site, requests: IMPORTED, needs: [] },
  { files: site, requests: [...IMPORTED, ...TABS], needs: ['@theme/Tabs'] },
]);
