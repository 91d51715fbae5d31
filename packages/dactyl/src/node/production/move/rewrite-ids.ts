/**
 * Text of a file with sidebars → the same with ids of docs corrected. An id is a path without extension and without the numbers
 * that order files; it stands in a list or behind `id:`.
 *
 *     items: ['birds/terns']   →   items: ['sea/terns']
 */
import path from 'node:path';
import { toPosixPath } from '../../base/files.js';
import type { Move } from './types.js';

const STRING = /(?<=[[,]\s*|\bid["']?\s*:\s*)(["'])([^"'\n]+)\1/g;

export function rewriteIds(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replace(STRING, (whole: string, quote: string, id: string) => {
    const next = ids.get(id);
    return next === undefined ? whole : quote + next + quote;
  });
}

/** @param root content folder of the files */
export function idsOf(moves: readonly Move[], root: string): Map<string, string> {
  const own = moves.filter(
    ({ from }) => /\.(?:mdx?|ipynb)$/i.test(from) && !path.relative(root, from).startsWith('..'),
  );
  const pairs = own.map(({ from, to }) => [idOf(from, root), idOf(to, root)] as const);
  return new Map(pairs.filter(([old, next]) => old !== next));
}

export function idOf(file: string, root: string): string {
  const parts = toPosixPath(path.relative(root, file))
    .replace(/\.(?:mdx?|ipynb)$/i, '')
    .split('/');
  return parts.map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=\S)/, '')).join('/');
}
