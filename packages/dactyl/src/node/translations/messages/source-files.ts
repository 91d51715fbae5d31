/** Which files may hold messages: what a site, its plugins and its themes name → JavaScript and TypeScript files. */
import path from 'node:path';
import picomatch from 'picomatch';
import { glob } from 'tinyglobby';
import { fileKind, isInside, toPosixPath } from '../../base/files.js';

const SOURCE = '**/*.{js,jsx,ts,tsx}';
const IGNORED = ['**/node_modules/**', '**/*.d.ts', '**/*.test.*', '**/__tests__/**'];

/**
 * Absolute files, each once: in the order of the places, sorted within each.
 *
 * @param places absolute files, folders and globs
 */
export async function findMessageSources(places: readonly string[], siteDir: string): Promise<string[]> {
  const lists = await Promise.all(places.filter(mayHoldCode).map((place) => listPlace(place, siteDir)));
  return [...new Set(lists.flat())];
}

/** Plugins watch Markdown and data above all: what such a glob finds need not be listed. */
function mayHoldCode(place: string): boolean {
  const extensions = /\.(\{[^{}]*\}|\w+)$/.exec(place)?.[1];
  return extensions === undefined || /\b[jt]sx?\b/.test(extensions);
}

async function listPlace(place: string, siteDir: string): Promise<string[]> {
  const kind = await fileKind(place);
  if (kind === 'folder') return list(SOURCE, place);
  if (kind === 'file') return isSource(path.basename(place)) ? [place] : [];
  // Only the part below the folder is a pattern: the folder itself may have brackets in its name.
  const base = isInside(siteDir, place) ? siteDir : picomatch.scan(place).base;
  const files = await list(toPosixPath(path.relative(base, place)), base);
  return files.filter((file) => isSource(toPosixPath(path.relative(base, file))));
}

async function list(pattern: string, cwd: string): Promise<string[]> {
  const files = await glob(pattern, { cwd, absolute: true, ignore: IGNORED, expandDirectories: false });
  return files.map((file) => path.normalize(file)).sort();
}

function isSource(file: string): boolean {
  return picomatch.isMatch(file, SOURCE) && !picomatch.isMatch(file, IGNORED);
}
