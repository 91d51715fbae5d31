import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DevSite } from './dev-site.js';
import { createKnownContents } from './known-contents.js';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dactyl-contents-'));
  file = path.join(dir, 'doc.md');
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

function siteOf(files: string[]) {
  const pages = files.map((name) => ({ contents: [{ file: name }] }));
  return {
    current: {
      loadedFrom: Infinity,
      locale: { markdown: [{ contentDirs: [dir] }], siteConfig: { markdown: { obsidian: false } } },
      plan: { pages },
    },
  } as unknown as DevSite; // what is read of it
}

it.each([
  ['# A\n\nFirst.\n\nOther.\n', 'text'],
  ['# A\n\nOther.\n\nSecond.\n', 'excerpt'],
  ['# B\n\nFirst.\n\nSecond.\n', 'title'],
  ['---\ntags: [x]\n---\n\n# A\n\nFirst.\n\nSecond.\n', 'all'],
  ['---\ntitle: [\n---\n', 'all'],
  ['---\ndescription: D\n---\n\n# A\n\nFirst.\n\nSecond.\n', 'excerpt'],
  ['---\ndescription: [D]\n---\n\n# A\n\nFirst.\n\nSecond.\n', 'all'],
])('an edit to %j reaches as far as: %s', async (text, reach) => {
  writeFileSync(file, '# A\n\nFirst.\n\nSecond.\n');
  const contents = createKnownContents(siteOf([file]));
  expect(contents.reachOf(file)).toBe('unknown');
  await contents.update();
  writeFileSync(file, text);
  expect(contents.reachOf(file)).toBe(reach);
  await contents.update(new Set([file]));
  expect(contents.reachOf(file)).toBe('text');
});

it('a file that is no content any more is unknown', async () => {
  writeFileSync(file, 'First.\n');
  const site = siteOf([file]);
  const contents = createKnownContents(site);
  await contents.update();
  Object.assign(site.current.plan, { pages: [] });
  await contents.update(new Set());
  expect(contents.reachOf(file)).toBe('unknown');
});

it('an edit of a file that was changed since the site was loaded reaches all, until it is loaded again', async () => {
  writeFileSync(file, '# A\n');
  const site = siteOf([file]);
  const contents = createKnownContents(site);
  Object.assign(site.current, { loadedFrom: 0 });
  await contents.update();
  expect(contents.reachOf(file)).toBe('all');
  Object.assign(site.current, { loadedFrom: Infinity });
  await contents.update(new Set([file]));
  expect(contents.reachOf(file)).toBe('text');
});
