/** Code blocks of a site that replaces their parts, and code that comes from files. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFixture } from './built-fixture.js';
import type { Output } from './output.js';

const SAMPLE = 'export const wings = 2;';
let output: Output;

beforeAll(async () => {
  ({ output } = await builtFixture('code-parts'));
});

describe('a part of the code block in src/theme', () => {
  it('takes the place of that of the theme in Markdown, with colours and marks as before', () => {
    const [first, second] = output.page('docs/markdown/index.html').all('.my-container');
    const block = first?.one('.theme-code-block.language-js');
    expect(block?.one('.code-block-title').text).toBe('a.js');
    expect(block?.one('pre.prism-code').attributes.style).toBe('counter-reset:line 6');
    const lines = block?.all('.my-line') ?? [];
    expect(lines.map(({ text }) => text)).toEqual(['const a = "<b>";', 'const b = 1;']);
    expect(lines.map((line) => line.all('.theme-code-block-highlighted-line').length)).toEqual([0, 1]);
    expect(lines[0]?.all('.token-line span').length).toBeGreaterThan(1);
    expect(Number(lines[0]?.attributes['data-tokens'])).toBeGreaterThan(2);
    expect(second?.one('code').text).toBe('plain');
  });

  it('may have state, and gets the code', () => {
    const html = output.read('docs/markdown/index.html');
    const button = output.page('docs/markdown/index.html').one('.my-copy');
    expect(button.text).toBe('Take');
    expect(button.attributes['data-length']).toBe(String('const a = "<b>";\nconst b = 1;'.length));
    expect(html).toContain('<!--island:{"url":"/assets/js/CopyButton-');
  });

  it('may be the button that wraps, which ours then switches', () => {
    const switches = output.page('docs/markdown/index.html').one('.code-block-buttons [data-wrap]');
    expect(switches.tag).toBe('span');
    expect(switches.one('.my-wrap').text).toBe('false');
  });

  it('stands around code of elements too', () => {
    const block = output.page('index.html').one('.my-container .elements');
    expect(block.one('code').text).toBe('a b');
  });
});

describe('a file as text', () => {
  it('comes with raw-loader or ?raw into a page', () => {
    const blocks = output.page('index.html').all('.language-js code');
    expect(blocks.map(({ text }) => text)).toEqual([SAMPLE, SAMPLE]);
  });

  it('comes with raw-loader into Markdown, from anywhere, a Markdown file too', () => {
    const [code, markdown] = output.page('docs/raw/index.html').all('.theme-code-block code');
    expect(code?.text).toBe(SAMPLE);
    expect(markdown?.text).toContain('```js title="a.js" {2} showLineNumbers=7 const a');
  });
});

describe('npm commands', () => {
  it('are shown for other package managers by dactyl/remark-npm2yarn', () => {
    const tabs = output.page('docs/npm/index.html').one('.theme-doc-markdown li [data-tabs="npm2yarn"]');
    expect(tabs.all('[role="tab"]').map(({ text }) => text)).toEqual(['npm', 'Yarn', 'Ask']);
    expect(tabs.all('[role="tabpanel"] code').map(({ text }) => text)).toEqual([
      'npm install gull',
      'yarn add gull',
      'ask npm install gull',
    ]);
  });
});
