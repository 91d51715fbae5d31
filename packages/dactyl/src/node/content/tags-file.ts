import { existsSync, readFileSync } from 'node:fs';
import { definedProps } from '../../shared/defined-props.js';
import { suggestName } from '../base/nearest-name.js';
import { SiteError, type SiteErrorDetails, throwAll } from '../base/site-error.js';
import { readDataFile, type DataFile } from './data-file.js';
import type { TextPlace } from '../base/text-place.js';
import { isRecord } from '../../shared/is-record.js';
import { findYamlKey } from './front-matter-lines.js';
import { kebabCase } from './kebab-case.js';

/** Key of a tag → what the tags file says about it. Permalinks are relative to the tags path. */
export type TagsFile = ReadonlyMap<string, { label: string; permalink: string; description?: string }>;

export interface ReadTagsFileOptions {
  /** Absolute folders to look into, the translated one first. */
  contentDirs: readonly string[];
  /**
   * Option `tags`: a file name, or `false` or `null` for no file; when unset, `tags.yml` is read if it exists.
   */
  name: string | false | null | undefined;
  /** Position of the option in the configuration, for the error about a missing file. */
  placeOfOption?: () => SiteErrorDetails;
}

const DEFAULT_NAME = 'tags.yml';

/** Fields of a tag. A test compares the website's table of them with this list. */
export const TAG_FIELDS = ['label', 'description', 'permalink'] as const;

type TagFields = Partial<Record<(typeof TAG_FIELDS)[number], string>>;

/** Reads and validates the tags file; `undefined` when there is none, which allows any tag. */
export function readTagsFile({ contentDirs, name, placeOfOption }: ReadTagsFileOptions): TagsFile | undefined {
  if (name === false || name === null) return undefined;
  const found = readDataFile(name ?? DEFAULT_NAME, contentDirs);
  if (found !== undefined) return parseTagsFile(found);
  if (name === undefined) return undefined;
  throw new SiteError(`The tags file "${name}" does not exist.`, {
    ...placeOfOption?.(),
    key: 'tags',
    hint: `Looked in ${contentDirs.filter((dir) => existsSync(dir)).join(' and ')}. Create the file, or set "tags" to false.`,
  });
}

function parseTagsFile({ file, data }: DataFile): TagsFile {
  if (!isRecord(data ?? {})) {
    throw new SiteError(`A tags file must hold names of tags, but holds ${describe(data)}.`, {
      file,
      hint: 'Write each tag as a key, with its "label", "description" and "permalink" below it, or with nothing.',
    });
  }
  const tags = Object.entries(data ?? {});
  throwAll(tags.flatMap(([key, tag]) => faultsOf(key, tag, file)));
  const entries = tags.map(([key, tag]) => {
    // The schema has validated the fields above.
    const fields = (tag ?? {}) as TagFields;
    const { label = capitalize(key), permalink = `/${kebabCase(key)}`, description } = fields;
    return [key, definedProps({ label, permalink, description })] as const;
  });
  checkPermalinks(entries, file);
  return new Map(entries);
}

function faultsOf(key: string, tag: unknown, file: string): SiteError[] {
  if (tag === null) return [];
  const fault = (message: string, path: string[], hint: string) =>
    new SiteError(message, { file, ...placeOf(file, path), key: path.join('.'), hint });
  if (!isRecord(tag)) {
    const hint = `Write its fields below it, such as "label: ${String(tag)}". Known: ${TAG_FIELDS.join(', ')}.`;
    return [fault(`The tag "${key}" must hold fields, but is ${describe(tag)}.`, [key], hint)];
  }
  return Object.entries(tag).flatMap(([name, value]) => {
    if (!TAG_FIELDS.some((known) => known === name)) {
      return [fault(`The tag "${key}" has an unknown field "${name}".`, [key, name], suggestName(name, TAG_FIELDS))];
    }
    if (typeof value === 'string') return [];
    const hint = 'If this should be text, put it into quotes.';
    return [fault(`"${name}" of the tag "${key}" must be text, but is ${describe(value)}.`, [key, name], hint)];
  });
}

function placeOf(file: string, path: readonly string[]): Partial<TextPlace> {
  return findYamlKey(readFileSync(file, 'utf8'), path) ?? {};
}

function describe(value: unknown): string {
  return Array.isArray(value) ? 'a list' : value === null ? 'nothing' : JSON.stringify(value);
}

function checkPermalinks(entries: readonly (readonly [string, { permalink: string }])[], file: string): void {
  const keys = new Map<string, string>();
  for (const [key, { permalink }] of entries) {
    const other = keys.get(permalink);
    if (other !== undefined) {
      throw new SiteError(`The tags "${other}" and "${key}" have the same permalink "${permalink}".`, {
        file,
        ...placeOf(file, [key]),
        key,
        hint: 'Give one of them another "permalink".',
      });
    }
    keys.set(permalink, key);
  }
}

function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();
}
