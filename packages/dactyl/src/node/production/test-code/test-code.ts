/**
 * Checks code blocks of Markdown files that ask for it. In: files. Out: what is wrong, at the lines that authors wrote. What
 * passed is not checked again as long as the code, the files that it imports and the tools are the same.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCache } from '../../base/cache.js';
import { isStampAlive, processStamp } from '../../base/process.js';
import { checkTypes, findTypeScript, siteDeclarations, siteTsconfig } from './check-types.js';
import { fillBlocks } from './fill-blocks.js';
import { findBlocks, type CheckedBlock } from './find-blocks.js';
import { commandOf, runUnit, type Failure, type TestCommands } from './run-units.js';
import { hashTsconfig, keyOf } from './unit-key.js';
import { familyOf, makeUnits, type Unit } from './units.js';

export interface TestCodeInput {
  siteDir: string;
  /** Folder for what the framework derives from the site's files. */
  generatedDir: string;
  /** Markdown files, absolute. */
  files: readonly string[];
  commands: TestCommands;
  /** Only blocks of these languages; all when empty. */
  languages: readonly string[];
  /** Whether what passed before is checked again. */
  isForced: boolean;
}

export interface TestCodeResult {
  /** How many blocks were looked at, and how many of them had passed before. */
  blocks: number;
  unchanged: number;
  failures: Failure[];
}

/** @throws SiteError when a block cannot be checked at all. */
export async function testCode(input: TestCodeInput): Promise<TestCodeResult> {
  const blocks = readBlocks(input);
  const folder = makeFolder(path.join(input.generatedDir, 'test-code'));
  const memory = openMemory(input);
  try {
    const typed = checkAllTypes(blocks, { ...input, folder, memory });
    const ran = await runAll(blocks, { ...input, folder, memory });
    const failures = [...typed.failures, ...ran.failures];
    return { blocks: blocks.length, unchanged: typed.unchanged + ran.unchanged, failures: sorted(failures) };
  } finally {
    await memory.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One for each process: several may check blocks of other languages at the same time. Those of ended processes go. */
function makeFolder(parent: string): string {
  const folder = path.join(parent, processStamp());
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!isStampAlive(name)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  return folder;
}

function readBlocks({ files, siteDir, languages }: TestCodeInput): CheckedBlock[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const blocks = fillBlocks(findBlocks(text, file), text, siteDir);
    return blocks.filter(({ language }) => languages.length === 0 || languages.some((each) => isSame(each, language)));
  });
}

/** `--language ts` means `tsx`, too. */
function isSame(wanted: string, language: string): boolean {
  return wanted === language || familyOf(wanted) === familyOf(language);
}

interface CheckParts extends TestCodeInput {
  folder: string;
  memory: Memory;
}

type Checked = Pick<TestCodeResult, 'failures' | 'unchanged'>;

/** All at once: starting the compiler takes longer than checking some blocks. */
function checkAllTypes(blocks: readonly CheckedBlock[], parts: CheckParts): Checked {
  const { siteDir, folder, memory, commands } = parts;
  const typed = blocks.filter(({ language }) => familyOf(language) === 'ts' && !commands[language]);
  if (typed.length === 0) return { failures: [], unchanged: 0 };
  const units = makeUnits(typed, { siteDir, form: 'path' });
  const key = keyOf(units, siteDir, [
    findTypeScript(siteDir).version,
    hashTsconfig(siteTsconfig(siteDir), siteDeclarations(siteDir)),
  ]);
  // Code that runs besides is counted when it runs.
  const only = typed.filter(({ mode }) => mode !== 'run').length;
  if (memory.has(key)) return { failures: [], unchanged: only };
  writeUnits(units, folder);
  const failures = checkTypes(units, { folder, siteDir });
  if (failures.length === 0) memory.add(key);
  return { failures, unchanged: 0 };
}

async function runAll(blocks: readonly CheckedBlock[], parts: CheckParts): Promise<Checked> {
  const { siteDir, folder, memory, commands } = parts;
  const units = makeUnits(blocks, { siteDir, form: 'url' }).filter((unit) => isRun(unit, commands));
  const failures: Failure[] = [];
  let unchanged = 0;
  for (const unit of units) {
    const key = keyOf([unit], siteDir, [process.version, ...commandOf(unit, parts)]);
    if (memory.has(key)) {
      unchanged += unit.blocks.length;
      continue;
    }
    writeUnits([unit], folder);
    const failure = await runUnit(unit, { folder, siteDir, commands });
    if (failure) failures.push(failure);
    else memory.add(key);
  }
  return { failures, unchanged };
}

/** Types of TypeScript are checked; it runs only when that is asked for. */
function isRun({ language, mode }: Unit, commands: TestCommands): boolean {
  return familyOf(language) !== 'ts' || mode === 'run' || commands[language] !== undefined;
}

function writeUnits(units: readonly Unit[], folder: string): void {
  for (const { name, text } of units) writeFileSync(path.join(folder, name), text);
}

interface Memory {
  has(key: string): boolean;
  add(key: string): void;
  close(): Promise<void>;
}

function openMemory({ generatedDir, isForced }: TestCodeInput): Memory {
  const cache = openCache(path.join(generatedDir, 'cache'));
  return {
    has: (key) => !isForced && cache.get(NAMESPACE, key) !== undefined,
    add: (key) => cache.put(NAMESPACE, key, 'passed'),
    close: () => cache.close(),
  };
}

const NAMESPACE = 'test-code';

function sorted(failures: readonly Failure[]): Failure[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return failures.toSorted(
    (a, b) => compare(a.block.file, b.block.file) || a.block.fenceLine - b.block.fenceLine || a.line - b.line,
  );
}
