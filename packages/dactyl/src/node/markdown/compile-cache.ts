/** Caches compiled files in a store, under the hash of all their inputs. */
import { hashParts, hashText } from '../base/hash.js';
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
  // Hashed first, because a long text is slow to write as JSON.
  const text = hashText(parsed ? JSON.stringify(parsed) : source);
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
      if (known) return readCompiled(Buffer.from(known).toString());
      const compiled = await processor.compile(file);
      store.put(key, Buffer.from(writeCompiled(compiled)));
      return compiled;
    },
  };
}

/** JSON, and in a second part, as it is, the text that nearly all of it consists of: its quotes make it slow to write as JSON. */
function writeCompiled(compiled: CompiledMarkdown): string {
  const { body } = compiled;
  const text = body.kind === 'html' ? body.html : body.code;
  // The cast: Node has it, TypeScript from ES2024 on. Bytes cannot say what is no text, and JSON can.
  if (!(text as string & { isWellFormed(): boolean }).isWellFormed()) return JSON.stringify(compiled);
  return `${JSON.stringify({ ...compiled, body: withText(body, '') })}\n${text}`;
}

function readCompiled(written: string): CompiledMarkdown {
  const end = written.indexOf('\n');
  if (end === -1) return JSON.parse(written) as CompiledMarkdown;
  const compiled = JSON.parse(written.slice(0, end)) as CompiledMarkdown;
  return { ...compiled, body: withText(compiled.body, written.slice(end + 1)) };
}

function withText(body: CompiledMarkdown['body'], text: string): CompiledMarkdown['body'] {
  return body.kind === 'html' ? { ...body, html: text } : { ...body, code: text };
}
