/** Engines for a build: one on this thread for a small site, else one for each core. */
import { availableParallelism } from 'node:os';
import { SiteError } from '../base/site-error.js';
import type { LoadFunctions } from '../pipeline/create-engine.js';
import type { Engine, EngineInit } from '../pipeline/engine-types.js';
import { startThread, type EngineThread } from './start-thread.js';

/** Below this, starting a thread costs more than it saves (measured on two cores). */
const PAGES_WORTH_A_THREAD = 250;
const MOST_THREADS = 8;

export interface EnginesInput {
  init: EngineInit;
  pageCount: number;
  /** For an engine on this thread; the others load them for themselves. */
  loadFunctions: LoadFunctions;
  spareThreads?: SpareThreads | undefined;
}

export async function createEngines({ init, pageCount, loadFunctions, spareThreads }: EnginesInput): Promise<Engine[]> {
  const count = threadsFor(pageCount);
  if (count >= 2) {
    const spare = spareThreads?.take(count) ?? [];
    return Array.from({ length: count }, (_, index) => (spare[index] ?? startThread()).begin(init));
  }
  // Loaded only now, because a build that keeps all pages needs neither the compiler nor the highlighter.
  const { createEngine } = await import('../pipeline/create-engine.js');
  const engine = createEngine(init, loadFunctions);
  // A copy, as a thread would get: an object of the page that is also one of what pages share would be written in another way.
  return [{ ...engine, render: (jobs) => engine.render(structuredClone(jobs)) }];
}

function threadsFor(pageCount: number): number {
  const worth = Math.floor(pageCount / PAGES_WORTH_A_THREAD);
  return wantedThreads(process.env) ?? Math.min(availableParallelism(), MOST_THREADS, worth);
}

/** Threads that load their code while plugins still read content, which keeps one core busy at most. */
export interface SpareThreads {
  /** So many pages will be made at least: called when files are counted, before they are read. */
  expect(pageCount: number): void;
  take(count: number): EngineThread[];
  /** Ends those that nobody has taken. */
  close(): Promise<void>;
}

export function createSpareThreads(start = startThread): SpareThreads {
  let spare: EngineThread[] = [];
  return {
    expect(pageCount) {
      const count = threadsFor(pageCount);
      if (count >= 2) while (spare.length < count) spare.push(start());
    },
    take: (count) => spare.splice(0, count),
    async close() {
      const unused = spare;
      spare = [];
      await Promise.all(unused.map((thread) => thread.end()));
    },
  };
}

/** Where the machine has other cores than it says, such as a container with a part of its time. */
export function wantedThreads({ DACTYL_THREADS: wanted }: NodeJS.ProcessEnv): number | undefined {
  if (wanted === undefined || wanted === '') return undefined;
  if (/^[1-9]\d?$/.test(wanted)) return Number(wanted);
  throw new SiteError(`The variable DACTYL_THREADS is "${wanted}".`, { hint: 'Write a number from 1 to 99.' });
}
