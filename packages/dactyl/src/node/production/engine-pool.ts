/** Engines for a build: one on this thread for a small site, else one for each core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SiteError } from '../base/site-error.js';
import type { LoadFunctions } from '../pipeline/create-engine.js';
import type { ContentReport, Engine, EngineInit, PlainError, RenderReport } from '../pipeline/engine-types.js';
import { fromPlainError } from '../pipeline/plain-error.js';
import type { EngineCall } from './engine-thread.js';

/** Below this, starting a thread costs more than it saves (measured on two cores). */
const PAGES_WORTH_A_THREAD = 250;
const MOST_THREADS = 8;

/** @param loadFunctions - For an engine on this thread; the others load them for themselves. */
export async function createEngines(
  init: EngineInit,
  pageCount: number,
  loadFunctions: LoadFunctions,
): Promise<Engine[]> {
  const threads = wantedThreads(process.env) ?? Math.min(availableParallelism(), MOST_THREADS, worth(pageCount));
  if (threads >= 2) return Array.from({ length: threads }, () => createThreadEngine(init));
  // Loaded only now, because a build that keeps all pages needs neither the compiler nor the highlighter.
  const { createEngine } = await import('../pipeline/create-engine.js');
  const engine = createEngine(init, loadFunctions);
  // A copy, as a thread would get: an object of the page that is also one of what pages share would be written in another way.
  return [{ ...engine, render: (jobs) => engine.render(structuredClone(jobs)) }];
}

function worth(pageCount: number): number {
  return Math.floor(pageCount / PAGES_WORTH_A_THREAD);
}

/** Where the machine has other cores than it says, such as a container with a part of its time. */
export function wantedThreads({ DACTYL_THREADS: wanted }: NodeJS.ProcessEnv): number | undefined {
  if (wanted === undefined || wanted === '') return undefined;
  if (/^[1-9]\d?$/.test(wanted)) return Number(wanted);
  throw new SiteError(`The variable DACTYL_THREADS is "${wanted}".`, { hint: 'Write a number from 1 to 99.' });
}

interface Answer {
  id: number;
  result?: unknown;
  error?: PlainError;
}

function createThreadEngine(init: EngineInit): Engine {
  const worker = new Worker(new URL('./engine-thread.js', import.meta.url), { workerData: init });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  /** Why the thread has ended. */
  let end: Error | undefined;
  const failAll = (error: Error) => {
    end ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(fromPlainError(error));
    else call?.resolve(result);
  });
  worker.on('error', failAll);
  worker.on('exit', (code) => failAll(new Error(`A worker thread ended with code ${code}.`)));
  const call = (message: EngineCall) =>
    new Promise<unknown>((resolve, reject) => {
      if (end) return reject(end);
      waiting.set(++lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...message });
    });
  return {
    // The thread answers each method with what the engine returned.
    compile: (argument) => call({ method: 'compile', argument }) as Promise<ContentReport[]>,
    useBundle: async (argument) => void (await call({ method: 'useBundle', argument })),
    render: (argument) => call({ method: 'render', argument }) as Promise<RenderReport>,
    async close() {
      // The engine lets go of the cache before its thread ends; one that has failed cannot.
      await call({ method: 'close', argument: undefined }).catch(() => {});
      await worker.terminate();
    },
  };
}
