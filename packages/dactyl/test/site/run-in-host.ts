/**
 * Runs commands in processes that each run many of them (`command-host.mjs`): for tests that ask what a command makes
 * and prints, and not how its process starts and ends. Each worker has a few, which end with it. What Node loads once and
 * keeps (configurations, plugins, a build of React) is the same in all runs of a process, or they get another one.
 */
import { createHash } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface HostCommand {
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface HostAnswer {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Host {
  process: ChildProcess;
  kind: Kind;
  isBusy: boolean;
  /** Folder of a site → state of what Node has loaded of it and does not load again. */
  loaded: Map<string, string>;
}

/** Which build of React a command loads; a process has one. */
type Kind = 'production' | 'development';

const FILE = path.join(import.meta.dirname, 'command-host.mjs');
const MOST_HOSTS: Record<Kind, number> = { production: 2, development: 1 };
const PRODUCTION = new Set(['build', 'merge', 'translations', 'why', 'write-translations']);
/** Bundles of sites stay in memory. */
const MOST_MEMORY = 700 * 1024 * 1024;

/** Read when a process starts. */
const READ_ONCE = ['NODE_OPTIONS', 'NODE_ENV', 'TZ', 'LANG'];

const hosts = new Set<Host>();

/** Returns `undefined` when the command needs a process of its own. */
export async function runInHost(command: HostCommand, flags: readonly string[]): Promise<HostAnswer | undefined> {
  const isSpecial = READ_ONCE.some((name) => command.env[name] !== process.env[name] && name in command.env);
  if (isSpecial) return undefined;
  const host = findHost(command, flags);
  return host && runIn(host, command);
}

function findHost({ args, cwd, env }: HostCommand, flags: readonly string[]): Host | undefined {
  const state = stateOfCode({ args, cwd, env });
  const kind: Kind = PRODUCTION.has(args[0] ?? '') && !args.includes('--dev') ? 'production' : 'development';
  const ofKind = [...hosts].filter((host) => host.kind === kind);
  const idle = ofKind.filter(({ isBusy }) => !isBusy);
  let host = idle.find(({ loaded }) => (loaded.get(cwd) ?? state) === state);
  if (!host) {
    const isFull = ofKind.length >= MOST_HOSTS[kind];
    if (isFull && idle[0]) endHost(idle[0]);
    if (!isFull || idle[0]) host = startHost(kind, { env, flags });
  }
  host?.loaded.set(cwd, state);
  return host;
}

function startHost(kind: Kind, { env, flags }: { env: NodeJS.ProcessEnv; flags: readonly string[] }): Host {
  const child = fork(FILE, { execArgv: [...flags], env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const host = { process: child, kind, isBusy: false, loaded: new Map<string, string>() };
  hosts.add(host);
  child.once('exit', () => hosts.delete(host));
  setReferenced(child, false);
  return host;
}

/** Those that run nothing, for a process that has no more commands to run. */
export function endHosts(): void {
  for (const host of [...hosts].filter(({ isBusy }) => !isBusy)) endHost(host);
}

function endHost(host: Host): void {
  hosts.delete(host);
  if (host.process.connected) host.process.disconnect();
}

let marks = 0;

async function runIn(host: Host, command: HostCommand): Promise<HostAnswer> {
  const child = host.process;
  const endMark = `\0end of run ${++marks}\n`;
  host.isBusy = true;
  setReferenced(child, true);
  const read = { stdout: '', stderr: '' };
  const stdout = readUntil(child.stdout, endMark, (text) => (read.stdout = text));
  const stderr = readUntil(child.stderr, endMark, (text) => (read.stderr = text));
  const ended = new Promise<{ code: number | null; memory: number }>((resolve) => {
    const onExit = (code: number | null) => resolve({ code, memory: 0 });
    child.once('close', onExit);
    child.once('message', (answer) => {
      child.off('close', onExit);
      resolve(answer as { code: number; memory: number }); // what `command-host.mjs` sends
    });
  });
  child.send({ ...command, endMark });
  const { code, memory } = await ended;
  await Promise.all([stdout, stderr]);
  host.isBusy = false;
  setReferenced(child, false);
  if (memory > MOST_MEMORY) endHost(host);
  return { code, ...read };
}

/** Ends at the mark, or with the stream when the command has ended the process. */
function readUntil(
  stream: NodeJS.ReadableStream | null,
  endMark: string,
  onText: (text: string) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    const finish = () => {
      stream?.off('data', onData).off('close', finish);
      onText(text.replace(endMark, ''));
      resolve();
    };
    const onData = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith(endMark)) finish();
    };
    stream?.on('data', onData).once('close', finish);
  });
}

/** An idle host does not keep the worker alive. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const name = isReferenced ? 'ref' : 'unref';
  child[name]();
  for (const part of [child.channel, child.stdout, child.stderr]) (part as { ref?(): void; unref?(): void })[name]?.();
}

/** Options that decide which configuration is loaded, or how. */
const CHOOSES_CODE = new Set(['--config', '-c', '--locale', '-l']);

/** Changes when Node, which loads a module once, would run something old: code outside of components, and what it reads. */
function stateOfCode({ args, cwd, env }: HostCommand): string {
  const chosen = args.filter((_, index) => CHOOSES_CODE.has(args[index - 1] ?? ''));
  // The framework reads its own variables in each run.
  const read = Object.entries(env).filter(([name]) => !name.startsWith('DACTYL_'));
  const hash = createHash('sha256').update(JSON.stringify([chosen, read]));
  addCode(hash, cwd);
  return hash.digest('hex');
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** The framework looks itself whether they have changed. */
const SIDEBARS = /sidebars\.[cm]?[jt]s$/;
/** What these folders of sites hold is bundled, read as text, or loaded again when it has changed. */
const READ_ANEW = new Set(['.dactyl', '.git', 'build', 'data', 'i18n', 'static', 'theme', 'pages', 'components']);

function addCode(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !READ_ANEW.has(entry.name)) addCode(hash, file);
    else if (CODE.test(entry.name) && !SIDEBARS.test(entry.name)) hash.update(`${file}\n`).update(readFileSync(file));
  }
}
