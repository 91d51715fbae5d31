import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { createImageStore } from './image-store.js';

const SETTINGS = { widths: [100, 200], formats: ['webp' as const], quality: 80, hasPreview: true, encoder: 'x' };

it('is closed when what is on its way has been made, so that no lock is left', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-images-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => path.join(siteDir, `${name}.png`));
  for (const [index, file] of files.entries()) {
    await sharp({ create: { width: 300 + index, height: 200, channels: 3, background: 'white', noise } }).toFile(file);
  }
  const store = createImageStore(SETTINGS, siteDir);
  for (const file of files) void store.start(file);
  await store.close();
  const kept = globSync('.dactyl/images/*/*', { cwd: siteDir, dot: true, expandDirectories: false });
  expect(kept.filter((file) => file.endsWith('lock'))).toEqual([]);
  expect(kept.filter((file) => file.endsWith('list.json')).length).toBeGreaterThan(0);
  // Those that had not begun are not.
  expect(await store.start(path.join(siteDir, 'f.png'))).toEqual({ variants: [] });
  rmSync(siteDir, { recursive: true });
});

it('leaves an animated PNG as it is', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-images-'));
  const file = path.join(siteDir, 'a.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 300, height: 200, channels: 3, background: 'white', noise } as const;
  const still = await sharp({ create }).png().toBuffer();
  const at = still.indexOf('IDAT') - 4;
  // The chunk "acTL": its length, its name, two frames without an end, and its checksum.
  const chunk = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  writeFileSync(file, Buffer.concat([still.subarray(0, at), chunk, still.subarray(at)]));
  const store = createImageStore(SETTINGS, siteDir);
  expect(await store.start(file)).toEqual({ variants: [] });
  writeFileSync(file, still);
  expect((await store.start(file)).variants).toHaveLength(2);
  await store.close();
  rmSync(siteDir, { recursive: true });
});
