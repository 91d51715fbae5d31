/** Reads the `_category_` files of a version. Input: its docs folder. Output: their content by folder. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { audienceNames } from '../../../../node/base/audiences.js';
import { findKey } from '../../../../node/config/find-key.js';
import { readDataFile } from '../../../../node/content/data-file.js';
import { findYamlKey } from '../../../../node/content/front-matter-lines.js';
import { suggestName } from '../../../../node/base/nearest-name.js';
import { parseJson } from '../../../../node/base/parse-json.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';
import { type FaultList, checkFields, describe, reportFault } from './check-fields.js';
import { type FieldRule, ITEM_FIELDS, LINK_FIELDS } from './item-fields.js';
import type { SidebarPath, SidebarPlace } from './sidebars-source.js';
import type { CategoriesMetadata, CategoryMetadata } from './types.js';

/** Names of category files, in order of precedence. */
const CATEGORY_FILES = ['_category_.json', '_category_.yaml', '_category_.yml'];

const category = ITEM_FIELDS['category'] ?? {};
/** Fields of a category file. */
export const CATEGORY_FIELDS: Record<string, FieldRule> = {
  label: { expected: 'a string', accepts: (value) => typeof value === 'string', json: { type: 'string' } },
  audience: {
    expected: 'a name or a list of names',
    accepts: (value) => audienceNames(value) !== undefined,
    json: { type: ['string', 'array'], items: { type: 'string' } },
  },
  position: { expected: 'a number', accepts: (value) => typeof value === 'number', json: { type: 'number' } },
  ...Object.fromEntries(
    // The fields of a link are checked separately.
    ['link', 'key', 'badge', 'description', 'collapsed', 'collapsible', 'className', 'customProps'].flatMap((name) => {
      const known = category[name];
      return known ? [[name, known]] : [];
    }),
  ),
};

/** The place of the doc id in the `_category_` file that links to it, for an error that is found later. */
export function placeOfCategoryLink(
  { contentPath, metadata }: { contentPath: string; metadata: CategoriesMetadata },
  id: string,
): SidebarPlace | undefined {
  const folder = Object.keys(metadata).find((name) => {
    const link = metadata[name]?.link;
    return link?.type === 'doc' && link.id === id;
  });
  if (folder === undefined) return undefined;
  return placeInFolder(path.join(contentPath, folder), ['link', 'id']);
}

/** The place of a field in the category file of a folder. */
export function placeInFolder(folder: string, keys: SidebarPath): SidebarPlace | undefined {
  const file = CATEGORY_FILES.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  return file === undefined ? undefined : placeInCategoryFile(file, readFileSync(file, 'utf8'), keys);
}

function placeInCategoryFile(file: string, text: string, keys: SidebarPath): SidebarPlace {
  const find = text.trimStart().startsWith('{') ? findKey : findYamlKey;
  return { file, ...find(text, keys) };
}

export async function readCategoriesMetadata(
  contentPath: string,
  warn: (message: string) => void,
): Promise<CategoriesMetadata> {
  const files = await glob('**/_category_.{json,yml,yaml}', { cwd: contentPath, expandDirectories: false });
  const used = new Map<string, string>();
  const metadata: CategoriesMetadata = {};
  const errors: SiteError[] = [];
  for (const file of files.sort()) {
    const folder = path.posix.dirname(file);
    const other = used.get(folder);
    if (other !== undefined) {
      warn(
        `The folder "${path.join(contentPath, folder)}" has several _category_ files. ` +
          `"${other}" is used, "${path.posix.basename(file)}" is not: remove one of them.`,
      );
      continue;
    }
    used.set(folder, path.posix.basename(file));
    metadata[folder] = await readCategoryFile(path.join(contentPath, file), errors);
  }
  throwAll(errors);
  return metadata;
}

/** Adds mistakes to `errors`, so that those of all files are reported together. */
async function readCategoryFile(file: string, errors: SiteError[]): Promise<CategoryMetadata> {
  const faults: FaultList = { errors: [], place: () => ({ file }) };
  try {
    const text = await readFile(file, 'utf8');
    faults.place = (keys) => placeInCategoryFile(file, text, keys);
    const value = readValue(file, text);
    const fields = checkCategory(value ?? {}, faults);
    errors.push(...faults.errors);
    return fields;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    errors.push(error);
    return {};
  }
}

/**
 * Parses any category file as YAML, so that JSON with comments, single quotes or a trailing comma is accepted, and an
 * empty file too.
 */
function readValue(file: string, text: string): unknown {
  try {
    return readDataFile(path.basename(file), [path.dirname(file)])?.data;
  } catch (error) {
    if (!file.endsWith('.json')) throw error;
    // The JSON parser has better messages for common mistakes in JSON.
    return parseJson({ text, file, what: 'The category file' });
  }
}

function checkCategory(value: unknown, faults: FaultList): CategoryMetadata {
  if (!isRecord(value)) {
    const hint = `Write fields and their values, such as "label: Guides". Known: ${Object.keys(CATEGORY_FIELDS).join(', ')}.`;
    reportFault(faults, `A category file must hold an object, but holds ${describe(value)}.`, { path: [], hint });
    return {};
  }
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, coerce(name, field)]));
  for (const [name, field] of Object.entries(fields)) {
    const known = Object.hasOwn(CATEGORY_FIELDS, name) ? CATEGORY_FIELDS[name] : undefined;
    if (!known) {
      // In front matter the same fields have this prefix.
      const hint = suggestName(name.replace(/^sidebar_/, ''), Object.keys(CATEGORY_FIELDS));
      reportFault(faults, `A category file has no field "${name}".`, { path: [name], hint });
    } else if (!known.accepts(field)) {
      const message = `"${name}" of a category file must be ${known.expected}, but is ${describe(field)}.`;
      reportFault(faults, message, { path: [name], hint: known.hint?.(field) });
    }
  }
  const { link } = fields;
  if (link !== undefined && link !== null) {
    checkFields(link, { tables: LINK_FIELDS, what: 'category link', path: ['link'], faults });
  }
  // The tables of fields have checked the shape.
  return fields as CategoryMetadata;
}

/** Numbers and booleans may be written in quotes. */
function coerce(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'position' && value.trim() !== '' && !Number.isNaN(Number(value))) return Number(value);
  const isFlag = name === 'collapsed' || name === 'collapsible';
  return isFlag && (value === 'true' || value === 'false') ? value === 'true' : value;
}
