/**
 * Which source a translated file was made from. The file remembers it in its front matter,
 *
 *     translated_from: '2026-11-21 1f3a9c2b0d'
 *
 * the day and a hash of what readers saw of the source then. When the source has another hash today, the translation
 * is outdated. Only the author's text counts: neither `markdown.preprocessor` nor the format of line ends.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseFrontMatter } from '../config/types.js';
import { hashParts, hashText } from '../base/hash.js';
import type { LocaleData } from '../../shared/render.js';
import type { TranslationState } from '../../shared/translation-state.js';
import { type FrontMatterResult, parseFrontMatter, readFrontMatter } from './front-matter.js';
import type { SourceFile } from './source-files.js';

/** The key of front matter. */
export const TRANSLATED_FROM = 'translated_from';

export interface TranslationMark {
  /** Day, as in `2026-11-21`. */
  translatedAt: string;
  sourceHash: string;
}

const MARK = /^(\d{4}-\d{2}-\d{2}) ([\da-f]{10})$/;

/** `undefined` for what is no mark. */
export function parseMark(text: string): TranslationMark | undefined {
  const [, translatedAt = '', sourceHash = ''] = MARK.exec(text) ?? [];
  if (sourceHash === '' || Number.isNaN(Date.parse(translatedAt))) return undefined;
  return { translatedAt, sourceHash };
}

export function formatMark({ translatedAt, sourceHash }: TranslationMark): string {
  return `${translatedAt} ${sourceHash}`;
}

/** Keys of front matter whose values readers see; others may change without a need to translate again. */
const SEEN_KEYS = ['title', 'description', 'sidebar_label', 'pagination_label', 'tags'];

/** Hash of what a reader sees of a source, ten hexadecimal digits. */
export function hashOfSource({ frontMatter, body }: Pick<FrontMatterResult, 'frontMatter' | 'body'>): string {
  // Absent keys leave no trace, so that another one may join the list without making all translations outdated.
  const seen = SEEN_KEYS.filter((key) => frontMatter[key] !== undefined).flatMap((key) => [
    key,
    JSON.stringify(frontMatter[key]),
  ]);
  return hashParts([...seen, hashText(body.replaceAll('\r\n', '\n').trim())], 10);
}

/** Reads a source only for its hash. */
export async function hashOfSourceFile(file: string, parser: ParseFrontMatter | undefined): Promise<string> {
  const text = { file, source: readFileSync(file, 'utf8') };
  return hashOfSource(parser ? await parseFrontMatter(text, parser) : readFrontMatter(text));
}

export interface TranslationStatesOptions {
  i18n: Pick<LocaleData, 'currentLocale' | 'defaultLocale'>;
  /** Absolute folder of the sources. */
  contentDir: string;
  parser: ParseFrontMatter | undefined;
}

/** State of one file: what of it goes into the metadata of its page. */
export type ReadTranslationState = (
  source: SourceFile,
  frontMatter: { translated_from?: string },
) => Promise<{ translation?: TranslationState }>;

/**
 * Compares translations with their sources. In the default locale there is nothing to compare, and a file without
 * a mark costs nothing; with one, its source is read.
 */
export function createTranslationStates(options: TranslationStatesOptions): ReadTranslationState {
  const { i18n, contentDir, parser } = options;
  if (i18n.currentLocale === i18n.defaultLocale) return async () => ({});
  return async ({ path, localized }, { translated_from: text }) => {
    if (!localized) return { translation: { status: 'missing' } };
    const mark = text === undefined ? undefined : parseMark(text);
    if (mark === undefined) return {};
    if ((await hashOfSourceFile(join(contentDir, path), parser)) === mark.sourceHash) return {};
    return { translation: { status: 'outdated', translatedAt: mark.translatedAt } };
  };
}
