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
      const start = ended.out.search(/<svg[\s>]/);
      const end = ended.out.lastIndexOf('</svg>');
      if (ended.why !== undefined || start === -1 || end === -1) return asMistake(program, ended);
      const light = ended.out.slice(start, end + '</svg>'.length);
      return /currentcolor/i.test(light) ? { light } : { light, needsPaper: true };
    },
  };
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

function asMistake(program: string, { err, why = 'ended with 0' }: Ended): unstable_DrawingMistake {
  const said = err.trim().split('\n').slice(0, 6).join('\n').slice(0, 2000);
  const line = /\bline:?\s+(\d+)/i.exec(said)?.[1] ?? /^(?:ERROR\n)(\d+)$/m.exec(said)?.[1];
  // One that has ended by itself says better what is wrong.
  const problem =
    said !== '' && why.startsWith('ended') ? said : `"${program}" gave no SVG (it ${why}).${said && `\n${said}`}`;
  return { problem, ...(line !== undefined && { line: Number(line) }) };
}
