/** Runs units, one program after the other: JavaScript and TypeScript in Node, other languages by the command of the site. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SiteError } from '../../base/site-error.js';
import { familyOf, placeInUnit, type Unit, type UnitPlace } from './units.js';

/** What is wrong with a block. */
export interface Failure extends UnitPlace {
  message: string;
}

/** Language → program and arguments; `{file}` stands for the file with the code. */
export type TestCommands = Readonly<Record<string, readonly string[]>>;

export interface RunOptions {
  /** Folder with the files of the units, absolute. */
  folder: string;
  siteDir: string;
  commands: TestCommands;
}

/** A program that is still running then is ended. */
const LIMIT_MS = 60_000;
/** A program that has written more characters is ended: one that never stops would fill the memory. */
const MOST_OUTPUT = 1_000_000;

export async function runUnit(unit: Unit, options: RunOptions): Promise<Failure | undefined> {
  const file = path.join(options.folder, unit.name);
  const [program = '', ...args] = commandOf(unit, options).map((word) => word.replaceAll('{file}', file));
  const ended = await run(program, args, options.siteDir).catch((error: unknown) => {
    throw noProgram(unit, program, error);
  });
  const first = placeInUnit(unit, unit.segments[0]?.start ?? 1) as UnitPlace; // the first line of the first block
  if (ended.cutOff !== undefined) return { ...first, message: `The program ${ended.cutOff}.` };
  const isGood = ended.code === 0;
  if (unit.mode === 'error') {
    return isGood ? { ...first, message: 'The block says "check=error", but runs without an error.' } : undefined;
  }
  if (isGood) return undefined;
  const line = lineIn(ended.output, unit.name);
  const place = line === undefined ? first : (placeInUnit(unit, line) ?? first);
  return { ...place, message: describe(ended, { file, place }) };
}

/** @throws SiteError when nobody has said how the language is run. */
export function commandOf({ language, blocks }: Unit, { commands }: Pick<RunOptions, 'commands'>): readonly string[] {
  const own = commands[language];
  if (own) return own;
  if (familyOf(language) === 'js') return [process.execPath, '{file}'];
  if (familyOf(language) === 'ts') {
    const manifest = createRequire(import.meta.url).resolve('jiti/package.json');
    return [process.execPath, path.join(path.dirname(manifest), 'lib/jiti-cli.mjs'), '{file}'];
  }
  const [block] = blocks;
  throw new SiteError(`Nothing says how a block of "${language}" is checked.`, {
    ...(block && { file: block.file, line: block.fenceLine, column: 1 }),
    hint: `Add a command to the configuration: testCode: { ${language || 'python'}: ['program', '{file}'] }`,
  });
}

interface Ended {
  /** `null` for a program that a signal has ended. */
  code: number | null;
  signal: string | null;
  output: string;
  /** What it did that we ended it. */
  cutOff?: string | undefined;
}

function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // Without a shell: nothing in the name of a file is a command.
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let cutOff: string | undefined;
    const end = (why: string) => {
      cutOff ??= why;
      child.kill('SIGKILL');
      // A program that it has started may still hold the other ends.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    };
    const timer = setTimeout(() => end(`did not end within ${LIMIT_MS / 1000} seconds`), LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.length > MOST_OUTPUT) end('wrote more than 1 MB, and was ended');
      });
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, output, cutOff });
    });
  });
}

function noProgram({ language, blocks: [block] }: Unit, program: string, error: unknown): SiteError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SiteError(`The program "${program}" for blocks of "${language}" cannot be started: ${reason}.`, {
    ...(block && { file: block.file, line: block.fenceLine, column: 1 }),
    hint: 'Install it, or correct "testCode" in the configuration.',
  });
}

/** The first line of the unit that a program names: `a.mjs:3`, `"a.py", line 3`, `a.rs(3`. */
function lineIn(output: string, name: string): number | undefined {
  const after = output.split(name).slice(1);
  const found = after.map((text) => /^(?:"?,? ?line |:|\()(\d+)/.exec(text)?.[1]).find(Boolean);
  return found === undefined ? undefined : Number(found);
}

/** What the program has said, about the file that the author knows. */
function describe({ output, code, signal }: Ended, { file, place }: { file: string; place: UnitPlace }): string {
  const said = output
    .replaceAll(`file://${file}`, path.basename(place.file))
    .replaceAll(file, path.basename(place.file))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v/.test(line));
  const lines = said.slice(-MOST_LINES);
  if (signal !== null) lines.push(`The program was ended by the signal ${signal}.`);
  return lines.join('\n') || `The program ended with code ${code}.`;
}

const MOST_LINES = 12;
