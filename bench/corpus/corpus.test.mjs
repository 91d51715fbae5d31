import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { DIALECTS } from './dialects.mjs';
import { createPages } from './pages.mjs';
import { printPage } from './print-page.mjs';

const pages = createPages(100);
const texts = pages.map((page) => printPage(page, DIALECTS.docusaurus));

describe('the corpus', () => {
  it('is the same in every run, so that figures can be compared', () => {
    const hash = createHash('sha256').update(texts.join('')).digest('hex');
    expect(hash.slice(0, 16)).toMatchInlineSnapshot(`"1bba46d7c80c4d67"`);
  });

  it('has pages of 6 to 10 KB, 50 in a folder', () => {
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(6_000);
      expect(text.length).toBeLessThan(10_000);
    }
    expect(new Set(pages.map((page) => page.folder)).size).toBe(2);
  });

  it('has about one page with tabs in ten', () => {
    const share = pages.filter((page) => page.mdx).length / pages.length;
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.17);
  });

  it.each(['docusaurus', 'starlight', 'vitepress', 'hugo'])('says the same in the dialect of %s', (name) => {
    const words = (/** @type {string} */ text) => new Set(text.match(/\b(?:scheduler|replica|gateway|tenant)\b/g));
    const dialect = DIALECTS[/** @type {keyof typeof DIALECTS} */ (name)];
    expect(words(pages.map((page) => printPage(page, dialect)).join(''))).toEqual(words(texts.join('')));
  });
});
