import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import type { Site } from '../../site/types.js';
import { createDataLoaders, dataLoadersOf, keepDataLoaders } from './data-loaders.js';
import { isDataLoader } from './is-data-loader.js';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function siteWith(files: Record<string, string>) {
  const { siteDir, remove } = createSiteDir(files);
  removals.push(remove);
  const file = (name: string) => path.join(siteDir, name);
  return { file, open: () => createDataLoaders({ siteDir, generatedDir: file('.dactyl') }) };
}

describe('isDataLoader', () => {
  it.each([
    ['export default { load() {} };', true],
    ['export default { watch: "./*.yml", async load() {} } satisfies object;', true],
    ['const loader = defineLoader({});\nexport { loader as default };\nexport declare const data: string;', true],
    ['export default { laod() {} };', true],
    ['export default [1];', false],
    ['const users = [1];\nexport default users;', false],
    ['export default function load() {}', false],
    ['export const load = 1;', false],
  ])('reads %j', (text, isLoader) => {
    expect(isDataLoader(siteWith({ 'a.data.ts': text }).file('a.data.ts'))).toBe(isLoader);
  });

  it('goes by the name first', () => {
    expect(isDataLoader(siteWith({ 'data.ts': 'export default { load() {} };' }).file('data.ts'))).toBe(false);
  });
});

/** Notes each run in a file. */
const LOADER = (fields: string) => `
import fs from 'node:fs';
import { kind } from './kind.ts';
export default {
  ${fields}
  load(files) {
    fs.appendFileSync(new URL('runs', import.meta.url), 'x');
    return [kind, ...files.map((file) => fs.readFileSync(file, 'utf8'))];
  },
};`;

describe('a data loader', () => {
  it('runs again when its code or what it watches has changed, and a later build keeps its data', async () => {
    const { file, open } = siteWith({
      'a.data.mjs': LOADER("watch: ['./birds/*', '!./birds/no*'],"),
      'kind.ts': 'export const kind: string = "bird";',
      'birds/a': 'Tern',
      'birds/no': '',
      runs: '',
    });
    const code = async (loaders: ReturnType<typeof open>) => (await loaders.load(file('a.data.mjs'))).code;
    const runs = () => readFileSync(file('runs'), 'utf8').length;
    const first = open();
    const [one, other] = await Promise.all([code(first), code(first)]);
    expect(one).toBe('export const data = JSON.parse("[\\"bird\\",\\"Tern\\"]");\n');
    expect([other, await code(open()), runs()]).toEqual([one, one, 1]);
    appendFileSync(file('birds/a'), '!');
    expect(first.readersOf(file('birds/a'))).toEqual([file('a.data.mjs')]);
    expect(await first.areCurrent(first.hashes())).toBe(false);
    expect(await first.areCurrent(first.hashes())).toBe(true);
    expect(await code(first)).toContain('Tern!');
    writeFileSync(file('birds/b'), 'Gull');
    expect(first.readersOf(file('birds/b'))).toEqual([file('a.data.mjs')]);
    expect(first.readersOf(file('birds/no'))).toEqual([]);
    expect(await code(open())).toContain('Gull');
    rmSync(file('birds/b'));
    writeFileSync(file('kind.ts'), 'export const kind: string = "wader";');
    expect(await code(first)).toContain('[\\"wader\\",\\"Tern!\\"]');
    expect(runs()).toBe(4);
    // Packages may have been updated, which the loader may use.
    writeFileSync(file('package-lock.json'), '{}');
    await code(open());
    expect(runs()).toBe(5);
  });

  it('without "watch" runs once for each build', async () => {
    const { file, open } = siteWith({ 'a.data.mjs': LOADER(''), 'kind.ts': 'export const kind = 1;', runs: '' });
    const build = open();
    await build.load(file('a.data.mjs'));
    await build.load(file('a.data.mjs'));
    await open().load(file('a.data.mjs'));
    expect(readFileSync(file('runs'), 'utf8')).toBe('xx');
  });

  it.each([
    ['export default { laod() {} };', 'has the field "laod", which a loader does not know.', 'Did you mean "load"?'],
    ['export default { watch: "./*" };', 'has no function "load".', 'load() {'],
    ['export default { watch: 1, load() {} };', 'has a "watch" that is neither', './birds'],
    ['export default { load: () => [{ a() {} }] };', 'returns data[0].a, which is a function.', 'Pages hold data'],
    ['export default {\n  load() {\n    null.x;\n  },\n};', 'failed: Cannot read properties of null', '"load" threw'],
  ])('is told what is wrong with %j', async (text, message, hint) => {
    const { file, open } = siteWith({ 'a.data.mjs': text });
    await expect(open().load(file('a.data.mjs'))).rejects.toMatchObject({
      message: expect.stringContaining(`The data loader a.data.mjs ${message}`) as string,
      details: { file: file('a.data.mjs'), hint: expect.stringContaining(hint) as string },
    });
  });
});

it('still knows who reads a file when the site is loaded again and its bundle is not', async () => {
  const loader = 'export default { watch: "./*.txt", load: (files) => files.length };';
  const { file } = siteWith({ 'a.data.mjs': loader, 'one.txt': '' });
  const before = { siteDir: file('.'), generatedDir: file('.dactyl') } as Site; // all that loaders read of it
  const after = { ...before };
  await dataLoadersOf(before).load(file('a.data.mjs'));
  keepDataLoaders(before, after);
  writeFileSync(file('two.txt'), '');
  expect(dataLoadersOf(after).readersOf(file('two.txt'))).toEqual([file('a.data.mjs')]);
});
