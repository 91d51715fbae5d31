/** Diagrams and live code on sites that have half of what they need. With all of it: `e2e/islands`. */
import { describe, expect, it } from 'vitest';
import { builtSite } from './built-fixture.js';
import { createSite, type Fixture } from './fixture.js';
import type { Output } from './output.js';

const PAGE = '# Page\n\n```mermaid\nflowchart LR\n  a --> b\n```\n\n```jsx live\n<p>a</p>\n```\n';

function siteWith(config: string, files: Record<string, string> = {}, baseUrl = '/'): Fixture {
  return createSite({
    'package.json': '{ "name": "optional-themes", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Optional themes', url: 'https://optional.example', baseUrl: '${baseUrl}', trailingSlash: false, ${config}
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }]],
    };`,
    'docs/index.md': PAGE,
    ...files,
  });
}

function codeBlocks(output: Output): string[] {
  return output
    .page('index.html')
    .all('pre')
    .map(({ text }) => text.trim());
}

const islands = (output: Output) => output.files().filter((file) => /hydrate/.test(file));

describe('diagrams and live code', () => {
  it('are code blocks without the themes, and the build says why', async () => {
    const site = siteWith('markdown: { mermaid: true },');
    const { output, log } = await builtSite(site);
    expect(log).toContain('"markdown.mermaid" is set, but no theme draws diagrams');
    expect(codeBlocks(output)).toEqual(['flowchart LR a --> b', '<p>a</p>']);
    expect(islands(output)).toEqual([]);
  });

  it('are code blocks without markdown.mermaid, and the build says why', async () => {
    const site = siteWith(`themes: ['mermaid'],`);
    const { output, log } = await builtSite(site);
    expect(log).toContain('names the theme for diagrams, but "markdown.mermaid" is not set');
    expect(codeBlocks(output)).toHaveLength(2);
    expect(islands(output)).toEqual([]);
  });

  it('may be drawn by a component of the site alone', async () => {
    const site = siteWith('markdown: { mermaid: true },', {
      'src/theme/Mermaid.js': 'export default ({ value }) => <figure>{value.length} characters</figure>;\n',
    });
    const { output, log } = await builtSite(site);
    expect(log).not.toContain('markdown.mermaid');
    expect(output.page('index.html').one('figure').text).toBe('22 characters');
    expect(codeBlocks(output)).toEqual(['<p>a</p>']);
  });

  it('have style sheets of their own, which only pages that hold them name', async () => {
    const diagram = '```mermaid\nflowchart LR\n  a --> b\n```\n';
    const site = siteWith(
      `markdown: { mermaid: true }, themes: ['mermaid', 'live-codeblock'],
       i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },`,
      {
        'docs/without.md': '# Without\n\n```js\nplain();\n```\n',
        'docs/hidden.mdx': `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n
<Tabs lazy>\n<TabItem value="one">One</TabItem>\n<TabItem value="two">\n\n${diagram}\n</TabItem>\n</Tabs>\n`,
        'docs/adopted.md': `---\nhydration: adopted\n---\n\n${diagram}`,
        'docs/full.mdx': `---\nhydration: full\n---\n\n${diagram}`,
      },
      '/base/',
    );
    const { output } = await builtSite(site);
    // Those of the components for writing have a test in syntax-site.test.ts, and few sites name who wrote.
    const isWriting = (file: string) => /\/(?:badge|cards|file-tree|steps|tooltip|Contributors)-/.test(file);
    const sheets = output.files().filter((file) => file.endsWith('.css') && !isWriting(file));
    const sheetOf = (rule: string) => `/base/${sheets.find((file) => output.read(file).includes(rule))}`;
    const rules = ['.navbar{', '.mermaid-diagram{', '.theme-playground{', '.search-page__form{'];
    const [main, diagrams, live, search] = rules.map(sheetOf);
    expect(new Set(sheets.map((file) => `/base/${file}`))).toEqual(new Set([main, diagrams, live, search]));
    expect(diagrams).toMatch(/\/mermaid-[0-9a-f]{8}\.css$/);

    const named = (file: string) =>
      output
        .page(file)
        .all('link[rel="stylesheet"]')
        .map(({ attributes }) => attributes.href);
    for (const folder of ['', 'zh/']) {
      expect(named(`${folder}index.html`).toSorted()).toEqual([main, diagrams, live].toSorted());
      expect(named(`${folder}without.html`)).toEqual([main]);
      expect(named(`${folder}search.html`).toSorted()).toEqual([main, search].toSorted());
      for (const page of ['hidden', 'adopted', 'full']) {
        expect(named(`${folder}${page}.html`), page).toEqual([diagrams, main]);
      }
    }
    // Navigation brings the page's part of the head.
    const PAGE_SHEETS = 'link[rel=stylesheet][data-rh]';
    expect(
      output
        .page('index.html')
        .all(PAGE_SHEETS)
        .map(({ attributes }) => attributes.href),
    ).toContain(diagrams);
    expect(output.page('without.html').all(PAGE_SHEETS)).toEqual([]);
  });
});
