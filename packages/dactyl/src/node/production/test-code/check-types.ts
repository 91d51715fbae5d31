/**
 * Checks the types of all units in one run of the site's own TypeScript, by its command: since TypeScript 7 there is no other way
 * that all releases have.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { resolveOptional } from '../../base/load-optional.js';
import { SiteError } from '../../base/site-error.js';
import type { Failure } from './run-units.js';
import { placeInUnit, type Unit, type UnitPlace } from './units.js';

interface TypeOptions {
  /** Folder with the files of the units, absolute. */
  folder: string;
  siteDir: string;
}

/** Rules for examples, whatever the site has for its own code: they are shown, so nothing has to use what they declare. */
const OPTIONS = {
  noEmit: true,
  composite: false,
  incremental: false,
  skipLibCheck: true,
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
};

/** Files of the site that say what its modules and globals are. */
const DECLARATIONS = ['*.d.ts', 'src/**/*.d.ts'];

/** For sites without a `tsconfig.json`. */
const DEFAULTS = {
  strict: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['esnext', 'dom', 'dom.iterable'],
};

/** @throws SiteError when something that is no block keeps the compiler from looking at types. */
export function checkTypes(units: readonly Unit[], options: TypeOptions): Failure[] {
  const { output, complaints } = compile(units, options);
  const failures = (some: readonly Unit[]) => some.flatMap((unit) => failuresOf(unit, complaints.get(unit.name) ?? []));
  if (complaints.has(CANARY.name)) return failures(units);
  // One file that cannot be read is enough for no types to be checked: the others are checked without it.
  const unreadable = units.filter(({ name }) => complaints.has(name));
  if (unreadable.length === 0) throw notStarted(output, options.siteDir);
  const others = units.filter((unit) => !unreadable.includes(unit));
  return [...failures(unreadable), ...(others.length > 0 ? checkTypes(others, options) : [])];
}

/** Its mistake is found when the compiler gets as far as types. Which of its complaints end it before differs by release. */
const CANARY = { name: 'canary.ts', text: "export const canary: number = 'tweet';\n" };

interface Compiled {
  output: string;
  /** By the name of the file, as far as it lies in the folder of the units. */
  complaints: Map<string, Complaint[]>;
}

function compile(units: readonly Unit[], { folder, siteDir }: TypeOptions): Compiled {
  const { compiler } = findTypeScript(siteDir);
  const config = path.join(folder, 'tsconfig.json');
  const base = siteTsconfig(siteDir);
  const settings = {
    ...(base !== undefined && { extends: base }),
    compilerOptions: { ...(base === undefined && DEFAULTS), ...OPTIONS },
    files: [...units, CANARY].map(({ name }) => `./${name}`),
    include: DECLARATIONS.map((pattern) => path.join(siteDir, pattern)),
    exclude: [],
  };
  writeFileSync(path.join(folder, CANARY.name), CANARY.text);
  writeFileSync(config, JSON.stringify(settings, null, 2));
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', config], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return { output: stdout + stderr, complaints: readComplaints(stdout, folder) };
}

/** The compiler of the site, and what its release is called. */
export function findTypeScript(siteDir: string): { compiler: string; version: string } {
  const wanted = { from: siteDir, neededFor: 'Checking types of code blocks', install: ['--save-dev', 'typescript'] };
  const manifest = resolveOptional('typescript/package.json', wanted);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }; // JSON of npm
  return { compiler: path.join(path.dirname(manifest), 'bin/tsc'), version };
}

export function siteTsconfig(siteDir: string): string | undefined {
  const file = path.join(siteDir, 'tsconfig.json');
  return existsSync(file) ? file : undefined;
}

export function siteDeclarations(siteDir: string): string[] {
  const options = { cwd: siteDir, absolute: true, expandDirectories: false, ignore: ['**/node_modules/**'] };
  return globSync(DECLARATIONS, options).toSorted();
}

interface Complaint {
  line: number;
  column: number;
  message: string;
}

/** Lines of the compiler, by file; more about the same mistake is indented. */
function readComplaints(output: string, folder: string): Map<string, Complaint[]> {
  const found = new Map<string, Complaint[]>();
  let last: Complaint | undefined;
  for (const line of output.split(/\r?\n/)) {
    const [, file = '', row, column, message = ''] = /^(.+?)\((\d+),(\d+)\): error (.+)$/.exec(line) ?? [];
    if (row === undefined) {
      if (last && /^\s+\S/.test(line)) last.message += `\n${line}`;
      else last = undefined;
      continue;
    }
    last = { line: Number(row), column: Number(column), message };
    const name = path.relative(folder, path.resolve(folder, file));
    found.set(name, [...(found.get(name) ?? []), last]);
  }
  return found;
}

function failuresOf(unit: Unit, complaints: readonly Complaint[]): Failure[] {
  if (unit.mode !== 'error') {
    return complaints.flatMap(({ line, column, message }) => {
      const place = placeInUnit(unit, line, column);
      return place ? [{ ...place, message }] : [];
    });
  }
  const first = placeInUnit(unit, unit.segments[0]?.start ?? 1) as UnitPlace; // the first line of the first block
  return complaints.length > 0 ? [] : [{ ...first, message: 'The block says "check=error", but its types are right.' }];
}

function notStarted(output: string, siteDir: string): SiteError {
  const said = output.trim() || 'it finds no mistake where there is one, as with the option "noCheck".';
  return new SiteError(`TypeScript could not check the code blocks:\n${said}`, {
    ...(existsSync(path.join(siteDir, 'tsconfig.json')) && { file: path.join(siteDir, 'tsconfig.json') }),
    hint: 'Blocks are checked with the compiler options of this file.',
  });
}
