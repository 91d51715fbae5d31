/**
 * Reads the text of a Markdown file. All readers share it, those that need titles and excerpts as well as the
 * compiler.
 */
import { readFileSync } from 'node:fs';
import type { MarkdownConfig } from '../config/types.js';
import { SiteError } from '../base/site-error.js';
import { headOf, type SourceText } from '../base/front-matter.js';
import { obsidianWords } from '../../shared/obsidian-words.js';
import { isNotebookFile } from './notebook/is-notebook.js';
import { notebookProse } from './notebook/notebook-prose.js';

type Preprocessor = MarkdownConfig['preprocessor'];

/** What plugins are given to read content with. */
interface Reader {
  siteConfig: { markdown: Pick<MarkdownConfig, 'preprocessor'> & Partial<Pick<MarkdownConfig, 'obsidian'>> };
  unstable_readText?: ((file: string) => string) | undefined;
  unstable_textOf?: ((file: string) => SourceText) | undefined;
  unstable_audience?: { keep(text: SourceText): string } | undefined;
}

export function readSource(
  file: string,
  { siteConfig, unstable_readText: readText = readFile, unstable_audience: audience, unstable_textOf: textOf }: Reader,
): SourceText {
  const { preprocessor, obsidian } = siteConfig.markdown;
  // What is made of a text depends on more than its file.
  if (textOf && !preprocessor && !obsidian && !audience && !isNotebookFile(file)) return textOf(file);
  const source = readText(file);
  const text = isNotebookFile(file) ? notebookProse({ file, source }) : source;
  const processed = preprocess({ file, source: text }, preprocessor);
  const written = audience?.keep(processed) ?? processed.source;
  if (!obsidian) return { file, source: written };
  // Front matter is data, whatever signs it has.
  const head = headOf(written);
  return { file, source: head + obsidianWords(written.slice(head.length)) };
}

// Read synchronously: for thousands of small files, promises take longer than reading.
function readFile(file: string): string {
  return readFileSync(file, 'utf8');
}

/**
 * Applies the configuration's `markdown.preprocessor` to a text.
 *
 * @throws SiteError that names the file.
 */
export function preprocess({ file, source }: SourceText, preprocessor: Preprocessor): SourceText {
  if (!preprocessor) return { file, source };
  let result: unknown;
  try {
    result = preprocessor({ filePath: file, fileContent: source });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteError(`"markdown.preprocessor" failed: ${reason}`, { file, cause: error });
  }
  if (typeof result === 'string') return { file, source: result };
  throw new SiteError(`"markdown.preprocessor" must return the text of the file, but returned ${kindOf(result)}.`, {
    file,
    hint: 'It takes { filePath, fileContent } and returns a string at once; a promise is not waited for.',
  });
}

function kindOf(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  return value === undefined || value === null ? String(value) : `a ${typeof value}`;
}
