import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coveredCharacters } from './covered-characters.js';
import { hasCodePoint } from './ranges.js';

const { resolve } = createRequire(import.meta.url);
/** The same font in three containers. */
const katexFonts = path.join(path.dirname(resolve('katex/package.json')), 'dist/fonts');
const read = (extension: string) => readFileSync(path.join(katexFonts, `KaTeX_Main-Regular.${extension}`));

describe('the characters that a font file covers', () => {
  it('are the same in each container', () => {
    const covered = coveredCharacters(read('ttf'));
    expect(covered?.length).toBeGreaterThan(10);
    expect(coveredCharacters(read('woff'))).toEqual(covered);
    expect(coveredCharacters(read('woff2'))).toEqual(covered);
  });

  it('are those with a glyph', () => {
    const file = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
    const covered = coveredCharacters(readFileSync(file)) ?? [];
    const has = (text: string) => [...text].map((each) => hasCodePoint(covered, each.codePointAt(0) ?? 0));
    expect(has('Aé—’')).toEqual([true, true, true, true]);
    expect(has('漢я🚀')).toEqual([false, false, false]);
  });

  it('are unknown when the file is no font, or not all of it is there', () => {
    expect(coveredCharacters(Buffer.from('<svg></svg>'))).toBeUndefined();
    expect(coveredCharacters(read('woff2').subarray(0, 400))).toBeUndefined();
    expect(coveredCharacters(read('woff').subarray(0, 60))).toBeUndefined();
    // Cut anywhere: between tables, and inside of the one that is read.
    const whole = read('ttf');
    for (let length = 0; length < whole.length; length += 97) {
      expect(() => coveredCharacters(whole.subarray(0, length)), `${length} bytes`).not.toThrow();
    }
  });
});
