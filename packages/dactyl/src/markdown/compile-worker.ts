/** The thread behind `compile-pool.ts`: a batch of jobs comes in as a message, their answers go out as one. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileBatch, lazyProcessors, type CompileJob } from './compile-pool.js';
import type { ProcessorOptions } from './types.js';

const processorOf = lazyProcessors(workerData as Record<string, ProcessorOptions>); // what the pool passes

parentPort?.on('message', (jobs: CompileJob[]) => {
  void compileBatch(jobs, processorOf).then((answers) => parentPort?.postMessage(answers));
});
