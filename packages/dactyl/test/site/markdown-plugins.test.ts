/** A site's own Markdown plugins, in docs and blog, compiled by two threads and by one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

/** More than a batch, so that both threads get some. */
const DOCS = 60;

/** Without it, two threads come with 500 pages. */
const THREADS = { DACTYL_THREADS: '2' };

const CONFIG = `
import shout from './plugins/shout.mjs';
import { frame } from './plugins/frame.cjs';

export default {
  title: 'Plugins',
  url: 'https://plugins.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  markdown: {
    preprocessor: ({ fileContent }) => fileContent.replaceAll('%version%', '7.1'),
    parseFrontMatter: async (params) => {
      const { frontMatter, content } = await params.defaultParseFrontMatter(params);
      return { frontMatter: { ...frontMatter, description: 'Told by a function' }, content };
    },
  },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: undefined, remarkPlugins: [[shout, { word: 'loud' }]], rehypePlugins: [frame] },
        blog: { rehypePlugins: [frame], onUntruncatedBlogPosts: 'ignore' },
        sitemap: false,
      },
    ],
  ],
  themeConfig: { search: false },
};
`;

const SHOUT = `
import { setTimeout } from 'node:timers/promises';
import { loudly } from './words.mjs';

/** Asynchronous, with an option. */
export default function shout({ word }) {
  return async (tree) => {
    await setTimeout(0);
    const visit = (node) => {
      if (node.type === 'text') node.value = node.value.replaceAll(word, loudly(word));
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
`;

const FRAME = `
exports.frame = function frame() {
  return (tree) => {
    const paragraphs = tree.children.filter(({ tagName }) => tagName === 'p');
    for (const node of paragraphs) {
      node.properties.className = ['framed'];
      for (const { tagName, properties } of node.children) if (tagName === 'a') properties['data-seen'] = properties.href;
    }
  };
};
`;

function createFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'docusaurus.config.js': CONFIG,
    'package.json': '{"name":"plugins","private":true,"type":"module"}',
    'plugins/shout.mjs': SHOUT,
    'plugins/words.mjs': "export const loudly = (word) => word.toUpperCase() + '!';\n",
    'plugins/frame.cjs': FRAME,
    'docs/index.mdx':
      '---\nslug: /\n---\n\n# Start %version%\n\nA loud word, and {"loud"} code, and [a page](./page-17.md#x).\n\n```js\nlet loud;\n```\n',
    'blog/2024-01-02-post.md': '# Post\n\nA loud post on %version%.\n',
    'src/pages/index.md': '# Home\n\nA loud page.\n',
  };
  for (let n = 1; n <= DOCS; n++) files[`docs/page-${n}.md`] = `# Page ${n}\n\nThe loud text of ${n}.\n`;
  return files;
}

let site: Fixture;
let output: Output;

beforeAll(async () => {
  site = createSite(createFiles());
  output = openOutput(site.file('build'));
  await site.build({ env: THREADS });
});

function mainOf(file: string): string {
  return output.page(file).one('main').text;
}

describe('plugins', () => {
  it('run in docs, on text and not on code', () => {
    expect(mainOf('docs/index.html')).toContain('A LOUD! word, and loud code, and a page.');
    expect(mainOf('docs/index.html')).toContain('let loud;');
    expect(output.page('docs/page-17/index.html').one('p.framed').text).toBe('The LOUD! text of 17.');
  });

  it('see where a link to a Markdown file leads, also in threads', () => {
    const { attributes } = output.page('docs/index.html').one('p.framed a');
    expect(attributes).toMatchObject({ href: '/docs/page-17#x', 'data-seen': '/docs/page-17#x' });
  });

  it('run only in the plugin that has them', () => {
    expect(output.page('blog/2024/01/02/post/index.html').one('p.framed').text).toBe('A loud post on 7.1.');
    expect(output.page('index.html').one('main').all('p.framed')).toEqual([]);
  });

  it('come after the preprocessor, which titles show too', () => {
    const page = output.page('docs/index.html');
    expect(page.one('h1').text).toBe('Start 7.1');
    expect(page.one('title').text).toBe('Start 7.1 | Plugins');
  });

  it('stand beside a function for the front matter', () => {
    const description = output
      .page('docs/index.html')
      .all('meta')
      .find(({ attributes }) => attributes.name === 'description');
    expect(description?.attributes.content).toBe('Told by a function');
  });

  it('do not run again when nothing has changed', async () => {
    const { output: printed } = await site.build();
    expect(printed).toMatch(/(\d+) pages \(\1 unchanged\)/);
  });

  it('run again on all pages when a file that they import has changed', async () => {
    site.edit('plugins/words.mjs', (text) => text.replace("'!'", "'?'"));
    await site.build();
    expect(mainOf('docs/index.html')).toContain('A LOUD? word');
    expect(mainOf('docs/page-57/index.html')).toContain('The LOUD? text of 57.');
  });

  // What is said has tests in `attach-plugins.test.ts`.
  it.runIf(process.env.DACTYL_TEST_FULL === '1')('name themselves and the file when they fail', async () => {
    site.edit('plugins/words.mjs', (text) => text.replace('word.toUpperCase()', 'word.nothing()'));
    const { code, output: printed } = await site.run(['build']);
    expect(code).toBe(1);
    expect(printed).toContain('The Markdown plugin shout failed: word.nothing is not a function');
    expect(printed).toMatch(/docs\/page-1\.md/);
    expect(printed).toMatch(/thrown at .*words\.mjs:1/);
  });
});
