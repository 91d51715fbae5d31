/** What `npm pack` puts into the packages that people install. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

function packedFiles(folder: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
  const json = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  const [packed] = JSON.parse(json) as { files: { path: string }[] }[]; // what npm prints
  return (packed?.files ?? []).map((file) => file.path);
}

/** Names at the top of a package, folders of the second level for those that are named. */
function outline(files: readonly string[], open: string): string[] {
  const names = files.map((file) => file.split('/').slice(0, file.startsWith(`${open}/`) ? 2 : 1));
  return [...new Set(names.map((parts) => parts.join('/')))].toSorted();
}

/** What the sources of `src` and the scripts of the build become. */
const MADE = ['image-script', 'offline', 'program', 'search-scripts', 'site-types.d.ts', 'theme-sources'];
const COMPILED = readdirSync(path.join(REPOSITORY, 'packages/dactyl/src')).flatMap((name) =>
  /(?<!\.d)\.tsx?$/.test(name) ? ['.js', '.d.ts'].map((end) => name.replace(/\.tsx?$/, end)) : [name],
);

describe.each([
  [
    'dactyl',
    [
      'LICENSE',
      'README.md',
      'bin',
      ...[...MADE, ...COMPILED].map((name) => `dist/${name}`),
      'package.json',
      'tsconfig.site.json',
    ],
  ],
  ['create-dactyl', ['LICENSE', 'README.md', 'bin', 'package.json', 'src', 'templates']],
])('the package %s', (name, expected) => {
  const folder = path.join(REPOSITORY, 'packages', name);
  const files = packedFiles(folder);

  it('has licence, description and compiled code, and nothing else', () => {
    expect(outline(files, 'dist')).toEqual(expected.toSorted());
    expect(files.filter((file) => /tsbuildinfo|inputs\.json|\.test\.|\.map$|node_modules/.test(file))).toEqual([]);
    expect(readFileSync(path.join(folder, 'LICENSE'))).toEqual(readFileSync(path.join(REPOSITORY, 'LICENSE')));
  });

  it('names no folder of the machine on which it was made', () => {
    const texts = files.filter((file) => !/\.(?:png|jpg|woff2|ico)$/.test(file));
    const tells = texts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(REPOSITORY));
    expect(tells).toEqual([]);
  });
});
