/** One Markdown file: from the cache or the processor, with a report of what it refers to. */
import { readFileSync } from 'node:fs';
import { parseFrontMatter } from '../content/front-matter.js';
import { preprocess } from '../content/read-source.js';
import type { CompiledMarkdown, MarkdownFile, Processor, Reference } from '../markdown/types.js';
import { hashText } from '../base/hash.js';
import type { JsonObject } from '../../shared/json.js';
import type { AssetStore } from './assets.js';
import type { ContentJob, ContentReport } from './engine-types.js';
import type { SiteFunctions } from '../site/types.js';
import { toPlainError } from './plain-error.js';
import { readCodeFiles, type CodeFiles } from './read-code-files.js';

export interface ContentCompiler {
  siteDir: string;
  /** Whether reports name the compiled files in the cache. */
  notesKeys?: boolean | undefined;
  processors: Processor[];
  assets: AssetStore;
  /** The site's own, which have their say before the processor. */
  functions?: Pick<SiteFunctions, 'preprocessor' | 'parseFrontMatter' | 'onBrokenImage'> | undefined;
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
  let code: CodeFiles | undefined;
  try {
    const processor = compiler.processors[job.processor];
    if (!processor) throw new Error(`There is no processor ${job.processor}.`);
    const { truncateAt, file, permalinks } = job;
    const source = readFileSync(file, 'utf8');
    const prepared = await prepareFile({ file, source }, compiler.functions);
    code = readCodeFiles(prepared.parsed?.body ?? prepared.source, { file, siteDir: compiler.siteDir });
    const input: MarkdownFile = {
      ...prepared,
      codeFiles: code?.byName,
      ...(truncateAt ? { truncateAt: new RegExp(truncateAt.source, truncateAt.flags) } : {}),
      ...(permalinks && { permalinks }),
    };
    const result = await processor.compile(input);
    const cacheKey = compiler.notesKeys ? processor.cacheKey?.(input) : undefined;
    compiled.set(contentKey(job.locale, job.id), result);
    const report = reportOf(job, result, hashText(source));
    return { ...report, ...(code && { codeFiles: code.hashes }), ...(cacheKey !== undefined && { cacheKey }) };
  } catch (error) {
    const empty = { id: job.id, links: [], imports: [], frontMatter: {}, warnings: [], sourceHash: '' };
    return { ...empty, ...(code && { codeFiles: code.hashes }), error: toPlainError(error, { file: job.file }) };
  }
}

/** The text as the site's own functions leave it, with the front matter that they find. */
export async function prepareFile(
  text: { file: string; source: string },
  { preprocessor, parseFrontMatter: custom }: NonNullable<ContentCompiler['functions']> = {},
): Promise<MarkdownFile> {
  const processed = preprocess(text, preprocessor);
  if (!custom) return processed;
  const parsed = await parseFrontMatter(processed, custom);
  // What a function of the site gives as front matter is written into the page as JSON anyway.
  const frontMatter = JSON.parse(JSON.stringify(parsed.frontMatter)) as JsonObject;
  return { ...processed, parsed: { ...parsed, frontMatter } };
}

function reportOf(job: ContentJob, compiled: CompiledMarkdown, sourceHash: string): ContentReport {
  const { references, body, frontMatter, warnings } = compiled;
  const links = references.flatMap(({ kind, url, line, column }, index) =>
    isForPlugins(kind, url) ? [{ index, url, line, column }] : [],
  );
  return { id: job.id, links, imports: body.kind === 'module' ? body.imports : [], frontMatter, warnings, sourceHash };
}

/** What is resolved where plugins and the site's own functions are. */
function isForPlugins(kind: Reference['kind'], url: string): boolean {
  return (kind === 'link' && (url === '' || isMarkdownUrl(url))) || (kind !== 'image' && url.startsWith('@site/'));
}

/** Whether a link names a file that may be a page. After `pathname://` it never does. */
export function isMarkdownUrl(url: string): boolean {
  return !url.startsWith('pathname://') && /\.mdx?(?:[?#]|$)/i.test(url);
}
