/**
 * Many files at once, in worker threads where that pays. Options and results cross threads as plain JSON.
 *
 * Jobs go out in batches: the engine frees native memory only when the event loop turns, so that a thread rests
 * between two batches. (Rendering pages has threads of its own, which use a processor directly.)
 */
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { SiteError, type SiteErrorDetails } from '../node/site-error.js';
import { createProcessor } from './create-processor.js';
import type { CompiledMarkdown, Processor, ProcessorOptions } from './types.js';

export interface CompileJob {
  /** Key in `processorOptions`. */
  processor: string;
  file: string;
  /** Read from disk unless given. */
  source?: string;
  truncateAt?: { source: string; flags: string };
}

export type CompileResult = { compiled: CompiledMarkdown } | { error: unknown };

export interface CompilePool {
  /** Results in the order of the jobs. A file that does not compile does not stop the others. */
  compile(jobs: readonly CompileJob[]): Promise<CompileResult[]>;
  close(): Promise<void>;
}

export interface CompilePoolOptions {
  threads: number;
  processorOptions: Record<string, ProcessorOptions>;
}

/** What a thread answers: errors of ours lose their class on the way and get it back here. */
export type BatchAnswer = (
  | { compiled: CompiledMarkdown }
  | { siteError: { message: string; details: SiteErrorDetails } }
  | { error: unknown }
)[];

const BATCH = 50;
/** Below this, starting threads costs more than they save. */
const MIN_FOR_THREADS = 200;

export function createCompilePool({ threads, processorOptions }: CompilePoolOptions): CompilePool {
  const processorOf = lazyProcessors(processorOptions);
  const workers: Worker[] = [];
  const startWorkers = (): void => {
    const file = new URL('./compile-worker.js', import.meta.url);
    while (workers.length < threads) workers.push(new Worker(file, { workerData: processorOptions }));
  };
  return {
    async compile(jobs) {
      const batches = splitIntoBatches(jobs);
      if (threads < 2 || jobs.length < MIN_FOR_THREADS) {
        const answers: CompileResult[] = [];
        for (const batch of batches) answers.push(...(await compileBatch(batch, processorOf)).map(toResult));
        return answers;
      }
      startWorkers();
      const answers: BatchAnswer[] = [];
      const waiting = batches.entries();
      // Each thread takes the next batch when it is done with one; the iterator is shared.
      const drain = async (worker: Worker): Promise<void> => {
        for (const [index, batch] of waiting) answers[index] = await ask(worker, batch);
      };
      await Promise.all(workers.map(drain));
      return answers.flat().map(toResult);
    },
    async close() {
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
}

/** Processors by name, each created when it is first asked for. */
export function lazyProcessors(options: Record<string, ProcessorOptions>): (name: string) => Promise<Processor> {
  const processors = new Map<string, Promise<Processor>>();
  return (name) => {
    const own = options[name];
    if (!own) throw new TypeError(`No processor "${name}" was configured.`);
    const known = processors.get(name) ?? createProcessor(own);
    processors.set(name, known);
    return known;
  };
}

/** One batch on the calling thread. */
export async function compileBatch(
  jobs: readonly CompileJob[],
  processorOf: (name: string) => Promise<Processor>,
): Promise<BatchAnswer> {
  const answers: BatchAnswer = [];
  for (const { processor, file, source, truncateAt } of jobs) {
    try {
      const text = source ?? (await readFile(file, 'utf8'));
      const marker = truncateAt && new RegExp(truncateAt.source, truncateAt.flags);
      const compiled = (await processorOf(processor)).compile({
        file,
        source: text,
        ...(marker && { truncateAt: marker }),
      });
      answers.push({ compiled });
    } catch (error) {
      answers.push(toAnswer(error));
    }
  }
  await new Promise((resolve) => setImmediate(resolve));
  return answers;
}

function ask(worker: Worker, batch: readonly CompileJob[]): Promise<BatchAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (): void => void worker.off('message', onMessage).off('error', onError);
    const onMessage = (answer: BatchAnswer): void => (settle(), resolve(answer));
    const onError = (error: Error): void => (settle(), reject(error));
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(batch);
  });
}

function toAnswer(error: unknown): BatchAnswer[number] {
  if (!(error instanceof SiteError)) return { error };
  return { siteError: { message: error.message, details: { ...error.details, cause: undefined } } };
}

function toResult(answer: BatchAnswer[number]): CompileResult {
  return 'siteError' in answer ? { error: new SiteError(answer.siteError.message, answer.siteError.details) } : answer;
}

function splitIntoBatches(jobs: readonly CompileJob[]): CompileJob[][] {
  return Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, index) =>
    jobs.slice(index * BATCH, (index + 1) * BATCH),
  );
}
