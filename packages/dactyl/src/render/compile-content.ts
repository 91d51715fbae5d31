/** One Markdown file: from the cache or the processor, with a report of what it refers to. */
import { readFileSync } from 'node:fs';
import type { CompiledMarkdown, Processor } from '../markdown/types.js';
import { hashText } from '../node/hash.js';
import type { AssetStore } from './assets.js';
import type { ContentJob, ContentReport } from './engine-types.js';
import { toPlainError } from './plain-error.js';

export interface ContentCompiler {
  processors: Processor[];
  assets: AssetStore;
}

export interface CompileParts {
  compiler: ContentCompiler;
  /** Results by content id, see `contentKey`. */
  compiled: Map<string, CompiledMarkdown>;
}

export function contentKey(locale: string, id: string): string {
  return `${locale}\0${id}`;
}

export async function compileContent(job: ContentJob, { compiler, compiled }: CompileParts): Promise<ContentReport> {
  try {
    const processor = compiler.processors[job.processor];
    if (!processor) throw new Error(`There is no processor ${job.processor}.`);
    const { truncateAt, file } = job;
    const source = readFileSync(file, 'utf8');
    const result = await processor.compile({
      file,
      source,
      ...(truncateAt ? { truncateAt: new RegExp(truncateAt.source, truncateAt.flags) } : {}),
    });
    compiled.set(contentKey(job.locale, job.id), result);
    return reportOf(job, result, hashText(source));
  } catch (error) {
    const empty = { id: job.id, links: [], imports: [], frontMatter: {}, warnings: [], sourceHash: '' };
    return { ...empty, error: toPlainError(error, { file: job.file }) };
  }
}

function reportOf(job: ContentJob, compiled: CompiledMarkdown, sourceHash: string): ContentReport {
  const { references, body, frontMatter, warnings } = compiled;
  const links = references.flatMap(({ kind, url, line, column }, index) =>
    kind === 'link' && isMarkdownUrl(url) ? [{ index, url, line, column }] : [],
  );
  return { id: job.id, links, imports: body.kind === 'module' ? body.imports : [], frontMatter, warnings, sourceHash };
}

export function isMarkdownUrl(url: string): boolean {
  return /\.mdx?(?:[?#]|$)/i.test(url);
}
