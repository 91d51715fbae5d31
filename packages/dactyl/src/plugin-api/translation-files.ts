/**
 * Reads the messages of the current locale: `code.json`, and the JSON files of each plugin. Every locale has a folder,
 * the default one too.
 */
import path from 'node:path';
import { readTextIfExists } from '../node/files.js';
import { SiteError } from '../node/site-error.js';
import type { TranslationFile, TranslationMessages } from './types.js';

/** Texts of `code.json`: message id → text. Empty when there is no such file. */
export async function readCodeTranslations(localizationDir: string): Promise<Record<string, string>> {
  const messages = (await readMessages(path.join(localizationDir, 'code.json'))) ?? {};
  return Object.fromEntries(Object.entries(messages).map(([id, { message }]) => [id, message]));
}

/** The plugin's default messages, each file overridden by what the locale's folder holds; by path. */
export async function localizeTranslationFiles(
  files: TranslationFile[],
  folder: string,
): Promise<Record<string, TranslationFile>> {
  const localized = await Promise.all(files.map((file) => localizeFile(file, folder)));
  return Object.fromEntries(localized.map((file) => [file.path, file]));
}

async function localizeFile(file: TranslationFile, folder: string): Promise<TranslationFile> {
  if (file.path.endsWith('.json')) {
    throw new SiteError(`The translation file "${file.path}" has an extension.`, {
      hint: 'getTranslationFiles() gives paths without ".json".',
    });
  }
  const messages = await readMessages(path.join(folder, `${file.path}.json`));
  return messages ? { path: file.path, content: { ...file.content, ...messages } } : file;
}

async function readMessages(file: string): Promise<TranslationMessages | undefined> {
  const text = await readTextIfExists(file);
  return text === undefined ? undefined : parseMessages(text, file);
}

function parseMessages(text: string, file: string): TranslationMessages {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SiteError(`The translation file is no valid JSON: ${error instanceof Error ? error.message : error}`, {
      file,
      hint: 'Look for a missing quote or a comma too many near the place that the message names.',
      cause: error,
    });
  }
  if (!isRecord(value)) throw invalid(file, undefined);
  return Object.fromEntries(Object.entries(value).map(([id, entry]) => [id, toMessage(entry, id, file)]));
}

function toMessage(entry: unknown, id: string, file: string): TranslationMessages[string] {
  if (!isRecord(entry) || typeof entry['message'] !== 'string') throw invalid(file, id);
  const { message, description, ...unknownKeys } = entry;
  if (description !== undefined && typeof description !== 'string') throw invalid(file, id);
  if (Object.keys(unknownKeys).length > 0) throw invalid(file, id);
  return description === undefined ? { message } : { message, description };
}

function invalid(file: string, key: string | undefined): SiteError {
  return new SiteError('The translation file does not have the expected shape.', {
    file,
    key,
    hint: 'Each message is written as "id": { "message": "text", "description": "optional" }.',
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
