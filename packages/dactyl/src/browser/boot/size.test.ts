import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleBoot, bundleBootFiles } from '../../../test/bundle-boot.js';

function brotliSize(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

describe('size', () => {
  it('keeps the script of every page within 3.9 KB', async () => {
    expect(brotliSize(await bundleBoot('browser/boot/main.ts'))).toBeLessThanOrEqual(3900);
  });

  it('keeps what tabs do, which pages with tabs load, within 0.6 KB', async () => {
    const { later } = await bundleBootFiles('browser/boot/main.ts');
    expect([...later.values()].map(brotliSize)).toEqual([expect.toSatisfy((size) => size <= 600)]);
  });

  it('keeps the code that opens the search within 380 further bytes', async () => {
    expect(brotliSize(await bundleBoot('features/search/browser/main.ts'))).toBeLessThanOrEqual(3900 + 380);
  });

  // 3 KB, and what Trusted Types cost: in every browser that has them, HTML must come from a policy.
  it('keeps the script of the first navigation within 3,130 bytes', async () => {
    expect(brotliSize(await bundleBoot('browser/router/router.ts'))).toBeLessThanOrEqual(3130);
  });

  it('keeps the script for several docs versions within 768 bytes', async () => {
    expect(brotliSize(await bundleBoot('features/docs/browser/main.ts'))).toBeLessThanOrEqual(768);
  });

  it('keeps the script of pages with images to enlarge within 1 KB', async () => {
    expect(brotliSize(await bundleBoot('browser/boot/image-zoom/main.ts'))).toBeLessThanOrEqual(1024);
  });

  it('keeps the script of pages with types over names or terms within 256 bytes', async () => {
    expect(brotliSize(await bundleBoot('browser/boot/close-hints/main.ts'))).toBeLessThanOrEqual(256);
  });

  it('keeps the additional script of pages with islands within 1,060 bytes', async () => {
    expect(brotliSize(await bundleBoot('browser/boot/islands/watch.ts'))).toBeLessThanOrEqual(1060);
  });
});
