/** Runs the compiled command line as people do, in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInHost } from './run-in-host.js';

const COMMAND = path.join(import.meta.dirname, '../../bin/dactyl.js');

/** Sites of tests are built before optimised code pays off: without it a build takes a fifth less processor time. */
const FLAGS = ['--no-opt'];

/** A server whose tests were killed ends, too. */
const ENDS_WITH_PARENT = ['--import', pathToFileURL(path.join(import.meta.dirname, 'ends-with-parent.mjs')).href];

export interface RunResult {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Both, without durations and with the site's folder as `<site>`: the same in every run. */
  output: string;
}

export interface RunOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Another `bin/dactyl.js` than that of this package. */
  command?: string;
  /** Called with each line of the output that says what is done, as it comes. */
  onProgress?: (line: string) => void;
  /** A thousand pages: optimised code does pay off, and without it a build takes a quarter more. */
  isLarge?: boolean;
  /** The process may have run other commands before: for tests that do not ask how it starts and ends. */
  sharesProcess?: boolean;
}

export async function runDactyl(args: readonly string[], options: RunOptions): Promise<RunResult> {
  const { cwd, env, sharesProcess } = options;
  const answer = sharesProcess && (await runInHost({ args, cwd, env: environmentWith(env) }, FLAGS));
  if (answer) return { ...answer, output: normalize(answer.stdout + answer.stderr, cwd) };
  const child = startDactyl(args, options);
  const read = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    const text = chunk.toString();
    read.stdout += text;
    for (const [line] of options.onProgress ? text.matchAll(/^✓.*$/gm) : []) options.onProgress?.(line);
  });
  child.stderr?.on('data', (chunk: Buffer) => (read.stderr += chunk.toString()));
  const code = await exitOf(child);
  return { code, ...read, output: normalize(read.stdout + read.stderr, cwd) };
}

/** For tests that end the process themselves; `isServer`: it runs until somebody does. */
export function startDactyl(
  args: readonly string[],
  { cwd, env, command = COMMAND, isLarge = false, isServer = false }: RunOptions & { isServer?: boolean },
): ChildProcess {
  const flags = isLarge ? [] : FLAGS;
  return spawn(process.execPath, [...flags, ...(isServer ? ENDS_WITH_PARENT : []), command, ...args], {
    cwd,
    env: environmentWith(env),
    // The channel closes when we end, however we end.
    stdio: ['ignore', 'pipe', 'pipe', ...(isServer ? (['ipc'] as const) : [])],
  });
}

/** Vitest sets NODE_ENV and friends for itself; a person's terminal has none of them. */
function environmentWith(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _env, VITEST: _vitest, FORCE_COLOR: _color, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1', ...env };
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
}

function normalize(text: string, siteDir: string): string {
  return text
    .replaceAll(siteDir, '<site>')
    .replaceAll(/\d+(?:\.\d+)? m?s\b/g, '<time>')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}
