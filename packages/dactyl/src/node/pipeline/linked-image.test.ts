import { expect, it } from 'vitest';
import type { AssetStore } from './assets.js';
import { linkImage } from './linked-image.js';

it.each([
  ['route.svg', 720, true],
  ['sketch.svg', undefined, true],
  ['logo.svg', 32, false],
  ['sky.png', 720, true],
  ['key.png', 400, false],
  ['far.png', undefined, false],
])('offers to enlarge what has pixels for it: %s, %s wide', (file, width, isOffered) => {
  const facts: { assets: []; zooms?: boolean } = { assets: [] };
  // The cast: without smaller forms, no file is emitted.
  const assets = {} as AssetStore;
  const { zoom } = linkImage(file, width, { images: { zoomLabels: 'Enlarge\nClose' }, assets, facts });
  expect([zoom !== undefined, facts.zooms ?? false]).toEqual([isOffered, isOffered]);
});
