/**
 * Tells which version of the source a translated file was made from. The file records it in its front matter:
 *
 *     translated_from: '2026-11-21 1f3a9c2b0d'
 *
 * the day, and a hash of the parts of the source that readers see. When the source has another hash today, the
 * translation is outdated. The hash covers the author's text only: neither `markdown.preprocessor` nor line endings
 * change it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseFrontMatter } from '../config/types.js';
import { hashParts, hashText } from '../base/hash.js';
import type { LocaleData } from '../../shared/render.js';
import type { TranslationState } from '../../shared/translation-state.js';
import { type FrontMatterResult, readFrontMatter } from '../base/front-matter.js';
import { parseFrontMatter } from './front-matter.js';
import type { SourceFile } from './source-files.js';

/** The front-matter key of the mark. */
export const TRANSLATED_FROM = 'translated_from';

export interface TranslationMark {
  /** Day, as in `2026-11-21`. */
  translatedAt: string;
  sourceHash: string;
}

const MARK = /^(\d{4}-\d{2}-\d{2}) ([\da-f]{10})$/;

/** Parses a mark; `undefined` when the text is not one. */
export function parseMark(text: string): TranslationMark | undefined {
  const [, translatedAt = '', sourceHash = ''] = MARK.exec(text) ?? [];
  if (sourceHash === '' || Number.isNaN(Date.parse(translatedAt))) return undefined;
  return { translatedAt, sourceHash };
}

export function formatMark({ translatedAt, sourceHash }: TranslationMark): string {
  return `${translatedAt} ${sourceHash}`;
}

/** Front-matter keys whose values readers see; changing other keys does not make a translation outdated. */
const SEEN_KEYS = ['title', 'description', 'sidebar_label', 'pagination_label', 'tags'];

/** Hash of what a reader sees of a source, ten hexadecimal digits. */
export function hashOfSource({ frontMatter, body }: Pick<FrontMatterResult, 'frontMatter' | 'body'>): string {
  // Absent keys are not hashed, so that a key can be added to the list without making all translations outdated.
  const seen = SEEN_KEYS.filter((key) => frontMatter[key] !== undefined).flatMap((key) => [
    key,
    JSON.stringify(frontMatter[key]),
  ]);
  return hashParts([...seen, hashText(body.replaceAll('\r\n', '\n').trim())], 10);
}

/** Reads a source file only to compute its hash. */
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

/** Returns the translation state of a file, for the metadata of its page. */
export type ReadTranslationState = (
  source: SourceFile,
  frontMatter: { translated_from?: string },
) => Promise<{ translation?: TranslationState }>;

/**
 * Compares translations with their sources. Files of the default locale and files without a mark are not compared
 * and cost nothing; for a file with a mark, its source is read.
 */
export function createTranslationStates(options: TranslationStatesOptions): ReadTranslationState {
  const { i18n, contentDir, parser } = options;
  if (i18n.currentLocale === i18n.defaultLocale) return async () => ({});
  return async ({ path, localized, fallback }, { translated_from: text }) => {
    if (fallback) return { translation: { status: 'missing', locale: fallback.locale } };
    if (!localized) return { translation: { status: 'missing' } };
    const mark = text === undefined ? undefined : parseMark(text);
    if (mark === undefined) return {};
    if ((await hashOfSourceFile(join(contentDir, path), parser)) === mark.sourceHash) return {};
    return { translation: { status: 'outdated', translatedAt: mark.translatedAt } };
  };
}

/** What the route of a page says of a translation that is missing; see `RouteConfig.metadata`. */
export function untranslatedFacts({ translation }: { translation?: TranslationState }): {
  isUntranslated?: true;
  shownLocale?: string;
} {
  if (translation?.status !== 'missing') return {};
  return { isUntranslated: true, ...(translation.locale !== undefined && { shownLocale: translation.locale }) };
}
