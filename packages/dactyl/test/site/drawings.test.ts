/** Diagrams that are drawn while pages are made: by packages, by a program, and what is said of mistakes in them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

const FLOW =
  'flowchart LR\n  accTitle: Way to the start\n  accDescr: Over the meadow\n  hangar[Hangar] --> meadow[草地]';
const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;
/** A program that draws: it reads a text and writes an SVG, or complains of its second line. */
const PROGRAM = `let text = '';
process.stdin.on('data', (part) => (text += part)).on('end', () => {
  if (text.includes('mistake')) { console.error('unknown word, line 2'); process.exit(1); }
  console.log('<?xml version="1.0"?><svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><text>' + text.trim() + '</text></svg>');
});`;

const siteWith = (files: Record<string, string>): Fixture =>
  createSite({
    'package.json': '{ "name": "drawings", "private": true, "type": "module" }',
    'docusaurus.config.js': `export default {
      title: 'Drawings', url: 'https://drawings.example', baseUrl: '/', trailingSlash: false, csp: true, markdown: { twins: true },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }]], themeConfig: { search: false },
      plugins: [['dactyl/plugin-diagrams', { mermaid: true, graphviz: true, spell: { command: [process.execPath, 'draw.mjs', '$HOME'] } }]],
    };`,
    'draw.mjs': PROGRAM,
    ...files,
  });

describe('diagrams', () => {
  let output: Output;

  beforeAll(async () => {
    const site = siteWith({
      'docs/index.md': `# Diagrams\n\n${fence('mermaid', FLOW)}\n> ${fence('dot', 'digraph Trip { a -> b }').trim().replaceAll('\n', '\n> ')}\n\n${fence('spell', 'a & <b>')}\n${fence('mermaid', 'pie\n "a" : 1')}`,
      'docs/component.mdx': `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n<TabItem value="a">\n\n${fence('mermaid', FLOW)}\n</TabItem>\n</Tabs>\n`,
      'docs/none.md': '# None\n',
    });
    await site.build();
    output = openOutput(site.file('build'));
  });

  const drawings = (file: string) => output.page(file).all('.dactyl-drawing');

  it('are SVG in the page, with their texts and what screen readers say, and no script', () => {
    const [mermaid, dot, own] = drawings('index.html');
    const picture = mermaid?.one('svg');
    expect(picture?.attributes).toMatchObject({
      role: 'img',
      'aria-label': 'Way to the start',
      'aria-description': 'Over the meadow',
    });
    expect(picture?.text).toContain('草地');
    expect(picture?.text).not.toContain('accTitle');
    expect(dot?.one('svg').attributes).toMatchObject({ 'aria-label': 'Trip', role: 'img' });
    expect(own?.one('svg').attributes).toMatchObject({ role: 'group', 'aria-label': 'Diagram' });
    expect(own?.one('svg').attributes).not.toHaveProperty('onload');
    expect(own?.one('svg').text).toBe('a &');
    expect(output.files().filter((name) => /mermaid|hydrate/.test(name))).toEqual([]);
    // Kinds that need a browser stay what they are.
    expect(output.page('index.html').all('pre')).toHaveLength(1);
  });

  it('are the same in components, and keep the policy of other pages: none has a style element', () => {
    const policyOf = (file: string) =>
      output.page(file).one('meta[http-equiv="Content-Security-Policy"]').attributes.content;
    expect(drawings('component.html')).toHaveLength(1);
    expect(policyOf('component.html')).toBe(policyOf('none.html'));
    const sheets = (file: string) =>
      output
        .page(file)
        .all('link[rel="stylesheet"]')
        .filter(({ attributes }) => attributes.href?.includes('/drawing-')).length;
    expect([sheets('index.html'), sheets('component.html'), sheets('none.html')]).toEqual([1, 1, 0]);
  });

  it('are code in the Markdown of the page', () => {
    expect(output.read('index.md')).toContain(`\`\`\`mermaid\n${FLOW}\n\`\`\``);
    expect(output.read('index.md')).toContain('> ```dot\n> digraph Trip { a -> b }\n> ```');
  });
});

it('Mistakes in diagrams end the build, each with file and line', async () => {
  const site = siteWith({
    'docs/index.md': `# Mistakes\n\n${fence('mermaid', 'flowchart LR\n  a --> b\n  c[ -->')}`,
    'docs/dot.md': `# Mistakes\n\n${fence('dot', 'digraph {\n  a ->\n}')}`,
    'docs/spell.md': `# Mistakes\n\n${fence('spell', 'a\nmistake')}\n${fence('spell', 'another\nmistake')}`,
  });
  const { code, output } = await site.run(['build']);
  expect(code).toBe(1);
  expect(output).toMatch(/This mermaid diagram cannot be drawn: Parse error[^]*docs\/index\.md:6/);
  expect(output).toMatch(/This dot diagram cannot be drawn: syntax error[^]*docs\/dot\.md:6/);
  expect(output).toMatch(/This spell diagram cannot be drawn: unknown word, line 2[^]*docs\/spell\.md:5/);
  expect(output).toMatch(/docs\/spell\.md:10/);
});
