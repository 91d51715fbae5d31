/** Which scripts for islands a page or region names: the build keeps these, and what they import, and no others. */
import { CONTENT_DIR } from './client-content.js';

/** Folder of the bundle's scripts, below the output folder. */
const SCRIPT_DIR = 'assets/js';

export interface ClientFileFinder {
  /** Below the output folder, sorted. */
  namedIn(html: string): string[];
}

/** URLs stand in marks, in JSON inside of marks, in settings and in links: the text tells. */
export function createClientFileFinder(baseUrl: string): ClientFileFinder {
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const url = new RegExp(`${base}((?:${SCRIPT_DIR}|${CONTENT_DIR})/[^"'\\\\<>\\s]+?\\.js)`, 'g');
  return {
    namedIn: (html) => [...new Set([...html.matchAll(url)].map(([, file = '']) => file))].toSorted(),
  };
}
