import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { loadEncoder } from './encoder.js';
import { makeVariants, smallerFormats, variantsFolder, variantWidths } from './make-variants.js';

const dir = mkdtempSync(path.join(tmpdir(), 'variants-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('variantWidths', () => {
  it.each([
    [[480, 800, 1600], 2000, [480, 800, 1600]],
    [[480, 800, 1600], 1000, [480, 800, 1000]],
    [[480, 800], 300, [300]],
  ])('%j of an image %i wide', (wanted, own, expected) => {
    expect(variantWidths(wanted, own)).toEqual(expected);
  });
});

describe('smallerFormats', () => {
  const set = (...sizes: number[]) => sizes.map((bytes) => ({ bytes }));
  it.each([
    [[set(1, 5), set(2, 9)], 10, [set(1, 5), set(2, 9)]],
    [[set(1, 9), set(2, 5)], 10, [set(2, 5)]],
    [[set(1, 5), set(2, 10)], 10, [set(1, 5)]],
    [[set(1, 10)], 10, []],
  ])('keeps of %j only what is smaller than %i', (sets, original, expected) => {
    expect(smallerFormats(sets, original)).toEqual(expected);
  });
});

describe('makeVariants', () => {
  const GRADIENT = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><linearGradient id="a"><stop stop-color="#123"/><stop
    offset="1" stop-color="#fc8"/></linearGradient><rect width="300" height="200" fill="url(#a)"/></svg>`;
  const options = { widths: [100, 800], formats: ['webp'], quality: 80 } as const;
  const photo = () => sharp(Buffer.from(GRADIENT)).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
  const input = async (bytes: Uint8Array) => ({
    bytes,
    file: 'photo.jpg',
    options,
    encoder: await loadEncoder({ from: dir, neededFor: 'A test' }),
    cacheDir: dir,
  });

  it('makes each width once, also when two ask at the same time, and none that is larger than the image', async () => {
    const given = await input(await photo());
    const [one, two] = await Promise.all([makeVariants(given), makeVariants(given)]);
    expect(one).toEqual(two);
    // Held upright: 200 wide.
    expect(one.files.map(({ width }) => width)).toEqual([100, 200]);
    for (const { bytes } of one.files) expect(bytes).toBeLessThan(given.bytes.length);
    expect(one.preview).toMatch(/^data:image\/webp;base64,.{60,300}$/);
    expect(readdirSync(variantsFolder(given)).toSorted()).toEqual(['100.webp', '200.webp', 'list.json']);
  });

  it('makes again what is not what it was, and takes over what a killed process was making', async () => {
    const given = await input(await photo());
    const folder = variantsFolder(given);
    writeFileSync(path.join(folder, '100.webp'), 'damaged');
    // No process has this number: it is above the limit of every system.
    writeFileSync(path.join(folder, 'lock'), '2000000000');
    const { files } = await makeVariants(given);
    expect(files).toHaveLength(2);
    expect(existsSync(path.join(folder, 'lock'))).toBe(false);
  });

  it('leaves small files alone', async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await makeVariants(await input(bytes))).toEqual({ files: [] });
  });
});
