/**
 * A note of a vault as the text that is compiled: names become paths, and embedded notes are read. What the text depends on
 * besides its own file is said with its hash, so that pages are made again when it changes.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../base/files.js';
import { headOf, readFrontMatter } from '../base/front-matter.js';
import { hashParts, hashText } from '../base/hash.js';
import type { TextPlace } from '../base/text-place.js';
import type { AudienceText } from '../markdown/audience/audience-text.js';
import { hashOfPart } from '../markdown/obsidian/note-parts.js';
import { indexVault, NOTE, resolveName, suggestNote, type VaultIndex } from '../markdown/obsidian/resolve-name.js';
import { rewriteNote } from '../markdown/obsidian/rewrite-note.js';
import type { NoteProblem, Vault } from '../markdown/obsidian/vault.js';
import type { MarkdownFile, Processor } from '../markdown/types.js';
import type { BrokenName } from './engine-types.js';
import { isPublic, textOf, vaultRoots } from './public-files.js';

/** The files of a vault: content-relative path → absolute file. Those of a translation come first. */
export interface ListedVault {
  files: ReadonlyMap<string, string>;
  index: VaultIndex;
  hash: string;
}

/** Folders of a vault, joined → its files. Lives as long as nothing may be added. */
export type KnownVaults = Map<string, ListedVault>;

export interface OpenedNote {
  file: MarkdownFile;
  placeOf(place: TextPlace): TextPlace;
  broken: BrokenName[];
  warnings: (TextPlace & { message: string })[];
  /** Absolute file, or folder with a separator at its end → hash. */
  files: Record<string, string>;
}

interface OpenParts {
  processor: Pick<Processor, 'obsidian' | 'audience'>;
  siteDir: string;
  vaults: KnownVaults;
}

/** `undefined` for a text without such notations, which costs one search. */
export function openNote(note: MarkdownFile, { processor, siteDir, vaults }: OpenParts): OpenedNote | undefined {
  const { obsidian } = processor;
  if (!obsidian || !NOTATION.test(note.source)) return undefined;
  const dirs = dirsOf(note.file, obsidian.vaults, siteDir);
  const listed = listVault(dirs, vaults);
  const from = pathIn(dirs, note.file);
  const files: Record<string, string> = {};
  const vault = createVault({
    listed,
    note,
    dirs,
    siteDir,
    from,
    files,
    maintainCase: obsidian.maintainCase,
    audience: processor.audience,
  });
  const { head, body, firstLine } = splitNote(note);
  const { text, lines, problems } = rewriteNote(body, { vault, from, above: [], syntax: obsidian.syntaxOf(note) });
  const inFile = (line: number) => (lines[line - 1] ?? lines.at(-1) ?? line) + firstLine - 1;
  return {
    file: note.parsed ? { ...note, parsed: { ...note.parsed, body: text } } : { ...note, source: head + text },
    placeOf: ({ line, column }) => ({ line: line < firstLine ? line : inFile(line - firstLine + 1), column }),
    broken: problems.filter(({ chosen }) => !chosen).map((problem) => brokenName(problem, { firstLine, vault })),
    warnings: problems.flatMap((problem) => ambiguity(problem, firstLine)),
    files,
  };
}

