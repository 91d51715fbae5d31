/** One page of each kind that the website has: what must hold for every layout is tested on these. */
export interface PageKind {
  name: string;
  /** Pathname in the default locale. */
  path: string;
  /** The kind that has the same layout, and the same components or nearly so; the full run alone takes both. */
  like?: string;
}

const ALL_KINDS: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'a doc', path: '/docs/installation' },
  { name: 'a doc with tabs', path: '/docs/markdown-features/tabs', like: 'the style guide' },
  { name: 'a doc with admonitions', path: '/docs/markdown-features/admonitions', like: 'the style guide' },
  { name: 'a doc with steps, files, cards and badges', path: '/docs/markdown-features/writing-components' },
  { name: 'a doc with code blocks', path: '/docs/markdown-features/code-blocks' },
  { name: 'a doc with wide tables', path: '/docs/api/plugins/@docusaurus/plugin-content-docs' },
  { name: 'a doc with formulas', path: '/docs/markdown-features/math-equations', like: 'a doc' },
  {
    name: 'a note of a vault',
    path: '/docs/markdown-features/obsidian',
    like: 'a doc with steps, files, cards and badges',
  },
  { name: 'a notebook', path: '/docs/markdown-features/wind-notebook', like: 'a doc with code blocks' },
  { name: 'a generated index', path: '/docs/category/guides' },
  { name: 'the tags of docs', path: '/tests/docs/tags', like: 'the tags of posts' },
  { name: 'the docs of a tag', path: '/tests/docs/tags/visibility', like: 'the list of posts' },
  { name: 'an unlisted doc', path: '/tests/docs/tests/visibility/force-unlisted', like: 'a doc' },
  { name: 'a doc without sidebar', path: '/tests/docs/doc-without-sidebar' },
  { name: 'the list of posts', path: '/blog' },
  { name: 'a post', path: '/blog/releases/3.6' },
  { name: 'the archive', path: '/blog/archive' },
  { name: 'the tags of posts', path: '/blog/tags' },
  { name: 'the posts of a tag', path: '/blog/tags/release', like: 'the list of posts' },
  { name: 'the authors', path: '/blog/authors', like: 'the list of posts' },
  { name: 'the posts of an author', path: '/blog/authors/core', like: 'the list of posts' },
  { name: 'the changelog', path: '/changelog' },
  { name: 'a changelog entry', path: '/changelog/3.6.0', like: 'a post' },
  { name: 'an MDX page', path: '/tests/pages/markdown-tests-mdx' },
  { name: 'a React page', path: '/tests/pages/code-block-tests', like: 'an MDX page' },
  { name: 'a page with diagrams', path: '/tests/pages/diagrams' },
  { name: 'the style guide', path: '/style-guide' },
  { name: 'the versions', path: '/versions' },
  { name: 'the not-found page', path: '/no-such-path' },
];

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

export const PAGE_KINDS = ALL_KINDS.filter(({ like }) => IS_FULL || like === undefined);

/** Those whose parts stand in another way on a phone than those of the kinds before, beside what their text holds. */
export const LAYOUTS: ReadonlySet<string> = new Set([
  'home',
  'a doc',
  'a doc with wide tables',
  'a generated index',
  'a doc without sidebar',
  'the list of posts',
  'a post',
  'the archive',
  'the tags of posts',
  'the changelog',
  'an MDX page',
  'the style guide',
  'the versions',
  'the not-found page',
]);

/** Those with boxes, cards, code or drawings that have colours of their own in each mode, beside those of text and bars. */
export const COLOURED: ReadonlySet<string> = new Set([
  'a doc with steps, files, cards and badges',
  'a doc with code blocks',
  'a generated index',
  'the list of posts',
  'the changelog',
  'a page with diagrams',
  'the style guide',
]);

/** A few at a time: a window for several pages costs less than a window for each. */
export function inGroups(all: readonly PageKind[]): { names: string; kinds: readonly PageKind[] }[] {
  return Array.from({ length: Math.ceil(all.length / 6) }, (_, index) => {
    const kinds = all.slice(index * 6, index * 6 + 6);
    return { names: kinds.map(({ name }) => name).join(', '), kinds };
  });
}
