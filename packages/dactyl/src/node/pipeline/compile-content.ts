/** One Markdown file: from the cache or the processor, with a report of what it refers to. */
import { readFileSync } from 'node:fs';
import { parseFrontMatter } from '../content/front-matter.js';
import { isNotebookFile } from '../content/notebook/is-notebook.js';
import { preprocess } from '../content/read-source.js';
import type { AudienceText } from '../markdown/audience/audience-text.js';
import type { CompiledMarkdown, MarkdownFile, Processor, Reference } from '../markdown/types.js';
import { hashText } from '../base/hash.js';
import type { JsonObject } from '../../shared/json.js';
import { hasProtocol, splitUrl } from '../../shared/url.js';
import type { AssetStore } from './assets.js';
import type { DrawingRoom } from './drawings.js';
import { HAS_VARIANTS, type ImageStore } from './image-store.js';
import type { ContentJob, ContentReport, ContentUse } from './engine-types.js';
import type { SiteFunctions } from '../site/types.js';
import { readSourceHeadings, type HeadingSource, type SourceHeadings } from './heading-sources.js';
import { openNotebook, type OpenedText } from './open-notebook.js';
import { openNote, type KnownVaults, type OpenedNote } from './open-vault.js';
import { placedContent, placedError } from './placed-content.js';
import { toPlainError } from './plain-error.js';
import { readCodeFiles, type CodeFiles } from './read-code-files.js';

export interface ContentCompiler {
  siteDir: string;
  /** Folder for what the framework derives from the site's files. */
  generatedDir: string;
  /** Files of vaults that are known by now. */
  vaults: KnownVaults;
  /** Whether reports name the compiled files in the cache. */
  notesKeys?: boolean | undefined;
  processors: Processor[];
  assets: AssetStore;
  /** Set when images come in several sizes. */
  images?: ImageStore | undefined;
  /** Set when code blocks are drawn. */
  drawings?: DrawingRoom | undefined;
  /** Set where headings of translations get the ids of their sources. */
  headingSources?: readonly HeadingSource[] | undefined;
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
  let opened: OpenedText | undefined;
  let note: OpenedNote | undefined;
  let source: SourceHeadings | undefined;
  try {
    const processor = compiler.processors[job.processor];
    if (!processor) throw new Error(`There is no processor ${job.processor}.`);
    const { truncateAt, file, permalinks } = job;
    const written = readFileSync(file, 'utf8');
    opened = isNotebookFile(file)
      ? await openNotebook({ file, source: written }, { processor, ...compiler })
      : undefined;
    const prepared = await prepareFile(
      { file, source: opened?.source ?? written },
      compiler.functions,
      processor.audience,
    );
    note = openNote(prepared, { processor, ...compiler });
    const text = note?.file ?? prepared;
    code = readCodeFiles(text.parsed?.body ?? text.source, { file, siteDir: compiler.siteDir });
    const marker = truncateAt && new RegExp(truncateAt.source, truncateAt.flags);
    source = await readSourceHeadings(file, {
      siteDir: compiler.siteDir,
      sources: compiler.headingSources,
      truncateAt: marker,
      prepare: (found) => prepareFile(found, compiler.functions),
    });
    const input: MarkdownFile = {
      ...text,
      codeFiles: code?.byName,
      ...(source?.headings && { sourceHeadings: source.headings }),
      ...(marker && { truncateAt: marker }),
      ...(permalinks && { permalinks }),
    };
    const undrawn = await processor.compile(input);
    const compiledText = (await compiler.drawings?.fill(undrawn, file)) ?? undrawn;
    const cacheKey = compiler.notesKeys ? processor.cacheKey?.(input) : undefined;
    const inNote = note ? placedContent(compiledText, note.placeOf) : compiledText;
    const result = opened ? placedContent(inNote, opened.placeOf) : inNote;
    compiled.set(contentKey(job.locale, job.id), result);
    startImages(result.references, file, compiler);
    const report = { ...reportOf(job, result, hashText(written)), ...noteReport(note, result) };
    return { ...report, ...shownFiles(code, note, source), ...(cacheKey !== undefined && { cacheKey }) };
  } catch (thrown) {
    const inNote = note ? placedError(thrown, job.file, note.placeOf) : thrown;
    const error = opened ? placedError(inNote, job.file, opened.placeOf) : inNote;
    const empty = { id: job.id, links: [], imports: [], frontMatter: {}, warnings: [], sourceHash: '' };
    return { ...empty, ...shownFiles(code, note, source), error: toPlainError(error, { file: job.file }) };
  }
}

