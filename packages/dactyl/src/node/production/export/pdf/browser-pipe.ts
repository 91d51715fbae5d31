/**
 * A browser of the family of Chromium that is told what to do by the protocol of its developer tools, over a pipe: all of them speak it, also those
 * for servers that know no `--print-to-pdf`, and no package is needed. https://chromedevtools.github.io/devtools-protocol/
 */
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { SiteError } from '../../../base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';

export interface BrowserPipe {
  /** Rejected with the reason when the browser has ended, or refuses. */
  send(method: string, params?: Record<string, unknown>, sessionId?: string): Promise<Record<string, unknown>>;
  /** Fulfilled at the next event of this name; rejected like `send`. */
  event(method: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface BrowserPlace {
  /** Absolute file of the browser. */
  browser: string;
  /** Folder for what the browser keeps. */
  profile: string;
}

/** Messages end with this. */
const END = '\0';
/** What is no such browser may open a window, and wait without end. */
const LONGEST = 10 * 60 * 1000;

interface Waiting {
  resolve(result: Record<string, unknown>): void;
  reject(error: Error): void;
}

export function openBrowser({ browser, profile }: BrowserPlace): BrowserPipe {
  const child = spawn(browser, argumentsFor(profile), { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
  // The casts: `stdio` makes streams of these.
  const [, , said, input, output] = child.stdio as unknown as [null, null, Readable, Writable, Readable];
  const answers = new Map<number, Waiting>();
  const events = new Map<string, Waiting>();
  let lastId = 0;
  let lastWords = '';
  let end: SiteError | undefined;
  const fail = (reason: string): void => {
    end ??= didNotPrint(browser, reason);
    for (const waiting of [answers, events]) {
      for (const { reject } of waiting.values()) reject(end);
      waiting.clear();
    }
  };
  const clock = setTimeout(() => {
    fail('nothing for ten minutes');
    child.kill('SIGKILL');
  }, LONGEST);
  const ended = new Promise<void>((resolve) => {
    const leave = (reason: string) => {
      clearTimeout(clock);
      fail(reason);
      resolve();
    };
    child.once('error', ({ message }) => leave(message));
    child.once('exit', () => leave(lastWords));
  });
  said.setEncoding('utf8').on('data', (text: string) => (lastWords = text.trim().split('\n').at(-1) || lastWords));
  // It may end before it has read everything; the end itself says more.
  input.on('error', () => {});
  readMessages(output, ({ id, method, result, error }) => {
    if (typeof method === 'string') return events.get(method)?.resolve({});
    const waiting = typeof id === 'number' ? answers.get(id) : undefined;
    if (isRecord(error)) waiting?.reject(didNotPrint(browser, String(error['message'])));
    else waiting?.resolve(isRecord(result) ? result : {});
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        answers.set(++lastId, { resolve, reject });
        input.write(JSON.stringify({ id: lastId, method, params, sessionId }) + END);
      }),
    event: (method) => new Promise((resolve, reject) => void events.set(method, { resolve, reject })),
    async close() {
      if (!end) input.write(JSON.stringify({ id: ++lastId, method: 'Browser.close' }) + END);
      await ended;
    },
  };
}

function argumentsFor(profile: string): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    // Root has no sandbox: so it is in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
    '--remote-debugging-pipe',
    'about:blank',
  ];
}

function readMessages(output: Readable, take: (message: Record<string, unknown>) => void): void {
  let text = '';
  output.setEncoding('utf8').on('data', (piece: string) => {
    const messages = (text + piece).split(END);
    text = messages.pop() ?? '';
    for (const one of messages) {
      const message: unknown = JSON.parse(one);
      if (isRecord(message)) take(message);
    }
  });
}

function didNotPrint(browser: string, reason: string): SiteError {
  return new SiteError(`The browser ${browser} did not print the pages.`, {
    hint: `It said: ${reason === '' ? 'nothing' : reason}. Another one can be named in the variable CHROME_PATH.`,
  });
}
