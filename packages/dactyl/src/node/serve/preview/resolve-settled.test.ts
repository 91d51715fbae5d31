import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileFinder } from './find-file.js';
import type { ServedFiles } from './resolve-request.js';
import { folderIdentity, resolveSettled } from './resolve-settled.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-settled-'));
const out = path.join(dir, 'build');
const rules = { baseUrl: '/', trailingSlash: false };
afterAll(() => rmSync(dir, { recursive: true }));

beforeEach(() => {
  for (const name of ['build', '.build-next', '.build-previous'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
  for (const name of ['build', '.build-next']) {
    mkdirSync(path.join(dir, name));
    for (const page of ['page.html', '404.html']) writeFileSync(path.join(dir, name, page), name);
  }
});

const takeAway = () => renameSync(out, path.join(dir, '.build-previous'));
const putInPlace = () => renameSync(path.join(dir, '.build-next'), out);

/** Files of the folder, with steps of a build before lookups: the first one before the first, and so on. */
function filesWith(steps: (() => void)[]): ServedFiles {
  const finder = createFileFinder(out);
  return {
    ...finder,
    findFile(name) {
      steps.shift()?.();
      return finder.findFile(name);
    },
  };
}

const resolve = (files: ServedFiles, url = '/page') =>
  resolveSettled(url, { rules, files, identity: () => folderIdentity(out) });

describe('a folder that is replaced', () => {
  it.each([
    ['between looking for the page and for the 404 page', [() => {}, takeAway, () => {}, putInPlace]],
    ['before the second place of the page is looked at', [takeAway, () => {}, putInPlace]],
    ['while a second request is looked up', [takeAway, () => {}, () => {}, () => {}, () => {}, putInPlace]],
  ])('has its page %s', async (_when, steps) => {
    expect(await resolve(filesWith(steps))).toMatchObject({ kind: 'file', file: { name: 'page.html' } });
  });

  it('has no page that it never had', async () => {
    const found = await resolve(filesWith([takeAway, putInPlace]), '/other');
    expect(found).toMatchObject({ kind: 'not-found', file: { name: '404.html' } });
  });

  it('is not there when it does not come back', async () => {
    takeAway();
    expect(await resolve(createFileFinder(out))).toEqual({ kind: 'not-found', file: undefined });
  });
});
