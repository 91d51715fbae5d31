/**
 * An empty page in a browser without a window, spoken to in the protocol of its developer tools, through two pipes: no port
 * is opened, and no package is needed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

export interface Page {
  /** The value of an expression, which is a text or a promise of one. @throws what it throws. */
  evaluate(expression: string): Promise<string>;
  /** Whether the browser has ended, by itself or because it gave no answer: nothing is evaluated any more. */
  hasEnded(): boolean;
  close(): Promise<void>;
}

export interface PageLimits {
  /** For one answer, in milliseconds. */
  time: number;
}

/** Far more than any diagram takes; one that never ends would hold the build up for ever. */
const LIMITS: PageLimits = { time: 60_000 };

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

type Call = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/** @throws when the browser does not start; nothing of it is left then. */
export async function openPage(browser: string, limits: PageLimits = LIMITS): Promise<Page> {
  const profile = await mkdtemp(path.join(tmpdir(), 'dactyl-diagrams-'));
  const child = start(browser, profile);
  const { call, ended, hasEnded } = talkTo(child, limits);
  const close = async () => {
    child.kill();
    await ended;
    // Processes of the browser may end a little later. What stays then is no reason for a build to fail.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  };
  try {
    const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    return { evaluate: (expression) => evaluate(expression, call, String(sessionId)), hasEnded, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function start(browser: string, profile: string): ChildProcess {
  const isRoot = process.getuid?.() === 0;
  const words = [
    '--headless=new',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--disable-gpu',
    '--disable-extensions',
    ...(isRoot ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  return spawn(browser, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
}

async function evaluate(expression: string, call: Call, sessionId: string): Promise<string> {
  const params = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = (await call('Runtime.evaluate', params, sessionId)) as Evaluated;
  if (exceptionDetails) throw new Error(firstLines(exceptionDetails.exception?.description ?? exceptionDetails.text));
  return String(result?.value ?? '');
}

/** Of the answer to `Runtime.evaluate`, as its protocol describes it. */
interface Evaluated extends Record<string, unknown> {
  result?: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** Without the stack. */
function firstLines(description: string): string {
  return description.replace(/\n\s+at [^]*$/, '').replace(/^Error: /, '');
}

interface Talk {
  call: Call;
  /** Resolves when the browser has ended, or has not started. */
  ended: Promise<void>;
  hasEnded(): boolean;
}

function talkTo(child: ChildProcess, limits: PageLimits): Talk {
  // The casts: these two are the pipes of `spawn`.
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => resolve(fail(error)));
    child.on('close', () => resolve(fail(new Error('The browser ended before the diagram was drawn.'))));
  });
  const stop = () => {
    fail(new Error(`The browser gave no answer within ${limits.time / 1000} seconds.`));
    child.kill('SIGKILL');
  };
  input.on('error', fail);
  readAnswers(output, ({ id = 0, result = {}, error }) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  let lastId = 0;
  const call: Call = (method, params = {}, sessionId) => {
    const id = ++lastId;
    const timer = setTimeout(stop, limits.time);
    const answer = new Promise<Record<string, unknown>>((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.set(id, { resolve, reject });
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
    });
    return answer.finally(() => clearTimeout(timer));
  };
  return { call, ended, hasEnded: () => failure !== undefined };
}

interface Waiting {
  resolve(result: Record<string, unknown>): void;
  reject(error: Error): void;
}

function readAnswers(output: Readable, onAnswer: (answer: Answer) => void): void {
  let rest = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) onAnswer(JSON.parse(message) as Answer); // the protocol
  });
}