/** Encodes the images of a text while others are compiled. What goes wrong is told when its page is made. */
function startImages(references: readonly Reference[], file: string, { assets, images }: ContentCompiler): void {
  if (!images) return;
  for (const image of imageFiles(references, { file }, assets)) images.start(image).catch(() => {});
}

/**
 * Files of images of a text that come in several sizes, absolute.
 *
 * @param rewritten index of a reference → what stands in place of its address
 */
export function imageFiles(
  references: readonly Reference[],
  { file, rewritten }: Pick<ContentUse, 'file' | 'rewritten'>,
  assets: AssetStore,
): string[] {
  return references.flatMap(({ kind, url: written, isOptional }, index) => {
    const url = rewritten?.[index] ?? written;
    if (kind !== 'image' || isOptional || !HAS_VARIANTS.test(splitUrl(url).pathname)) return [];
    return assets.find(url, file).file ?? [];
  });
}

/** Files besides its own that the text is made of. */
function shownFiles(
  code: CodeFiles | undefined,
  note: OpenedNote | undefined,
  source: SourceHeadings | undefined,
): Pick<ContentReport, 'codeFiles'> {
  return code || note || source ? { codeFiles: { ...code?.hashes, ...note?.files, ...source?.hashes } } : {};
}

function noteReport(note: OpenedNote | undefined, { warnings }: CompiledMarkdown): Partial<ContentReport> {
  if (!note) return {};
  const { broken } = note;
  return { warnings: [...warnings, ...note.warnings], ...(broken.length > 0 && { brokenNames: broken }) };
}

/** The text as the site's own functions leave it, without what is for others, with the front matter that they find. */
export async function prepareFile(
  text: { file: string; source: string },
  { preprocessor, parseFrontMatter: custom }: NonNullable<ContentCompiler['functions']> = {},
  audience?: AudienceText,
): Promise<MarkdownFile> {
  const whole = preprocess(text, preprocessor);
  const processed = audience ? { ...whole, source: audience.keepToCompile(whole) } : whole;
  if (!custom) return processed;
  const parsed = await parseFrontMatter(processed, custom);
  // What a function of the site gives as front matter is written into the page as JSON anyway.
  const frontMatter = JSON.parse(JSON.stringify(parsed.frontMatter)) as JsonObject;
  return { ...processed, parsed: { ...parsed, frontMatter } };
}

function reportOf(job: ContentJob, compiled: CompiledMarkdown, sourceHash: string): ContentReport {
  const { references, body, frontMatter, warnings } = compiled;
  const links = references.flatMap(({ kind, url, line, column }, index) =>
    isForPlugins(kind, url) ? [{ index, url, line, column, ...(kind === 'image' && { isImage: true as const }) }] : [],
  );
  return { id: job.id, links, imports: body.kind === 'module' ? body.imports : [], frontMatter, warnings, sourceHash };
}

/** What is resolved where plugins and the site's own functions are. */
function isForPlugins(kind: Reference['kind'], url: string): boolean {
  // An image of another host is a reference only where it is copied.
  if (kind === 'image') return /^https?:/i.test(url);
  return (kind === 'link' && (url === '' || isMarkdownUrl(url))) || url.startsWith('@site/') || isNotebookUrl(url);
}

/** Whether a link names a notebook. It leads to its page, where it has one, and else to the file. */
export function isNotebookUrl(url: string): boolean {
  return !hasProtocol(url) && /\.ipynb(?:#|$)/.test(url);
}

/** Whether a link names a file that may be a page. After `pathname://` it never does. */
export function isMarkdownUrl(url: string): boolean {
  return !url.startsWith('pathname://') && /\.mdx?(?:[?#]|$)/i.test(url);
}
