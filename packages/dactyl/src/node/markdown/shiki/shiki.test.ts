import { expect, it } from 'vitest';
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
  expect(colors(html, 'const')).toEqual(['#cf222e', '#ff7b72']);
  expect(colors(html, '// end')).toEqual(['#6e7781', '#8b949e']);
  expect(html).not.toContain('style=');
  expect(css).toContain(':root{--prism-color:#1f2328;--prism-background-color:#ffffff');
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