const NOTATION = /\[\[|%%|==|\s\^[A-Za-z\d-]+[ \t]*$/m;

function brokenName({ name, line, column }: NoteProblem, place: { firstLine: number; vault: Vault }): BrokenName {
  const near = place.vault.suggest(name);
  return { name, line: line + place.firstLine - 1, column, ...(near !== undefined && { near }) };
}

function ambiguity({ name, line, column, chosen }: NoteProblem, firstLine: number): OpenedNote['warnings'] {
  if (!chosen) return [];
  const others = chosen.others.map((file) => `"${file}"`).join(', ');
  const message = `"[[${name}]]" could also mean ${others}; it leads to "${chosen.path}". Write more of the path.`;
  return [{ message, line: line + firstLine - 1, column }];
}

/** The vault that holds the file; files of none, such as partials elsewhere, are alone with their folder. */
function dirsOf(file: string, vaults: readonly (readonly string[])[], siteDir: string): string[] {
  const all = vaults.map((dirs) => dirs.map((dir) => path.resolve(siteDir, dir)));
  return all.find((dirs) => dirs.some((dir) => isInside(dir, file))) ?? [path.dirname(file)];
}

function pathIn(dirs: readonly string[], file: string): string {
  const dir = dirs.find((each) => isInside(each, file)) ?? path.dirname(file);
  return path.relative(dir, file).split(path.sep).join('/');
}

function listVault(dirs: readonly string[], known: KnownVaults): ListedVault {
  const key = dirs.join('\0');
  const listed = known.get(key) ?? readVault(dirs);
  known.set(key, listed);
  return listed;
}

export function readVault(dirs: readonly string[]): ListedVault {
  const files = new Map<string, string>();
  for (const dir of dirs) {
    for (const name of filesBelow(dir)) if (!files.has(name)) files.set(name, path.join(dir, name));
  }
  const names = [...files.keys()].toSorted();
  return { files, index: indexVault(names), hash: hashParts(names) };
}

/** Without hidden folders, such as that of Obsidian's own settings. */
function filesBelow(dir: string, below = ''): string[] {
  try {
    return readdirSync(path.join(dir, below), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(dir, name) : [name];
    });
  } catch {
    return []; // a language need not have a folder
  }
}

interface VaultParts {
  listed: ListedVault;
  note: MarkdownFile;
  dirs: readonly string[];
  siteDir: string;
  from: string;
  /** Takes what the text depends on. */
  files: Record<string, string>;
  maintainCase: boolean;
  audience: AudienceText | undefined;
}

function createVault({ listed, note, dirs, siteDir, from, files, maintainCase, audience }: VaultParts): Vault {
  let roots: string[] | undefined;
  // They also say which files may be read.
  const noteFolders = () => dirs.forEach((dir) => (files[dir + path.sep] = listed.hash));
  const read = (name: string) => {
    const file = listed.files.get(name);
    if (file === undefined) return undefined;
    noteFolders();
    roots ??= vaultRoots(siteDir, dirs);
    const source = isPublic(file, roots) ? textOf(file) : undefined;
    files[file] = source === undefined ? '' : hashText(source);
    if (source === undefined) return undefined;
    return readFrontMatter({ file, source: audience?.keep({ file, source }) ?? source }).body;
  };
  return {
    resolve(name, seenFrom) {
      noteFolders();
      return resolveName(name, seenFrom, listed.index);
    },
    suggest: (name) => suggestNote(name, listed.index),
    read,
    urlOf: (name) => relativeUrl(name, { listed, note, from }),
    hashOf(name, part) {
      if (name !== from && !NOTE.test(name)) return `#${encodeSigns(part)}`;
      return hashOfPart((name === from ? note.source : read(name)) ?? '', part, maintainCase);
    },
  };
}

/** Notes are found under the path of their source, translated or not; other files only where they are. */
function relativeUrl(name: string, { listed, note, from }: Pick<VaultParts, 'listed' | 'note' | 'from'>): string {
  const file = NOTE.test(name) ? undefined : listed.files.get(name);
  const relative =
    file === undefined
      ? path.posix.relative(path.posix.dirname(from), name)
      : path.relative(path.dirname(note.file), file).split(path.sep).join('/');
  const url = encodeSigns(relative.split('/').map(encodeURIComponent).join('/'));
  return url.startsWith('../') ? url : `./${url}`;
}

/** What would end the address of a link. */
function encodeSigns(url: string): string {
  return url.replaceAll(/[\s()<>]/g, (sign) => ENCODED_BRACKETS[sign] ?? encodeURIComponent(sign));
}

const ENCODED_BRACKETS: Record<string, string> = { '(': '%28', ')': '%29' };

interface SplitNote {
  head: string;
  body: string;
  /** Of the body, in the file. */
  firstLine: number;
}

function splitNote({ source, parsed }: MarkdownFile): SplitNote {
  if (parsed) return { head: '', body: parsed.body, firstLine: parsed.bodyLine };
  const head = headOf(source);
  return { head, body: source.slice(head.length), firstLine: head.split('\n').length };
}
