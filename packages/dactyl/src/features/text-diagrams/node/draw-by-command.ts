/**
 * A program of the author's machine: the text of a diagram goes in at its standard input, an SVG comes out. It is started
 * as it stands in the configuration, without a shell, so nothing in a text can become a command.
 */
import { spawn } from 'node:child_process';
import { errorCode } from '../../../node/base/files.js';
import type { unstable_Drawer, unstable_DrawingMistake } from '../../../node/plugin-api/drawer-types.js';
import type { JsonObject } from '../../../shared/json.js';

export interface CommandLimits {
  /** In milliseconds. */
  time: number;
  /** In characters, of what the program writes. */
  output: number;
}

/** Far more than any diagram takes; a program that waits for something would hold the build up for ever. */
const LIMITS: CommandLimits = { time: 60_000, output: 16 * 1024 ** 2 };

export function createDrawer(
  { command }: JsonObject,
  { siteDir }: { siteDir: string },
  limits: CommandLimits = LIMITS,
): unstable_Drawer {
  // The schema of the options has checked it.
  const [program = '', ...words] = command as string[];
  return {
    async draw(text) {
      const ended = await run([program, ...words], { text, cwd: siteDir, limits }).catch(asError);
      if (ended instanceof Error) return notStarted(program, ended);
      const [light, ...others] = drawingsIn(ended.out);
      if (ended.why !== undefined || light === undefined) return asMistake(program, ended, text);
      if (others.length > 0) return { problem: `"${program}" drew ${others.length + 1} diagrams.`, hint: ONE_EACH };
      return /currentcolor/i.test(light) ? { light } : { light, needsPaper: true };
    },
  };
}

const ONE_EACH = 'Give each diagram a code block of its own.';

/** The SVG documents in what a program has written; drawings in drawings are parts of them. */
function drawingsIn(out: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, index } of out.matchAll(/<svg(?=[\s>])[^>]*>|<\/svg>/g)) {
    if (depth === 0) start = index;
    if (tag === '</svg>') depth = Math.max(0, depth - 1);
    else if (!tag.endsWith('/>')) depth++;
    if (depth === 0 && tag === '</svg>') found.push(out.slice(start, index + tag.length));
  }
  return found;
}

interface Ended {
  out: string;
  err: string;
  /** How it ended, unless it did with success. */
  why?: string;
}

interface Task {
  text: string;
  cwd: string;
  limits: CommandLimits;
}

/** @throws when it cannot be started. */
function run([program = '', ...words]: string[], { text, cwd, limits }: Task): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, stdio: ['pipe', 'pipe', 'pipe'], shell: false });
    let [out, err] = ['', ''];
    const stop = (why: string) => {
      child.kill('SIGKILL');
      // What it has started may live on and hold them open.
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
      resolve({ out: '', err, why });
    };
    const timer = setTimeout(() => stop(`was stopped after ${limits.time / 1000} seconds`), limits.time);
    const count = () => {
      if (out.length + err.length > limits.output)
        stop(`was stopped because it wrote more than ${limits.output} characters`);
    };
    child.stdout
      .setEncoding('utf8')
      .on('data', (part: string) => (out += part))
      .on('data', count);
    child.stderr
      .setEncoding('utf8')
      .on('data', (part: string) => (err += part))
      .on('data', count);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const why = signal ? `was ended by the signal ${signal}` : code !== 0 && `ended with ${code}`;
      resolve({ out, err, ...(why && { why }) });
    });
    // A program may end before it has read all.
    child.stdin.on('error', () => {});
    child.stdin.end(text);
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function notStarted(program: string, error: Error): unstable_DrawingMistake {
  if (errorCode(error) !== 'ENOENT')
    return { problem: `the program "${program}" cannot be started: ${error.message}.` };
  return {
    problem: `the program "${program}" was not found.`,
    hint: 'Install it, or name its path in the options of the plugin for diagrams.',
  };
}

function asMistake(program: string, { err, why = 'ended with 0' }: Ended, text: string): unstable_DrawingMistake {
  // Programs on Windows end their lines with two signs.
  const said = withoutStack(err.replaceAll('\r\n', '\n')).trim().split('\n').slice(0, 6).join('\n').slice(0, 2000);
  // One that has ended by itself says better what is wrong.
  if (said === '' || !why.startsWith('ended'))
    return { problem: `"${program}" gave no SVG (it ${why}).${said && `\n${said}`}`, ...placeIn(said, text) };
  const [, problem = said] = PLANTUML.exec(said)?.slice(1) ?? [];
  return { problem, ...placeIn(said, text) };
}

/** What PlantUML says, after warnings of Java: `ERROR`, a number, the mistake, and that there is one. */
const PLANTUML = /^ERROR\n(\d+)\n(.+)/m;
/** As D2 and many compilers name what they read at their standard input: `-:2:4: …`. */
const OF_INPUT = /(?:^|\s)(?:-|<?stdin>?):(\d+)(?::(\d+))?:/m;

function placeIn(said: string, text: string): { line?: number; column?: number } {
  const counted = PLANTUML.exec(said)?.[1];
  // It counts from the line that begins the diagram, or from 1 where none does.
  if (counted !== undefined) return { line: Number(counted) + linesUpToStart(text) };
  const [, line = /\bline:?\s+(\d+)/i.exec(said)?.[1], column] = OF_INPUT.exec(said) ?? [];
  return { ...(line !== undefined && { line: Number(line) }), ...(column !== undefined && { column: Number(column) }) };
}

function linesUpToStart(text: string): number {
  return text.split('\n').findIndex((line) => /^\s*@start\w/.test(line)) + 1;
}

/** Where in its own code a program has failed says nothing to an author. */
function withoutStack(err: string): string {
  return err.replaceAll(/\n\s+at [^\n]*/g, '');
}
