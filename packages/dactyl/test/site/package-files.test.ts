/** What npm puts into the packages that people install. */
import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

interface Tree {
  path: string;
  package: unknown;
  isProjectRoot: boolean;
  /** Packages that it brings along: none. */
  edgesOut: Map<string, never>;
}

const packlist = createRequire(import.meta.url)('npm-packlist') as (tree: Tree) => Promise<string[]>; // untyped

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

interface Packed {
  files: { path: string }[];
  /** Bytes once installed. */
  unpackedSize: number;
}

/** Files as npm lists them before it packs them, which takes 7 s of processor time: only all tests do that. */
async function list(folder: string): Promise<Packed> {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = await packlist({
    path: folder,
    package: manifest,
    isProjectRoot: true,
    edgesOut: new Map<string, never>(),
  });
  const sizes = files.map((file) => lstatSync(path.join(folder, file)).size);
  return { files: files.map((file) => ({ path: file })), unpackedSize: sizes.reduce((sum, size) => sum + size, 0) };
}

function pack(folder: string): Packed {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
  const json = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  const [packed] = JSON.parse(json) as Packed[]; // what npm prints
  return packed ?? { files: [], unpackedSize: 0 };
}

/** Names at the top of a package, folders of the second level for those that are named. */
function outline(files: readonly string[], open: string): string[] {
  const names = files.map((file) => file.split('/').slice(0, file.startsWith(`${open}/`) ? 2 : 1));
  return [...new Set(names.map((parts) => parts.join('/')))].toSorted();
}

/** What the sources of `src` and the scripts of the build become. */
const MADE = [
  'THIRD-PARTY.txt',
  'image-script',
  'module-facts.br',
  'offline',
  'openapi-checks',
  'package-types',
  'program',
  'ready-bundles',
  'runtime',
  'search-scripts',
  'site-types.d.ts',
  'theme-sources.br',
];
/** Entries that are in the program. */
const IN_PROGRAM = ['index.js', 'plugin-social-cards.js', 'remark-npm2yarn.js'];
const COMPILED = readdirSync(path.join(REPOSITORY, 'packages/dactyl/src'))
  .flatMap((name) =>
    /(?<!\.d)\.tsx?$/.test(name) ? ['.js', '.d.ts'].map((end) => name.replace(/\.tsx?$/, end)) : [name],
  )
  .filter((name) => !IN_PROGRAM.includes(name));

