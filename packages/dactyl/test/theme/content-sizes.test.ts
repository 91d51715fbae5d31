/** What pages pay for content that they have: the figures that the docs tell of style sheets and scripts. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { bundleBoot } from '../bundle-boot.js';

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
const CHANGELOG = read('CHANGELOG.md');
const OVERVIEW = 'api/plugins/plugins-overview.md';
const doc = (name: string) => read(`website/docs/${name}`);
const guide = (name: string) => doc(`guides/${name}`);

/** KB as the docs round them. */
const sizeOf = (code: string | Uint8Array) => (brotliCompressSync(code).length / 1000).toFixed(1);
const sheetSize = (file: string) =>
  sizeOf(transform({ filename: file, code: Buffer.from(read(`packages/dactyl/src/${file}`)), minify: true }).code);

/** The figure that a text tells between these words. */
const told = (text: string, before: string) =>
  text.replaceAll(/\s+/g, ' ').split(`${before} `)[1]?.split(' KB')[0]?.replace('(', '');

const SHEETS = [
  ['theme/content/code-marks', 'markdown-features/code-blocks.mdx', 'load the styles for them,'],
  ['theme/content/twoslash', 'markdown-features/code-blocks.mdx', 'such a block load a style sheet of'],
  ['features/glossary/theme', 'markdown-features/writing-components.mdx', 'with a term load a style sheet of'],
  ['theme/writing/badge', 'docs/sidebar/items.mdx', 'has a badge load its style sheet,'],
] as const;

/** What plugins add to pages, where their own pages tell it and in the overview. */
const SCRIPTS = [
  ['features/analytics/browser/main.ts', 'analytics.mdx', 'the script that counts has'],
  ['features/analytics/browser/main.ts', OVERVIEW, 'its name, with a service |'],
  ['features/consent/browser/main.ts', 'analytics.mdx', 'KB, the banner'],
  ['features/docs/browser/main.ts', OVERVIEW, 'none;'],
  ['features/feedback/theme/send.ts', 'feedback.mdx', 'with the form loads a script of'],
  ['features/pwa/browser/register.ts', 'advanced/client.md', 'this website uses, adds a script of'],
  ['features/pwa/browser/register.ts', OVERVIEW, 'read offline | its name |'],
  ['features/pwa/worker/main.ts', 'api/plugins/plugin-pwa.md', 'fetches `/sw.js`'],
] as const;
const PLUGIN_SHEETS = [
  ['features/consent/theme', 'analytics.mdx', 'KB of script and'],
  ['features/feedback/theme/PageFeedback', 'feedback.mdx', 'KB and styles of'],
  ['theme/drawing', OVERVIEW, 'needs their packages |'],
] as const;

describe('what plugins add', () => {
  it.each(SCRIPTS)('is as large as the docs say: %s in %s', async (entry, page, words) => {
    expect(told(doc(page), words)).toBe(sizeOf(await bundleBoot(entry)));
  });

  it.each(PLUGIN_SHEETS)('has styles as large as the docs say: %s', (folder, page, words) => {
    expect(told(doc(page), words)).toBe(sheetSize(`${folder}/styles.css`));
  });

  it('is less than 1 KB to say why an image does not come, and to copy a page', async () => {
    const scripts = ['features/ideal-image/theme/script/main.ts', 'features/copy-page/theme/menu.ts'] as const;
    for (const script of scripts) expect(brotliCompressSync(await bundleBoot(script)).length).toBeLessThan(1000);
  });
});

describe('style sheets of content', () => {
  it.each(SHEETS)('are as large as the docs say: %s', (folder, page, words) => {
    expect(told(guide(page), words)).toBe(sheetSize(`${folder}/styles.css`));
  });

  it('are as large as the changelog says: those of components', () => {
    const sizes = ['steps', 'file-tree', 'cards', 'badge'].map((name) => sheetSize(`theme/writing/${name}/styles.css`));
    const sorted = sizes.toSorted();
    expect(told(CHANGELOG, 'only pages that use them load their styles,')).toBe(`${sorted[0]} to ${sorted.at(-1)}`);
    expect(told(CHANGELOG, 'Pages with one load')).toBe(sheetSize('theme/writing/tooltip/styles.css'));
  });
});

it('the scripts of types and of enlarged images are as small as is told', async () => {
  const types = sizeOf(await bundleBoot('browser/boot/close-hints/main.ts'));
  expect(told(guide('markdown-features/code-blocks.mdx'), 'KB, and a script of')).toBe(types);
  const zoom = sizeOf(await bundleBoot('browser/boot/image-zoom/main.ts'));
  expect(told(CHANGELOG, 'as the window, by mouse or keys, with a script of')).toBe(zoom);
});
