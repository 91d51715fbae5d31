/**
 * Compiled files that an engine keeps until their pages are rendered. A file may be on pages of several batches (a
 * post on lists, a partial), all of them compiled before the first is rendered: each batch holds it once.
 */
import type { CompiledMarkdown } from '../markdown/types.js';
import { contentKey } from './compile-content.js';
import type { ContentUse, PageJob } from './engine-types.js';

export interface CompiledStore {
  /** By `contentKey`. */
  results: Map<string, CompiledMarkdown>;
  /** To be called for each file that a batch compiles. */
  hold(key: string): void;
  /** To be called for each batch that was rendered. */
  release(jobs: readonly PageJob[]): void;
}

export function createCompiledStore(): CompiledStore {
  const results = new Map<string, CompiledMarkdown>();
  const holders = new Map<string, number>();
  return {
    results,
    hold: (key) => void holders.set(key, (holders.get(key) ?? 0) + 1),
    release(jobs) {
      for (const key of keysOf(jobs)) {
        const left = (holders.get(key) ?? 1) - 1;
        if (left > 0) {
          holders.set(key, left);
        } else {
          holders.delete(key);
          results.delete(key);
        }
      }
    },
  };
}

/** All files of a batch, partials included, each once. */
function keysOf(jobs: readonly PageJob[]): Set<string> {
  const keys = new Set<string>();
  const visit = (locale: string, use: ContentUse): void => {
    keys.add(contentKey(locale, use.id));
    for (const found of Object.values(use.imports)) if (found.kind === 'contentUse') visit(locale, found.use);
  };
  for (const { locale, uses } of jobs) for (const use of Object.values(uses)) visit(locale, use);
  return keys;
}
