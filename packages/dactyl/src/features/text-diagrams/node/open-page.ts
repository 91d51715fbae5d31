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
  close(): Promise<void>;
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

type Call = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

export async function openPage(browser: string): Promise<Page> {
  const profile = await mkdtemp(path.join(tmpdir(), 'dactyl-diagrams-'));
  const isRoot = process.getuid?.() === 0;
  const words = [
    '--headless=new',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--disable-gpu',
    '--disable-extensions',
  ];
  const child = spawn(
    browser,
    [...words, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const call = talkTo(child);
  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  return {
    async evaluate(expression) {
      const params = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = (await call('Runtime.evaluate', params, String(sessionId))) as Evaluated;
      if (exceptionDetails)
        throw new Error(firstLines(exceptionDetails.exception?.description ?? exceptionDetails.text));
      return String(result?.value ?? '');
    },
    async close() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
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

function talkTo(child: ChildProcess): Call {
  // The casts: these two are the pipes of `spawn`.
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  child.on('error', fail);
  child.on('close', () => fail(new Error('The browser ended before the diagram was drawn.')));
  input.on('error', () => {});
  let rest = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id = 0, result = {}, error } = JSON.parse(message) as Answer; // the protocol
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    }
  });
  let lastId = 0;
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++lastId, { resolve, reject });
      input.write(`${JSON.stringify({ id: lastId, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
    });
}
