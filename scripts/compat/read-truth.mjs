/** Reads a list of truth: one page a line, as JSON. */
import { readFile } from 'node:fs/promises';

/** @typedef {Map<string, Partial<import('../../packages/dactyl/dist/node/compare/page-facts.js').PageFacts>>} ListedPages a list may leave out facts */

/**
 * @param {string} file
 * @returns {Promise<ListedPages | string>} what is wrong with the file, when something is
 */
export async function readTruth(file) {
  /** @type {ListedPages} */
  const pages = new Map();
  for (const [index, line] of (await readFile(file, 'utf8')).split('\n').entries()) {
    if (!line.trim()) continue;
    const { path, ...facts } = parseLine(line) ?? {};
    if (typeof path !== 'string') return `${file}:${index + 1} is no JSON object with a "path".`;
    pages.set(path, facts);
  }
  return pages.size > 0 ? pages : `${file} lists no page.`;
}

/** @param {string} line */
function parseLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
