/** Reads the `_category_` files of a version. In: its docs folder. Out: their content by folder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { glob } from 'tinyglobby';
import { suggestName } from '../../../node/nearest-name.js';
import { SiteError, throwAll } from '../../../node/site-error.js';
import { type FieldRule, ITEM_FIELDS, LINK_FIELDS, isRecord } from './item-fields.js';
import type { CategoriesMetadata, CategoryMetadata } from './types.js';

const category = ITEM_FIELDS['category'] ?? {};
const rule = (expected: string, accepts: (value: unknown) => boolean): FieldRule => ({ expected, accepts });

const FIELDS: Record<string, FieldRule> = {
  label: rule('a string', (value) => typeof value === 'string'),
  position: rule('a number', (value) => typeof value === 'number'),
  link: rule('null, or an object with the type "doc" or "generated-index"', isLink),
  ...Object.fromEntries(
    ['description', 'collapsed', 'collapsible', 'className', 'customProps'].flatMap((name) => {
      const known = category[name];
      return known ? [[name, known]] : [];
    }),
  ),
};

export async function readCategoriesMetadata(
  contentPath: string,
  warn: (message: string) => void,
): Promise<CategoriesMetadata> {
  const files = await glob('**/_category_.{json,yml,yaml}', { cwd: contentPath, expandDirectories: false });
  const metadata: CategoriesMetadata = {};
  const errors: SiteError[] = [];
  for (const file of files.sort()) {
    const folder = path.posix.dirname(file);
    if (metadata[folder]) {
      warn(`The folder "${path.join(contentPath, folder)}" has several _category_ files. Only one of them is used.`);
      continue;
    }
    try {
      metadata[folder] = await readCategoryFile(path.join(contentPath, file));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(error);
    }
  }
  throwAll(errors);
  return metadata;
}

async function readCategoryFile(file: string): Promise<CategoryMetadata> {
  const value = parseDataFile(await readFile(file, 'utf8'), file) ?? {};
  if (!isRecord(value)) throw new SiteError('A _category_ file must hold an object.', { file });
  for (const [name, field] of Object.entries(value)) {
    const known = FIELDS[name];
    if (!known) {
      const hint = suggestName(name, Object.keys(FIELDS));
      throw new SiteError(`Unknown field "${name}" in a _category_ file.`, { file, key: name, hint });
    }
    if (!known.accepts(field)) {
      const got = JSON.stringify(field);
      throw new SiteError(`"${name}" must be ${known.expected}, got ${got}.`, { file, key: name });
    }
  }
  // The table of fields has checked the shape.
  return value as CategoryMetadata;
}

/** YAML is a superset of JSON as far as such files go, but its messages on JSON are poor. */
function parseDataFile(text: string, file: string): unknown {
  try {
    return file.endsWith('.json') ? JSON.parse(text) : load(text);
  } catch (error) {
    throw new SiteError(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      file,
      hint: file.endsWith('.json') ? 'It must be valid JSON.' : 'It must be valid YAML.',
      cause: error,
    });
  }
}

function isLink(value: unknown): boolean {
  if (value === null) return true;
  const fields = isRecord(value) && typeof value['type'] === 'string' ? LINK_FIELDS[value['type']] : undefined;
  if (!isRecord(value) || !fields) return false;
  return (
    Object.entries(value).every(([name, field]) => fields[name]?.accepts(field) ?? false) &&
    Object.entries(fields).every(([name, known]) => !known.required || value[name] !== undefined)
  );
}
