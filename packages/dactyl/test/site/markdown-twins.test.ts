/** `markdown.twins`: each page of content also as Markdown. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';
import { startDactyl } from './run-dactyl.js';

/** A function, which reads the environment for each build, also in a process that has run before. */
const config = `export default () => ({
  title: 'Twins',
  url: 'https://twins.example',
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: false,
  markdown: { twins: process.env.DACTYL_TEST_TWINS !== 'off', githubAlerts: true, highlighter: 'shiki', math: { macros: { '\\\\R': '\\\\mathbb{R}' } } },
  csp: true, // formulas have styles in attributes
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  themeConfig: { search: false },
  presets: [['classic', { docs: {}, blog: {}, sitemap: false }]],
});`;

let site: Fixture;
let output: Output;

beforeAll(async () => {
  site = createSite({
    'docusaurus.config.js': config,
    'package.json': '{ "name": "twins", "private": true, "type": "module" }',
    'docs/intro.mdx': `---\ndescription: Start\n---\n\n# Intro\n\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport Count from '@site/src/count.jsx';\n\nSee [the other](./other.md) {1 + 1} times.\n\n<Tabs>\n<TabItem value="a" label="First">\n\n\`\`\`js title="a.js"\nf(); // [!code ++]\n\`\`\`\n\n</TabItem>\n</Tabs>\n\n<Count />\n`,
    'docs/writing.mdx': `# Writing\n\n> [!TIP]\n> Read *this*.\n\n<Steps>\n\n1. **One.**\n\n   \`\`\`sh\n   ls\n   \`\`\`\n\n2. Two <Badge kind="tip">New</Badge> <Tooltip text="At last.">now</Tooltip>.\n\n</Steps>\n\n<FileTree>\n\n- src\n  - **a.js** *first*\n- …\n\n</FileTree>\n\n<CardGrid>\n\n<Card title="The other" href="/docs/other" icon="🗂️">\n\nIts text.\n\n</Card>\n\n<Card title="No link">\n\nText.\n\n</Card>\n\n</CardGrid>\n`,
    'docs/formulas.mdx':
      '# On $E$\n\n<Badge>Here</Badge> $a_{i} \\in \\R$.\n\n$$\n\\frac{a}{b}\n$$\n\n```math\nc\n```\n',
    'docs/other.md': '---\ntitle: The *other*\n---\n\nText.\n',
    'src/count.jsx': `import { useState } from 'react';\nexport default function Count() {\n  const [n, set] = useState(3);\n  return <p>Counted: <strong>{n}</strong> <button onClick={() => set(n + 1)}>More</button></p>;\n}\n`,
    'src/pages/index.md': '# Home\n\nWelcome.\n',
    'src/pages/react.jsx': 'export default function Page() {\n  return <h1>React</h1>;\n}\n',
    'blog/2024-01-02-post.md':
      '---\ntitle: A post\n---\n\nHello.\n\n<!-- truncate -->\n\nMore.\n\n```jsx file=@site/src/count.jsx#L1\n```\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/other.md': '---\ntitle: 另一个\n---\n\n文字。\n',
  });
  output = openOutput(site.file('build'));
  await site.build();
});

const twins = () => output.files().filter((file) => file.endsWith('.md'));

