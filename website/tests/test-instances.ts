/**
 * Pages that exercise the site format, below `/tests`. They are for the browser tests and for people who work on
 * Dactyl; search engines are kept away, and no menu leads here.
 */

/** Files for the links of the test pages. */
export const testStaticDirectory = 'tests/static';

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
      showLastUpdateAuthor: true,
      versions: { current: { noIndex: true } },
      tags: 'tags.yml',
      // One of the pages has a tag that is not declared, on purpose.
      onInlineTags: 'ignore',
    },
  ],
  [
    '@docusaurus/plugin-content-pages',
    {
      id: 'pages-tests',
      path: 'tests/pages',
      routeBasePath: '/tests/pages',
    },
  ],
];
