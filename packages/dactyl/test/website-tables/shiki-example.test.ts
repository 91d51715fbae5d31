/** The style sheet of the website's example of Shiki, which Dactyl writes for other sites. */
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, it } from 'vitest';
import { DEFAULT_SHIKI_THEMES, shikiCss } from '../../src/node/markdown/shiki/shiki-theme.js';

const SHEET = new URL('../../../../website/src/components/shiki-example.css', import.meta.url);

const minified = (css: string) =>
  transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString();

it('has the colours of the default themes, for the example alone', () => {
  const today = shikiCss(DEFAULT_SHIKI_THEMES, import.meta.dirname)
    .replaceAll(':root{', '.shiki-example{')
    .replaceAll(/\[data-theme='dark'\](?=\{)/g, "[data-theme='dark'] .shiki-example")
    .replaceAll('.prism-code{', '.shiki-example .prism-code{');
  expect(minified(readFileSync(SHEET, 'utf8'))).toBe(minified(`${today}\n.shiki-example .theme-code-block{margin:0}`));
});