describe.each([
  [
    'dactyl',
    6_600_000,
    [
      'LICENSE',
      'README.md',
      'bin',
      ...[...MADE, ...COMPILED].map((name) => `dist/${name}`),
      'package.json',
      'tsconfig.site.json',
    ],
  ],
  ['create-dactyl', 200_000, ['LICENSE', 'README.md', 'bin', 'package.json', 'src', 'templates']],
])('the package %s', (name, mostBytes, expected) => {
  const folder = path.join(REPOSITORY, 'packages', name);
  let listed: Packed;
  let files: string[];
  beforeAll(async () => {
    listed = await list(folder);
    files = listed.files.map((file) => file.path);
  });

  it.runIf(process.env.DACTYL_TEST_FULL === '1')('is packed as it is listed', () => {
    const { files: packed, unpackedSize } = pack(folder);
    expect(packed.map((file) => file.path).toSorted()).toEqual(files.toSorted());
    expect(unpackedSize).toBe(listed.unpackedSize);
  });

  // Types that public ones have come to import go into `files` of its package.json.
  it('imports only files that it has, and packages that come with it', () => {
    expect(missingImports(folder, files)).toEqual([]);
  });

  it('has the files that its code finds by their place', () => {
    const has = (place: string) =>
      files.some((file) => file === place || file.startsWith(`${place.replace(/\/$/, '')}/`));
    const named = files.filter((file) => file.startsWith('dist/program/')).flatMap((file) => placesIn(folder, file));
    expect(named.filter((place) => !has(place))).toEqual([]);
  });

  it('has a size that an installation of 60 MB allows', () => {
    expect(listed.unpackedSize).toBeLessThan(mostBytes);
  });

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

// Each costs a millisecond; they were a hundred.
it.each(['main.js', 'engine-thread.js'])('begins %s of the program with few files', (name) => {
  expect(loadedWith(name).filter((file) => file.endsWith('.js')).length).toBeLessThan(10);
});

it('loads the compiler of Markdown in the threads that make pages, and not to make a bundle', () => {
  const configs = readdirSync(PROGRAM).filter((name) => name.startsWith('vite-config-'));
  expect(loadedWith('engine-thread.js')).toContain('satteri');
  expect(configs.flatMap(loadedWith)).toContain('vite');
  expect(configs.flatMap(loadedWith)).not.toContain('satteri');
});

/** Files of the program, and packages, that one of its files loads at once. */
function loadedWith(name: string): string[] {
  const begun = new Set([name]);
  for (const file of begun) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(path.join(PROGRAM, file), 'utf8');
    for (const [, named] of text.matchAll(IMPORT)) if (named !== undefined) begun.add(named.replace(/^\.\//, ''));
  }
  return [...begun];
}

const PROGRAM = path.join(REPOSITORY, 'packages/dactyl/dist/program');

/** Names that a build of a site resolves, types of optional packages, and what the search's own build puts in. */
const ELSEWHERE = /^(?:virtual:|@theme|@docusaurus\/|@site\/|dactyl$|dactyl\/|\*|#|react(?:-dom)?$|@docsearch\/react$)/;
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\b[^'"`;]*?from\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;
/** What `exports` names types of. */
const PUBLIC_TYPES = /^dist\/(?:[^/]+|(?:features\/[^/]+\/)?theme\/.*)\.d\.ts$/;

/** What the code and the public types of a package import and a site would not find. */
function missingImports(folder: string, files: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, object>; // JSON
  const known = new Set(Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] }));
  const has = new Set(files);
  const isCode = (file: string) => file.endsWith('.js') && !/templates|search-scripts/.test(file);
  const missing: string[] = [];
  const walked = new Set(files.filter((file) => isCode(file) || PUBLIC_TYPES.test(file)));
  for (const file of walked) {
    for (const [, named, loaded] of readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)) {
      const specifier = (named ?? loaded ?? '').replace(/\?\w+$/, '');
      const found = specifier.startsWith('.') ? fileOf(file, specifier, has) : undefined;
      if (found !== undefined) walked.add(found);
      else if (specifier.startsWith('.') || !isKnown(specifier, known)) missing.push(`${file}: ${specifier}`);
    }
  }
  return missing;
}

/** A name seen from the place that its module had in `dist/`, as `scripts/build-program.mjs` writes it, or an entry of the program. */
const PLACE = /new URL\(`(\.[^`$]*)`,\s*(?:new URL\(`([^`]+)`,\s*)?import\.meta\.url\)/g;

/** Files and folders of the package that a file of its program loads or reads by their address: nothing imports them. */
function placesIn(folder: string, file: string): string[] {
  return [...readFileSync(path.join(folder, file), 'utf8').matchAll(PLACE)].flatMap(([, name = '', module = '']) => {
    const place = path.posix.join(path.posix.dirname(file), path.posix.dirname(module), name);
    // A module that only asks where it lies is in the program itself.
    const isOwn = module === '' && !name.startsWith('./');
    // Names of modules that the program provides: nothing is read there.
    const isProvided = place.startsWith('dist/node/plugin-api/provided/');
    return isOwn || isProvided || /^\.\/?$/.test(place) ? [] : [place];
  });
}

/** Code has code, and types have types. */
function fileOf(file: string, specifier: string, has: ReadonlySet<string>): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const types = [target.replace(/\.js$/, '.d.ts'), `${target}.d.ts`];
  return [...(file.endsWith('.d.ts') ? types : []), target].find((one) => has.has(one));
}

function isKnown(specifier: string, known: ReadonlySet<string>): boolean {
  const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return isBuiltin(specifier) || ELSEWHERE.test(specifier) || known.has(parts.join('/'));
}
