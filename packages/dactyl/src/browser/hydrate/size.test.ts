import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleIslandFiles, URLS } from '../../../test/islands/bundle.js';

// `test/site/islands.test.ts` asks it of the file that a site gets.
describe.runIf(process.env.DACTYL_TEST_FULL === '1')('size', () => {
  it('keeps React and what hydrates a page within 62 KB, in one file', async () => {
    const code = (await bundleIslandFiles('production')).get(URLS.hydrate)?.body ?? '';
    expect(code).not.toBe('');
    const { length } = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(length).toBeLessThanOrEqual(62 * 1024);
    expect(code).not.toMatch(/^import\b/m);
  });
});
