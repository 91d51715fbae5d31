/** Ends the process when one input takes too long: a parser that hangs in native code cannot be stopped otherwise. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Says what is tried next. It stays on disk when the process dies. */
  begin(name: string, input: string): void;
  end(): Promise<void>;
}

/** Runs beside the parser, on a thread of its own. */
const WATCH = `
  const { workerData: { state, text, file, limit } } = require('node:worker_threads');
  let last = -1;
  setInterval(() => {
    const now = Atomics.load(state, 0);
    if (now === last) {
      if (text) require('node:fs').writeFileSync(file, text.slice(0, Atomics.load(state, 1)));
      require('node:fs').writeSync(2, 'An input takes longer than ' + limit + ' ms. It is kept in ' + file + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }
    last = now;
  }, limit);
`;

/** Of a text that is kept in memory. */
const MOST_BYTES = 2 ** 17;

/** @param inMemory the text is written to disk only when it takes too long: for what cannot end the process, and for many inputs. */
export function startWatchdog(limit: number, { inMemory = false } = {}): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const text = inMemory ? new Uint8Array(new SharedArrayBuffer(MOST_BYTES)) : undefined;
  const file = path.join(tmpdir(), `dactyl-input-${process.pid}.txt`);
  const worker = new Worker(WATCH, { eval: true, workerData: { state, text, file, limit } });
  return {
    begin(name, input) {
      Atomics.add(state, 0, 1);
      const whole = `${name}\n${input}`;
      if (text) Atomics.store(state, 1, new TextEncoder().encodeInto(whole, text).written);
      else writeFileSync(file, whole);
    },
    async end() {
      await worker.terminate();
      rmSync(file, { force: true });
    },
  };
}
