/** An example of a page compiles, its front matter is one that the plugin of its folder accepts, its imports exist. */
import remarkMath from 'remark-math';
import { readFrontMatter } from '../../src/node/base/front-matter.js';
import { checkFrontMatter } from '../../src/node/content/front-matter-schema.js';
import { postFrontMatterSchema } from '../../src/features/blog/node/front-matter.js';
import { docFrontMatterSchema } from '../../src/features/docs/node/front-matter.js';
import { pageFrontMatterSchema } from '../../src/features/pages/node/front-matter.js';
import { createAudienceText } from '../../src/node/markdown/audience/audience-text.js';
import { createProcessor } from '../../src/node/markdown/create-processor.js';
import { TEST_OPTIONS } from '../markdown/compile-text.js';
import { NO_PLUGINS } from '../markdown/compile-with-plugins.js';
import type { CodeExample } from './code-examples.js';
import { siteOf, type ExampleSite } from './example-site.js';
import { checkImports } from './load-module-example.js';
import { once } from './once.js';

const SCHEMAS = { docs: docFrontMatterSchema, blog: postFrontMatterSchema, pages: pageFrontMatterSchema };

const PROCESSORS = {
  mdx: once(() => createProcessor(TEST_OPTIONS)),
  plain: once(() => createProcessor({ ...TEST_OPTIONS, format: 'md' })),
  math: once(() => {
    const plugins = { ...NO_PLUGINS, remarkPlugins: [remarkMath] };
    return createProcessor(TEST_OPTIONS, { functions: { plugins } });
  }),
};

/** Audiences of the docs. */
const NAMES = ['partner', 'staff'];
const AUDIENCE = createAudienceText({ known: NAMES, chosen: NAMES });

export async function checkMarkdown(example: CodeExample): Promise<void> {
  const { code } = example;
  const { plain, math, mdx } = PROCESSORS;
  const isPlain = example.title?.endsWith('.md') && code.includes('format: md');
  const processor = await (isPlain ? plain : code.includes('$') ? math : mdx)();
  const site = siteOf(example);
  const { body } = await processor.compile({
    file: '/site/docs/page.mdx',
    source: AUDIENCE.keepToCompile({ file: '/site/docs/page.mdx', source: code }),
  });
  if (body.kind === 'module') checkComponents(body.code, site);
  const file = example.place;
  const { frontMatter } = readFrontMatter({ file, source: code });
  const kind = kindOfPage(example);
  checkFrontMatter<(typeof SCHEMAS)[typeof kind]>(SCHEMAS[kind], frontMatter, { file, source: code });
  const imports = [...code.matchAll(/^import .+ from .+$/gm)].map(([line]) => line);
  await checkImports(imports.join('\n'), site);
}

/** Components that MDX has without an import, and what carries finished HTML. */
const PROVIDED = new Set(
  'AppliesTo Badge Card CardGrid DactylRaw Details FileTree Head Mermaid Steps Term Tooltip'.split(' '),
);

/** Others are imported or made in the example, or elsewhere on the page. */
function checkComponents(compiled: string, { text }: ExampleSite): void {
  const names = [...compiled.matchAll(/_missingMdxReference\("([\w$]+)/g)].map(([, name = '']) => name);
  const isMade = (name: string) => new RegExp(`\\b(?:import|const|function)\\b.*\\b${name}\\b`).test(text);
  const missing = names.filter((name) => !PROVIDED.has(name) && !isMade(name));
  if (missing.length > 0) throw new Error(`Nothing on the page imports ${missing.join(', ')}.`);
}

/** By the folder of the example; without one, by what the page is about. */
function kindOfPage({ title = '', page }: CodeExample): keyof typeof SCHEMAS {
  if (/^blog\/|plugin-content-blog\//.test(title)) return 'blog';
  if (/^src\/pages\/|plugin-content-pages\//.test(title)) return 'pages';
  if (/^docs\/|plugin-content-docs/.test(title)) return 'docs';
  if (/blog\.mdx?$/.test(page)) return 'blog';
  return /pages\.mdx?$/.test(page) ? 'pages' : 'docs';
}
