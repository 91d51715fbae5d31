import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteError } from '../../../../node/base/site-error.js';
import { findFontFaces } from './font-faces.js';
import { hasCodePoint } from './ranges.js';

const { resolve } = createRequire(import.meta.url);
const ttf = resolve('katex/dist/fonts/KaTeX_Main-Bold.ttf');
const inter = resolve('@fontsource-variable/inter');

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-fonts-'));
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const find = (...fonts: string[]) =>
  findFontFaces(fonts, { siteDir, configFile: path.join(siteDir, 'site.config.js') });

function errorOf(font: string): string {
  try {
    find(font);
  } catch (error) {
    if (error instanceof SiteError) return [error.message, error.details.key, error.details.hint].join('\n');
    throw error;
  }
  return 'no error';
}

describe('the fonts of social cards', () => {
  it('are the files of a style sheet, each with its characters', () => {
    const faces = find(inter);
    expect(new Set(faces.map(({ family }) => family))).toEqual(new Set(['Inter Variable']));
    const latin = faces.find(({ file }) => file.endsWith('inter-latin-wght-normal.woff2'));
    expect(latin).toMatchObject({ style: 'normal' });
    // All weights are in it.
    expect(latin).not.toHaveProperty('weight');
    expect(hasCodePoint(latin?.ranges ?? [], 0x41)).toBe(true);
    expect(hasCodePoint(latin?.ranges ?? [], 0x44f)).toBe(false);
  });

  it('have a weight when the rule names one, and the characters of their file when it names none', () => {
    writeFileSync(
      path.join(siteDir, 'fonts.css'),
      `@font-face { font-family: "Own"; font-weight: 700; src: url(missing.woff2), url("${ttf}") format("truetype") }
       @font-face { font-family: Elsewhere; src: url(https://fonts.example/a.woff2) }`,
    );
    const faces = find('./fonts.css');
    expect(faces).toMatchObject([{ family: 'Own', weight: 700, file: ttf }]);
    expect(hasCodePoint(faces[0]?.ranges ?? [], 0x41)).toBe(true);
  });

  it('may be files', () => {
    expect(find(ttf)).toMatchObject([{ family: 'KaTeX_Main-Bold', file: ttf }]);
  });

  it('are asked for by the command that installs them', () => {
    expect(errorOf('@fonts/none/700.css')).toMatchInlineSnapshot(`
      "The font "@fonts/none/700.css" was not found.
      fonts[0]
      Install it: npm install @fonts/none. A local file starts with "./"."
    `);
    expect(errorOf('./none.ttf')).toMatchInlineSnapshot(`
      "The font "./none.ttf" was not found.
      fonts[0]
      The path starts from the folder of the site."
    `);
  });

  it('must be fonts', () => {
    writeFileSync(path.join(siteDir, 'empty.css'), 'body { color: red }');
    writeFileSync(path.join(siteDir, 'text.ttf'), 'no font');
    expect(errorOf('./empty.css')).toContain('has no @font-face rule with a local file');
    expect(errorOf('./text.ttf')).toContain('is not a readable font');
  });
});
