import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pluginPaths } from './plugin-paths.js';

const temp = mkdtempSync(path.join(tmpdir(), 'dactyl-watch-'));
// Names that a glob would take for groups.
const siteDir = path.join(temp, 'site (1) [new] {a,b}');
mkdirSync(path.join(siteDir, 'data'), { recursive: true });
afterAll(() => rmSync(temp, { recursive: true }));

const watch = (patterns: string[]) =>
  pluginPaths([{ plugin: { name: 'p', getPathsToWatch: () => patterns } }], siteDir);

describe('the paths that plugins watch', () => {
  const watched = pluginPaths(
    [
      { plugin: { name: 'birds', getPathsToWatch: () => ['birds.csv', 'data', 'nests/**/*.{txt,csv}', '*.toml'] } },
      { plugin: { name: 'notes', getPathsToWatch: () => [path.resolve(siteDir, '../elsewhere/notes/*.txt')] } },
      { plugin: { name: 'still' } },
    ],
    siteDir,
  );

  it('are files and folders for a watcher', () => {
    const own = ['birds.csv', 'data', 'nests', '.', '../elsewhere/notes'];
    expect(watched.paths).toEqual(own.map((name) => path.join(siteDir, name)));
  });

  it.each(['birds.csv', 'data/deep/a.bin', 'nests/a.txt', 'nests/deep/b.csv', 'a.toml', '../elsewhere/notes/a.txt'])(
    'include %s',
    (file) => expect(watched.include(path.resolve(siteDir, file))).toBe(true),
  );

  it.each(['birds.csv.bak', 'database/a', 'nests/a.md', 'deep/a.toml', '../elsewhere/notes/deep/a.txt'])(
    'leave out %s',
    (file) => expect(watched.include(path.resolve(siteDir, file))).toBe(false),
  );

  it('come with the name of a plugin that cannot tell them', () => {
    const getPathsToWatch = () => {
      throw new Error('No birds.');
    };
    const failing = () => pluginPaths([{ plugin: { name: 'birds', getPathsToWatch } }], siteDir);
    expect(failing).toThrow('The plugin "birds" failed in getPathsToWatch: No birds.');
  });

  it('take the folders around the site as they are called', () => {
    const { paths, include } = watch([path.join(siteDir, 'data/**/*.yml'), path.join(siteDir, 'later/a.csv')]);
    expect(paths).toEqual([path.join(siteDir, 'data'), path.join(siteDir, 'later/a.csv')]);
    expect(include(path.join(siteDir, 'data/deep/a.yml'))).toBe(true);
  });

  it.skipIf(path.sep === '\\')('may be escaped', () => {
    const { paths, include } = watch([`${siteDir.replaceAll(/[()[\]{}]/g, String.raw`\$&`)}/data/*.yml`]);
    expect(paths).toEqual([path.join(siteDir, 'data')]);
    expect(include(path.join(siteDir, 'data/a.yml'))).toBe(true);
  });
});
