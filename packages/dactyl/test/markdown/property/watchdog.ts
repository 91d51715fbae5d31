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
  const { workerData: { state, file, limit } } = require('node:worker_threads');
  let last = -1;
  setInterval(() => {
    const now = Atomics.load(state, 0);
    if (now === last) {
      require('node:fs').writeSync(2, 'An input takes longer than ' + limit + ' ms. It is kept in ' + file + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }
    last = now;
  }, limit);
`;

export function startWatchdog(limit: number): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const file = path.join(tmpdir(), `dactyl-input-${process.pid}.txt`);
  const worker = new Worker(WATCH, { eval: true, workerData: { state, file, limit } });
  return {
    begin(name, input) {
      Atomics.add(state, 0, 1);
      writeFileSync(file, `${name}\n${input}`);
    },
    async end() {
      await worker.terminate();
      rmSync(file, { force: true });
    },
  };
}
