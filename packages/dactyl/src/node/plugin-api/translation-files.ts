/**
 * Reads the messages of the current locale: `code.json`, and the JSON files of each plugin. Every locale has a folder,
 * the default one too.
 */
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import { findJsonKey } from '../base/json-key.js';
import { parseJson } from '../base/parse-json.js';
import { SiteError, throwAll } from '../base/site-error.js';
import { isRecord } from '../../shared/is-record.js';
import type { TranslationFile, TranslationMessages } from './types.js';

/** Messages of components, in the folder of each locale. */
export const CODE_TRANSLATIONS_FILE = 'code.json';

/** Texts of `code.json`: message id → text. Empty when there is no such file. */
export async function readCodeTranslations(localizationDir: string): Promise<Record<string, string>> {
  const messages = (await readMessages(path.join(localizationDir, CODE_TRANSLATIONS_FILE))) ?? {};
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
}

/**
 * The plugin's default messages, each file overridden by what the folders hold, the first of which counts most; by path.
 *
 * @param folders those of the plugin, in the locale and in its fallbacks
 */
export async function localizeTranslationFiles(
  files: TranslationFile[],
  folders: readonly string[],
): Promise<Record<string, TranslationFile>> {
  const localized = await Promise.all(files.map((file) => localizeFile(file, folders)));
  return Object.fromEntries(localized.map((file) => [file.path, file]));
}

async function localizeFile(file: TranslationFile, folders: readonly string[]): Promise<TranslationFile> {
  const found = await Promise.all(folders.map((folder) => readMessages(translationFilePath(file, folder))));
  return { path: file.path, content: Object.assign({}, file.content, ...found.toReversed()) };
}

/** Where a locale keeps a plugin's file; `folder` is the plugin's in that locale. */
export function translationFilePath(file: TranslationFile, folder: string): string {
  if (file.path.endsWith('.json')) {
    throw new SiteError(`The translation file "${file.path}" has an extension.`, {
      hint: 'getTranslationFiles() gives paths without ".json".',
    });
  }
  return path.join(folder, `${file.path}.json`);
}

/**
 * The messages of one JSON file, in its order; `undefined` when there is no such file.
 *
 * @throws SiteError with line and column when it is no file of messages
 */
export async function readMessages(file: string): Promise<TranslationMessages | undefined> {
  const text = await readTextIfExists(file);
  return text === undefined ? undefined : parseMessages(text, file);
}

export function parseMessages(text: string, file: string): TranslationMessages {
  const value = parseJson({ text, file, what: 'The translation file' });
  if (!isRecord(value)) throw invalid('The translation file holds no object.', { file, text, keys: [] });
  throwAll(Object.keys(value).flatMap((id) => messageProblem(id, value[id], { file, text }) ?? []));
  // Each entry was checked.
  return value as TranslationMessages;
}

/** What is wrong with one entry of a file. */
function messageProblem(id: string, entry: unknown, where: { file: string; text: string }): SiteError | undefined {
  if (!isRecord(entry)) return invalid(`The message "${id}" is not an object.`, { ...where, keys: [id] });
  if (typeof entry['message'] !== 'string') {
    const message = 'message' in entry ? 'is not text' : 'is missing';
    const keys = 'message' in entry ? [id, 'message'] : [id];
    return invalid(`The "message" of "${id}" ${message}.`, { ...where, keys });
  }
  if (entry['description'] !== undefined && typeof entry['description'] !== 'string') {
    return invalid(`The "description" of "${id}" is not text.`, { ...where, keys: [id, 'description'] });
  }
  const unknown = Object.keys(entry).find((key) => key !== 'message' && key !== 'description');
  return unknown === undefined
    ? undefined
    : invalid(`The message "${id}" has an unknown field "${unknown}".`, { ...where, keys: [id, unknown] });
}

function invalid(message: string, where: { file: string; text: string; keys: string[] }): SiteError {
  return new SiteError(message, {
    file: where.file,
    ...findJsonKey(where.text, where.keys),
    hint: 'Each message is written as "id": { "message": "text", "description": "optional" }.',
  });
}
