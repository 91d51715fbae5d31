/**
 * Reads what the index needs from written pages. Many pages are read by several threads, because reading takes half of the
 * time of a first index.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createPageIndexer, type PageTerms } from '../engine/index-page.js';
import type { SearchPage } from '../engine/types.js';
import { SEARCH_ATTRIBUTE } from '../../../shared/search-button.js';
import { readPage, type SiteTitle } from './read-page.js';

/** A page to be read. */
export interface PageToRead {
  url: string;
  /** Absolute. */
  file: string;
  /** From its front matter. */
  keywords: readonly string[];
}

export interface PageContent {
  /** Whether it shows the search box. */
  hasBox: boolean;
  /** Absent if the page has no content of its own. */
  page?: SearchPage;
  terms?: PageTerms;
}

/** Below this, starting a thread costs more than it saves (measured on two cores). */
const PAGES_WORTH_A_THREAD = 150;
const MOST_THREADS = 4;
const BATCH = 20;

/** Returns results in the order of the pages. */
export async function readPages(pages: readonly PageToRead[], site: SiteTitle): Promise<PageContent[]> {
  const threads = Math.min(availableParallelism(), MOST_THREADS, Math.floor(pages.length / PAGES_WORTH_A_THREAD));
  if (threads < 2) return pages.map(createPageReader(site));
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) =>
    pages.slice(index * BATCH, (index + 1) * BATCH),
  );
  const contents: PageContent[][] = [];
  let next = 0;
  const work = async (readBatch: ReadBatch) => {
    for (let index = next++; index < batches.length; index = next++)
      contents[index] = await readBatch(batches[index] ?? []);
  };
  // This thread is one of them: it has loaded the code already.
  await Promise.all([
    work(createBatchReader(site)),
    ...Array.from({ length: threads - 1 }, () => workInThread(site, work)),
  ]);
  return contents.flat();
}

type ReadBatch = (batch: readonly PageToRead[]) => Promise<PageContent[]>;

function createBatchReader(site: SiteTitle): ReadBatch {
  const read = createPageReader(site);
  return async (batch) => {
    // Before each batch, so that threads are started and get their next one.
    await setImmediate();
    return batch.map(read);
  };
}

async function workInThread(site: SiteTitle, work: (readBatch: ReadBatch) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./read-thread.js', import.meta.url), { workerData: site });
  try {
    await work((batch) => ask(worker, batch));
  } finally {
    await worker.terminate();
  }
}

/** A function that reads and indexes pages on this thread. */
function createPageReader(site: SiteTitle): (page: PageToRead) => PageContent {
  const read = createTextReader(site);
  return (page) => fromText(read(page));
}

/**
 * The same as JSON. What is cut out of a page keeps all of its HTML in memory, and a clone has each word once for each page: fifty thousand
 * pages would need more than the four gigabytes that Node has. Of what is read from JSON, neither is true.
 */
export function createTextReader(site: SiteTitle): (page: PageToRead) => string {
  const read = createHtmlReader(site);
  return (page) => JSON.stringify(read(page, readFileSync(page.file, 'utf8')));
}

function fromText(text: string): PageContent {
  return JSON.parse(text) as PageContent; // as `createTextReader` has written it
}

/** A function that reads and indexes pages that are in memory. */
export function createHtmlReader(
  site: SiteTitle,
): (page: Pick<PageToRead, 'url' | 'keywords'>, html: string) => PageContent {
  const indexPage = createPageIndexer();
  return ({ url, keywords }, html) => {
    const page = readPage({ html, url, site });
    const hasBox = html.includes(` ${SEARCH_ATTRIBUTE}="`);
    return { hasBox, page, terms: page && indexPage(page, keywords) };
  };
}

function ask(worker: Worker, batch: readonly PageToRead[]): Promise<PageContent[]> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      worker.off('message', answer);
      worker.off('error', fail);
      worker.off('exit', end);
    };
    const answer = (texts: string[]) => (stop(), resolve(texts.map(fromText)));
    const fail = (error: Error) => (stop(), reject(error));
    const end = (code: number) => fail(new Error(`A thread that reads pages ended with code ${code}.`));
    worker.on('message', answer);
    worker.on('error', fail);
    worker.on('exit', end);
    worker.postMessage(batch);
  });
}
