/**
 * Pages that exercise the site format, below `/tests`. They are for the browser tests and for people who work on
 * Dactyl; search engines are kept away, and no menu leads here.
 */

/** Files for the links of the test pages. */
export const testStaticDirectory = 'tests/static';

/** Posts and pages among them, in both languages, for the sitemap; docs keep themselves out of it. */
export const testPatterns = ['', '/zh'].flatMap((locale) => [`${locale}/tests/blog/**`, `${locale}/tests/pages/**`]);

/** In the navbar, on these pages only: a type of item of the site's own, `src/components/TestItem.tsx`. */
export const testNavbarItem = {
  type: 'custom-test-item',
  label: '🧪 Test item',
  content: 'You are among the test pages.',
  position: 'right',
  onlyBelow: '/tests',
};

interface CategoryIndexCandidate {
  fileName: string;
  extension: string;
  directories: string[];
}

interface GeneratorArgs {
  isCategoryIndex: (doc: CategoryIndexCandidate) => boolean;
}

/** Beside `index` and the like, a doc named `intro` stands for its folder in the sidebar. */
function introIsCategoryIndex({
  defaultSidebarItemsGenerator,
  ...args
}: GeneratorArgs & { defaultSidebarItemsGenerator: (args: GeneratorArgs) => Promise<unknown[]> }) {
  return defaultSidebarItemsGenerator({
    ...args,
    isCategoryIndex: (doc) => doc.fileName.toLowerCase() === 'intro' || args.isCategoryIndex(doc),
  });
}

interface FrontMatterResult {
  frontMatter: Record<string, unknown>;
  content: string;
}

/** A site may read front matter in its own way: here a flag of ours, on one test page, makes it unlisted. */
export async function parseTestFrontMatter<Args>(
  args: Args & { defaultParseFrontMatter: (args: Args) => Promise<FrontMatterResult> },
): Promise<FrontMatterResult> {
  const result = await args.defaultParseFrontMatter(args);
  if (result.frontMatter['tests_force_unlisted'] !== true) return result;
  return { ...result, frontMatter: { ...result.frontMatter, unlisted: true } };
}

interface ReadingTimeArgs {
  content: string;
  frontMatter: Record<string, unknown>;
  defaultReadingTime: (args: { content: string; options?: { wordsPerMinute: number } }) => number;
}

/** Readers of the test blog are slow, so that short posts differ; a post may hide how long it takes. */
function slowReadingTime({ content, frontMatter, defaultReadingTime }: ReadingTimeArgs): number | undefined {
  if (frontMatter['hide_reading_time'] === true) return undefined;
  return defaultReadingTime({ content, options: { wordsPerMinute: 5 } });
}

export const testPlugins = [
  [
    '@docusaurus/plugin-content-docs',
    {
      id: 'docs-tests',
      path: 'tests/docs',
      routeBasePath: '/tests/docs',
      sidebarPath: './tests/docs-sidebars.ts',
      sidebarItemsGenerator: introIsCategoryIndex,
      showLastUpdateTime: true,
      versions: { current: { noIndex: true } },
      tags: 'tags.yml',
      // One of the pages has a tag that is not declared, on purpose.
      onInlineTags: 'ignore',
    },
  ],
  [
    './tests/plugins/blog',
    {
      id: 'blog-tests',
      path: 'tests/blog',
      routeBasePath: '/tests/blog',
      blogTitle: 'Test blog',
      blogDescription: 'Posts that exercise the blog plugin, and what to look for in each.',
      postsPerPage: 3,
      authorsBasePath: 'authors',
      authorsMapPath: 'authors.yml',
      readingTime: slowReadingTime,
      showLastUpdateTime: true,
      // Many posts are too short to be cut, and many authors are there for one post.
      onUntruncatedBlogPosts: 'ignore',
      onInlineAuthors: 'ignore',
      feedOptions: {
        type: 'all',
        title: 'Dactyl test blog',
        description: 'Posts that exercise the blog plugin.',
        xslt: { rss: 'custom-rss.xsl', atom: 'custom-atom.xsl' },
      },
    },
  ],
  [
    './tests/plugins/pages',
    {
      id: 'pages-tests',
      path: 'tests/pages',
      routeBasePath: '/tests/pages',
      showLastUpdateTime: true,
    },
  ],
];

/** From paths that no page has: to a page, with a query or a hash of its own, and the same by the site's full address. */
export const testRedirects = (url: string) => [
  { from: '/home/', to: '/' },
  { from: '/home/qs', to: '/?a=1' },
  { from: '/home/anchor', to: '/#start' },
  { from: '/home/absolute', to: `${url}/` },
  { from: '/home/absolute/qs', to: `${url}/?a=1` },
  { from: '/home/absolute/anchor', to: `${url}/#start` },
];
