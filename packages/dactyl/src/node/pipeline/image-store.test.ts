import { mkdtempSync, rmSync } from 'node:fs';
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
