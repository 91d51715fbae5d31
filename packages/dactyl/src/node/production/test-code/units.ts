/** Blocks → the files that are checked, and back from a line of these to the line that an author wrote. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toPosixPath } from '../../base/files.js';
import { hashText } from '../../base/hash.js';
import type { CheckedBlock } from './find-blocks.js';

/** One file to be checked: a block, or the blocks of a group up to one. */
export interface Unit {
  /** File name without folder. */
  name: string;
  text: string;
  language: string;
  mode: CheckedBlock['mode'];
  blocks: CheckedBlock[];
  /** Which lines of the text are those of which block. */
  segments: Segment[];
}

interface Segment {
  /** From 1. */
  start: number;
  block: CheckedBlock;
}

/** A line of a unit → where it stands. */
export function placeInUnit({ segments }: Unit, line: number, column?: number): UnitPlace | undefined {
  const found = segments.findLast(({ start }) => start <= line);
  if (!found) return undefined;
  const { block, start } = found;
  const { source } = block;
  return { block, file: source.file, line: source.line + line - start, column: (column ?? 1) + source.indent };
}

export interface UnitPlace {
  block: CheckedBlock;
  file: string;
  line: number;
  column: number;
}

/** @param form - how specifiers of files are written: TypeScript wants paths, Node wants URLs */
export function makeUnits(blocks: readonly CheckedBlock[], { siteDir, form }: UnitOptions): Unit[] {
  const groups = new Map<string, CheckedBlock[]>();
  const units: Unit[] = [];
  for (const block of blocks) {
    const key = JSON.stringify([block.file, block.group, familyOf(block.language)]);
    const group = block.group === undefined ? undefined : groups.get(key);
    if (group) group.push(block);
    else {
      const own = [block];
      if (block.group !== undefined) groups.set(key, own);
      units.push(toUnit(own, siteDir));
    }
  }
  return units.map((unit) => ({ ...unit, mode: modeOf(unit.blocks), ...joinBlocks(unit.blocks, { siteDir, form }) }));
}

interface UnitOptions {
  siteDir: string;
  form: 'path' | 'url';
}

function toUnit(blocks: CheckedBlock[], siteDir: string): Unit {
  const [{ file, fenceLine, language, mode }] = blocks as [CheckedBlock]; // the caller gives one
  const place = toPosixPath(path.relative(siteDir, file));
  // Names of programs and of people stay readable; the hash tells `a-b.md` from `a_b.md`.
  const name = `${place.replaceAll(/\W+/g, '_')}_${hashText(place, 8)}_${fenceLine}${extensionOf(language)}`;
  return { name, text: '', language, mode, blocks, segments: [] };
}

/** What one block of a group asks for holds for all. */
function modeOf(blocks: readonly CheckedBlock[]): CheckedBlock['mode'] {
  const modes = blocks.map(({ mode }) => mode);
  return modes.find((mode) => mode === 'error') ?? modes.find((mode) => mode === 'run') ?? 'default';
}

/** Where nothing is in the way, lines have the numbers that they have in their file: other programs name them, too. */
function joinBlocks(blocks: readonly CheckedBlock[], options: UnitOptions): Pick<Unit, 'text' | 'segments'> {
  const lines: string[] = [];
  const segments: Segment[] = [];
  for (const block of blocks) {
    const { code, source } = block;
    while (lines.length < source.line - 1) lines.push('');
    segments.push({ start: lines.length + 1, block });
    lines.push(...withAbsoluteImports(code, source.file, options).split('\n'));
  }
  return { text: `${lines.join('\n')}\n`, segments };
}

const SPECIFIER = /(?<=(\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["'])(?:\.{1,2}|@site)\/[^"'\n]*(?=["'])/g;

/** The checked file lies elsewhere, so imports of files are written out. */
function withAbsoluteImports(code: string, file: string, { siteDir, form }: UnitOptions): string {
  return code.replaceAll(SPECIFIER, (specifier, before: string) => {
    const target = importedFile(specifier, file, siteDir);
    return form === 'url' && !before.includes('require') ? pathToFileURL(target).href : target.replaceAll('\\', '/');
  });
}

function importedFile(specifier: string, file: string, siteDir: string): string {
  return specifier.startsWith('@site/')
    ? path.join(siteDir, specifier.slice('@site/'.length))
    : path.resolve(path.dirname(file), specifier);
}

/** Files of the site that the code of a block imports, absolute, with or without their extension. */
export function importedFiles({ code, source }: CheckedBlock, siteDir: string): string[] {
  return [...code.matchAll(SPECIFIER)].map(([specifier]) => importedFile(specifier, source.file, siteDir));
}

const TYPESCRIPT = ['ts', 'tsx', 'mts', 'cts', 'typescript'];
const JAVASCRIPT = ['js', 'jsx', 'mjs', 'cjs', 'javascript'];

export function familyOf(language: string): string {
  if (TYPESCRIPT.includes(language)) return 'ts';
  return JAVASCRIPT.includes(language) ? 'js' : language;
}

/** Extensions by which programs know their files, where the name of the language is none. */
const EXTENSIONS: Record<string, string> = {
  typescript: 'ts',
  javascript: 'mjs',
  js: 'mjs',
  jsx: 'jsx',
  python: 'py',
  rust: 'rs',
  ruby: 'rb',
  bash: 'sh',
  shell: 'sh',
  csharp: 'cs',
  kotlin: 'kt',
  haskell: 'hs',
  perl: 'pl',
  julia: 'jl',
};

function extensionOf(language: string): string {
  return `.${EXTENSIONS[language] ?? language.replaceAll(/\W/g, '')}`;
}
