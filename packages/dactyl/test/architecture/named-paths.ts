/** Paths that documents and comments name in backticks: those of this repository have to exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'docs/**/*.md',
  'website/README.md',
  'packages/*/src/**/README.md',
];
const SOURCES = [
  'packages/*/{src,test,scripts}/**/*.{ts,tsx,mjs,js}',
  'e2e/**/*.ts',
  'scripts/**/*.mjs',
  'bench/**/*.mjs',
];
const IGNORE = ['**/node_modules/**', '**/.tmp/**', '**/dist/**', '**/build/**', '**/.dactyl/**', 'bench/work/**'];

const NAMED = /`((?:[\w@.-]+\/)+(?:[\w@.-]+\.(?:tsx?|mjs|css|tsv|json))?)`/g;
const COMMENTS = /\/\*.*?\*\/|(?<![:'"`])\/\/[^\n]*/gs;

/** Folders that are made, and the ones of sites. */
const NOT_OURS = /^(?:dist|build|docs|src\/theme|assets|bench\/work)\//;

export interface NamedPath {
  file: string;
  path: string;
}

/** @returns those that are neither below the root, nor below `src/` of a package, nor beside the file */
export function deadPaths(root: string): NamedPath[] {
  const files = globSync([...DOCUMENTS, ...SOURCES], { cwd: root, ignore: IGNORE });
  const known = globSync('**/*', { cwd: root, ignore: IGNORE, dot: true, onlyFiles: false }).map((name) =>
    name.replace(/\/$/, ''),
  );
  const ends = new Set(known.flatMap(endsOf));
  const rooms = new Set([...ends].filter((end) => !end.includes('/')));
  return files.toSorted().flatMap((file) =>
    namedPaths(file, readFileSync(join(root, file), 'utf8'))
      .filter((path) => rooms.has(path.split('/')[0] ?? '') && !NOT_OURS.test(path))
      .filter((path) => !ends.has(path.replace(/\/$/, '')))
      .map((path) => ({ file, path })),
  );
}

export function namedPaths(file: string, text: string): string[] {
  const read = file.endsWith('.md') ? text : (text.match(COMMENTS) ?? []).join('\n');
  return [...read.matchAll(NAMED)].map(([, path = '']) => path);
}

/** `a/b/c`, `b/c`, `c` */
function endsOf(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
