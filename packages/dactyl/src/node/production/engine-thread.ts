/** The worker thread around one engine: first what it must know, then calls in, answers out. */
import { parentPort } from 'node:worker_threads';
import { createEngine } from '../pipeline/create-engine.js';
import type { Engine, EngineBundle, EngineInit, ContentJob, PageJob } from '../pipeline/engine-types.js';
import { toPlainError } from '../pipeline/plain-error.js';

export type EngineCall =
  | { method: 'compile'; argument: ContentJob[] }
  | { method: 'useBundle'; argument: EngineBundle }
  | { method: 'render'; argument: PageJob[] }
  | { method: 'close'; argument: undefined };

// Threads may start before anything is known of the site.
parentPort?.once('message', (init: EngineInit) => {
  const engine = createEngine(init, async (locale) => {
    // Most sites have none, and the plugins are much to load.
    const { loadFunctions } = await import('../site/site-functions.js');
    return loadFunctions(init.address, locale);
  });
  parentPort?.on('message', ({ id, ...call }: EngineCall & { id: number }) => {
    answer(engine, call).then(
      (result) => parentPort?.postMessage({ id, result }),
      (error: unknown) => parentPort?.postMessage({ id, error: toPlainError(error) }),
    );
  });
});

function answer(target: Engine, call: EngineCall): Promise<unknown> {
  if (call.method === 'compile') return target.compile(call.argument);
  if (call.method === 'useBundle') return target.useBundle(call.argument);
  if (call.method === 'render') return target.render(call.argument);
  return target.close();
}
