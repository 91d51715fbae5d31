import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleBoot } from '../../../test/bundle-boot.js';

function brotliSize(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

describe('size', () => {
  it('keeps what every page loads within 4 KB', async () => {
    expect(brotliSize(await bundleBoot('browser/boot/main.ts'))).toBeLessThanOrEqual(4096);
  });

  it('keeps what opens the search, on sites that have one, within 380 bytes more', async () => {
    expect(brotliSize(await bundleBoot('features/search/browser/main.ts'))).toBeLessThanOrEqual(4096 + 380);
  });

  it('keeps what the first navigation loads within 3 KB', async () => {
    expect(brotliSize(await bundleBoot('browser/router/router.ts'))).toBeLessThanOrEqual(3072);
  });

  it('keeps what sites with several docs versions load besides within 768 bytes', async () => {
    expect(brotliSize(await bundleBoot('features/docs/browser/main.ts'))).toBeLessThanOrEqual(768);
  });

  it('keeps what pages with islands load besides within 1,080 bytes', async () => {
    expect(brotliSize(await bundleBoot('browser/boot/islands/watch.ts'))).toBeLessThanOrEqual(1060);
  });
});
