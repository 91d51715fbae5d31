/** A thread with an engine: it loads its code at once, and its engine begins when it is told about the site. */
import { Worker } from 'node:worker_threads';
import type { ContentReport, Engine, EngineInit, PlainError, RenderReport } from '../pipeline/engine-types.js';
import { fromPlainError } from '../pipeline/plain-error.js';
import type { EngineCall } from './engine-thread.js';

export interface EngineThread {
  begin(init: EngineInit): Engine;
  /** Without an engine. */
  end(): Promise<unknown>;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: PlainError;
}

export function startThread(): EngineThread {
  const worker = new Worker(new URL('./engine-thread.js', import.meta.url));
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
  const engine: Engine = {
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
  return {
    begin(init) {
      worker.postMessage(init);
      return engine;
    },
    end: () => worker.terminate(),
  };
}