describe('Markdown twins', () => {
  it('stand beside the pages of docs, posts and Markdown pages, in each locale', () => {
    const pages = [
      'blog/2024/01/02/post.md',
      'docs/formulas.md',
      'docs/intro.md',
      'docs/other.md',
      'docs/writing.md',
      'index.md',
    ];
    expect(twins()).toEqual([...pages, ...pages.map((page) => `zh/${page}`)].toSorted());
  });

  it('hold the whole content, with absolute links and with what components show', () => {
    expect(output.read('docs/intro.md')).toBe(
      '# Intro\n\nSee [the other](https://twins.example/docs/other) 2 times.\n\n' +
        '**First**\n\n```js title="a.js"\nf();\n```\n\nCounted: **3**\n',
    );
    expect(output.read('docs/other.md')).toBe('# The \\*other\\*\n\nText.\n');
    expect(output.read('blog/2024/01/02/post.md')).toBe(
      "# A post\n\nHello.\n\nMore.\n\n```jsx\nimport { useState } from 'react';\n```\n",
    );
    expect(output.read('zh/docs/other.md')).toBe('# 另一个\n\n文字。\n');
  });

  it('hold the source of formulas, whose style sheet and fonts come from the site, with their pages alone', () => {
    expect(output.read('docs/formulas.md')).toBe(
      '# On $E$\n\nHere $a_{i} \\in \\R$.\n\n$$\n\\frac{a}{b}\n$$\n\n$$\nc\n$$\n',
    );
    const sheetOf = (page: string) => /<link[^>]*href="(\/assets\/css\/katex-[^"]*)"/.exec(output.read(page))?.[1];
    const sheet = sheetOf('docs/formulas.html') ?? '';
    expect(sheetOf('docs/other.html')).toBeUndefined();
    expect(sheetOf('zh/docs/formulas.html')).toBe(sheet);
    const fonts = [...output.read(sheet.slice(1)).matchAll(/url\(\.\.\/([^)]*)\)/g)].map(([, url = '']) => url);
    expect(fonts).toHaveLength(20);
    expect(fonts.filter((url) => !output.files().includes(`assets/${url}`))).toEqual([]);
    expect(output.files().filter((file) => /\.(?:woff|ttf)$/.test(file))).toEqual([]);
  });

  it('hold code without the comments that mark it, for which pages load styles, and the site those of its themes', () => {
    const page = output.page('docs/intro.html');
    const sheetsOf = (name: string) =>
      output
        .page(name)
        .all('link[rel=stylesheet]')
        .map(({ attributes }) => String(attributes.href));
    const isOfMarks = (url: string) => url.startsWith('/assets/css/code-marks-');
    expect(page.one('.code-block-inserted-line').text).toBe('f();');
    expect(sheetsOf('docs/intro.html').filter(isOfMarks)).toHaveLength(1);
    expect(sheetsOf('docs/writing.html').filter(isOfMarks)).toEqual([]);
    const [name = ''] = page.one('.code-block-inserted-line span').classes;
    const rules = sheetsOf('docs/intro.html').map((url) => output.read(url.slice(1)));
    expect(rules.join('')).toContain(`.${name}{color:`);
  });

  it('hold the lists and links that steps, files, cards, badges and alerts are', () => {
    expect(output.read('docs/writing.md')).toBe(
      '# Writing\n\n:::tip\n\nRead *this*.\n\n:::\n\n' +
        '1. **One.**\n\n   ```sh\n   ls\n   ```\n\n2. Two New now (At last.).\n\n- src\n  - **a.js** *first*\n- …\n\n' +
        '[The other](https://twins.example/docs/other)\n\nIts text.\n\n**No link**\n\nText.\n',
    );
  });

  it('are named by their pages', () => {
    const link = 'link[rel=alternate][type="text/markdown"]';
    expect(output.page('docs/intro.html').one(link).attributes.href).toBe('/docs/intro.md');
    expect(output.page('zh/docs/other.html').one(link).attributes.href).toBe('/zh/docs/other.md');
    for (const page of ['blog.html', 'react.html']) expect(output.page(page).all(link)).toEqual([]);
  });

  it('are reused and written again together with their pages', async () => {
    const before = new Map(twins().map((file) => [file, output.identity(file)]));
    site.edit('docs/other.md', (text) => `${text}\nAnother text.\n`);
    await site.build();
    const anew = twins().filter((file) => before.get(file) !== output.identity(file));
    expect(anew).toEqual(['docs/other.md']);
    expect(output.read('docs/other.md')).toContain('Another text.');
  });

  it('are not written when the option is off', async () => {
    await site.build({ env: { DACTYL_TEST_TWINS: 'off' } });
    expect(twins()).toEqual([]);
    expect(output.read('docs/intro.html')).not.toContain('text/markdown');
    await site.build();
    expect(twins()).toHaveLength(12);
  });

  it('are served as Markdown', async () => {
    const server = startDactyl(['serve', '--port', '0', '--no-open'], { cwd: site.siteDir, isServer: true });
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        let text = '';
        const read = (chunk: Buffer) => {
          text += chunk.toString();
          const found = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
          if (found) resolve(found);
        };
        server.stdout?.on('data', read);
        server.stderr?.on('data', read);
        server.once('close', () => reject(new Error(text)));
      });
      const answer = await fetch(`${origin}/zh/docs/other.md`);
      expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(await answer.text()).toContain('另一个');
    } finally {
      server.kill();
    }
  });
});
