import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { blend, contrast } from '../../../../test/markdown/contrast.js';
import { TINTS } from './readable-color.js';
import { shikiCss } from './shiki-theme.js';
import { testProcessor, TEST_OPTIONS } from '../../../../test/markdown/compile-text.js';

const themes = { light: 'github-light-default', dark: 'github-dark-default' };
const css = shikiCss(themes, import.meta.dirname);

async function render(code: string, language: string, meta = '') {
  const highlight = { ...TEST_OPTIONS.highlight, shiki: themes, notation: true };
  const processor = await testProcessor({ highlight });
  return processor.renderCodeBlock(code, language, meta);
}

/** Colour of a piece of code in both modes; `undefined`: that of plain text. */
function colors(html: string, text: string): (string | undefined)[] {
  const [, names = ''] = new RegExp(`<span class="([^"]*)">${text}`).exec(html) ?? [];
  const colorOf = (prefix: string) => {
    const name = names.split(' ').find((each) => each.startsWith(prefix) && /\d/.test(each));
    return name && new RegExp(`\\.${name}\\{color:([^}]*)\\}`).exec(css)?.[1];
  };
  return [colorOf('sl'), colorOf('sd')];
}

it('gives tokens classes, whose rules have the colours of both themes', async () => {
  const html = await render('const text = "a";\n// end', 'ts');
  expect(colors(html, 'const')).toEqual(['#be1f2a', '#ff7b72']);
  expect(colors(html, '// end')).toEqual(['#5a626a', '#8d96a0']);
  expect(html).not.toContain('style=');
  expect(css).toContain(':root{--prism-color:#1f2328;--prism-background-color:#f6f8fa');
  expect(css).toContain("[data-theme='dark'] .sd0{");
});

it('keeps frame, marks and plain languages as Prism does', async () => {
  const html = await render('a();\nb(); // [!code ++]\nuser;', 'js', 'title="x.js" {1} /user/');
  expect(html).toMatch(
    /^<div class="theme-code-block language-js code-block-marks"><div class="code-block-title">x\.js<\/div>/,
  );
  expect(html).toContain('<span class="token-line theme-code-block-highlighted-line">');
  expect(html).toContain('<span class="token-line code-block-inserted-line">');
  expect(html).toContain('<mark class="code-block-word">');
  expect(await render('a < b', 'no-such-language')).toContain('<span class="token-line">a &lt; b</span>');
});

it('knows no theme of that name', () => {
  expect(() => shikiCss({ ...themes, dark: 'github-drak' }, import.meta.dirname)).toThrow(
    'Shiki has no theme "github-drak".',
  );
});

it.each([
  ['light', '.sl', '#f6f8fa'],
  ['dark', "[data-theme='dark'] .sd", '#0d1117'],
] as const)('makes the default theme of %s mode readable on marked lines and words too', (mode, start, block) => {
  const sheets = ['styles/tokens.css', 'styles/code.css', 'content/code-marks/styles.css'];
  const styles = sheets
    .map((name) => readFileSync(new URL(`../../../theme/${name}`, import.meta.url), 'utf8'))
    .join('');
  expect(TINTS[mode].filter((tint) => !styles.includes(tint))).toEqual([]);
  const tokens = css
    .split('\n')
    .flatMap((rule) => (rule.startsWith(start) ? (/\d\{color:([^}]*)/.exec(rule)?.[1] ?? []) : []));
  const word = blend(mode === 'light' ? 'rgb(31 35 40 / 12%)' : 'rgb(230 237 243 / 12%)', block);
  const surfaces = [block, word, ...TINTS[mode].map((tint) => blend(tint, block))];
  const weak = tokens.filter((color) => surfaces.some((surface) => contrast(color, surface) < 4.5));
  expect(tokens.length).toBeGreaterThan(5);
  expect(weak).toEqual([]);
  const chosen = shikiCss({ light: 'vitesse-light', dark: 'vitesse-dark' }, import.meta.dirname);
  expect(chosen).toContain('{color:#a0ada0}');
});
