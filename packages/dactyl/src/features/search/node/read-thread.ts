/** A thread that reads pages for the index; see `read-pages.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteTitle } from './read-page.js';
import { createTextReader, type PageToRead } from './read-pages.js';

const read = createTextReader(workerData as SiteTitle); // as `readPages` starts it

parentPort?.on('message', (pages: readonly PageToRead[]) => parentPort?.postMessage(pages.map(read)));
