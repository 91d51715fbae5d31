import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findFontFaces } from './font-faces.js';
import { createFontLibrary, type LoadedFont } from './font-library.js';

const { resolve } = createRequire(import.meta.url);
const faces = findFontFaces([resolve('@fontsource-variable/inter'), resolve('@fontsource-variable/noto-sans-sc')], {
  siteDir: import.meta.dirname,
  configFile: 'site.config.js',
});

function createLibrary() {
  const loaded: LoadedFont[] = [];
  const library = createFontLibrary(faces, async (font) => void loaded.push(font));
  return { library, names: () => [...new Set(loaded.map(({ name }) => name))], count: () => loaded.length };
}

describe('the fonts for a text', () => {
  it('are loaded when a text needs them, once', async () => {
    const { library, names, count } = createLibrary();
    await library.fontsFor('Latin alone', 'en');
    expect(names()).toEqual(['Inter Variable']);
    expect(count()).toBe(1);
    await Promise.all([library.fontsFor('More Latin', 'en'), library.fontsFor('Still more', 'en')]);
    expect(count()).toBe(1);
    await library.fontsFor('With 中文', 'en');
    expect(names()).toContain('Noto Sans SC Variable');
  });

  it('report characters that no font has, but no invisible ones', async () => {
    const { library } = createLibrary();
    const { missing } = await library.fontsFor('a 🚀\uFE0F b\u200B ज', 'en');
    expect(missing).toEqual(['🚀', 'ज']);
  });

  it('take the wide marks of East Asian text from the font of its characters', async () => {
    const { library } = createLibrary();
    expect((await library.fontsFor('“从不”', 'zh-CN')).families).toEqual([
      'Inter Variable without wide marks',
      'Noto Sans SC Variable',
    ]);
    // A page that is not translated.
    expect((await library.fontsFor('It’s “never”', 'zh-CN')).families).toEqual([
      'Inter Variable',
      'Noto Sans SC Variable',
    ]);
  });
});
