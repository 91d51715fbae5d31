/** Caches compiled files in a store, under the hash of all their inputs. */
import { hashParts } from '../base/hash.js';
import type { CompiledMarkdown, MarkdownFile, Processor } from './types.js';

/** Any store of bytes; `node/base/cache.ts` is one. */
export interface CompileStore {
  get(key: string): Uint8Array | undefined;
  put(key: string, value: Uint8Array): unknown;
}

/**
 * Key of a compiled file. Only the extension of its path is hashed, because it decides the format under `detect`: a
 * file that was moved keeps its entry. (Errors contain the path, but are not stored.)
 */
export function compileKey(
  fingerprint: string,
  { file, source, truncateAt, parsed, permalinks, codeFiles, sourceHeadings }: MarkdownFile,
): string {
  const extension = /\.[a-z]+$/i.exec(file)?.[0].toLowerCase();
  const text = parsed ? JSON.stringify(parsed) : source;
  return hashParts([
    'markdown',
    fingerprint,
    extension,
    truncateAt && String(truncateAt),
    text,
    permalinks && JSON.stringify(permalinks),
    codeFiles && JSON.stringify(codeFiles),
    sourceHeadings && JSON.stringify(sourceHeadings),
  ]);
}

/** Wraps a processor so that it looks into the store before it compiles. */
export function createCachedProcessor(processor: Processor, store: CompileStore): Processor {
  return {
    ...processor,
    cacheKey: (file) => compileKey(processor.fingerprint, file),
    async compile(file) {
      const key = compileKey(processor.fingerprint, file);
      const known = store.get(key);
      // The key includes a hash of this stage's code, so the entry has the shape that is written below.
      if (known) return JSON.parse(Buffer.from(known).toString()) as CompiledMarkdown;
      const compiled = await processor.compile(file);
      store.put(key, Buffer.from(JSON.stringify(compiled)));
      return compiled;
    },
  };
}
