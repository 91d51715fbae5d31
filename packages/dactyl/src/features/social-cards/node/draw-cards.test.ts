import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { unstable_PageCard } from '../../../node/plugin-api/types.js';
import { drawCards } from './draw-cards.js';

/** The smallest image: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dactyl-cards-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const page = (permalink: string, name = permalink.slice(1)) => ({
  permalink,
  card: { seed: 's', file: `assets/cards/${name}.png`, title: name },
});

function draw(pages: ReturnType<typeof page>[], missing: string[] = []) {
  const drawn: string[] = [];
  let pens = 0;
  const openPen = async () => {
    pens += 1;
    return async ({ title }: unstable_PageCard) => {
      drawn.push(title);
      return { png: PIXEL, missing };
    };
  };
  const input = { cards: pages, outDir: path.join(dir, 'out'), cacheDir: path.join(dir, 'cache'), openPen };
  return drawCards(input).then((result) => ({ ...result, names: drawn.toSorted(), pens }));
}

const files = () => readdirSync(path.join(dir, 'out/assets/cards')).toSorted();
const cached = (name: string) => path.join(dir, 'cache', name);

describe('drawing cards', () => {
  it('draws each once, and takes the rest from the cache without even loading the renderer', async () => {
    expect(await draw([page('/a'), page('/b'), page('/also-b', 'b')])).toMatchObject({ drawn: 2, kept: 0, pens: 1 });
    expect(files()).toEqual(['a.png', 'b.png']);
    rmSync(path.join(dir, 'out'), { recursive: true });
    expect(await draw([page('/a'), page('/b')])).toMatchObject({ drawn: 0, kept: 2, pens: 0 });
    expect(files()).toEqual(['a.png', 'b.png']);
  });

  it('draws a card again whose file in the cache is damaged', async () => {
    await draw([page('/a')]);
    writeFileSync(cached('a.png'), PIXEL.subarray(0, 50));
    expect(await draw([page('/a')])).toMatchObject({ drawn: 1, kept: 0 });
    expect(readFileSync(cached('a.png'))).toEqual(PIXEL);
  });

  it('does not cache a card with missing characters, so that each build reports them', async () => {
    const expected = { drawn: 1, missing: [{ permalink: '/a', characters: ['漢'] }] };
    expect(await draw([page('/a')], ['漢'])).toMatchObject(expected);
    expect(await draw([page('/a')], ['漢'])).toMatchObject(expected);
  });

  it('begins no other card once one has failed', async () => {
    const begun: string[] = [];
    const cards = Array.from({ length: 50 }, (_, index) => page(`/${index}`));
    const openPen =
      async () =>
      async ({ title }: unstable_PageCard) => {
        begun.push(title);
        if (begun.length === 1) throw new Error('broken template');
        return { png: PIXEL, missing: [] };
      };
    const drawing = drawCards({ cards, outDir: path.join(dir, 'out'), cacheDir: path.join(dir, 'cache'), openPen });
    await expect(drawing).rejects.toThrow('broken template');
    expect(begun.length).toBeLessThan(50);
  });

  it('forgets cards that no build has wanted for a month', async () => {
    await draw([page('/old'), page('/used')]);
    const then = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
    for (const name of ['old.png', 'used.png']) utimesSync(cached(name), then, then);
    await draw([page('/used'), page('/new')]);
    expect(readdirSync(path.join(dir, 'cache')).toSorted()).toEqual(['new.png', 'used.png']);
    expect(statSync(cached('used.png')).mtimeMs).toBeGreaterThan(then.getTime());
  });
});
