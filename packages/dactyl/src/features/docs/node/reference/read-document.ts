/** A file of JSON or YAML → its value, and where each part of it stands. */
import { readFileSync } from 'node:fs';
import { findJsonKey } from '../../../../node/base/json-key.js';
import { parseJson } from '../../../../node/base/parse-json.js';
import { parseYaml } from '../../../../node/base/parse-yaml.js';
import { SiteError } from '../../../../node/base/site-error.js';
import type { TextPlace } from '../../../../node/base/text-place.js';
import { findYamlKey } from '../../../../node/content/front-matter-lines.js';
import { pointerKeys } from './schema/schema-types.js';

export interface DocumentFile {
  /** Absolute. */
  file: string;
  /** As the subject of a sentence: "The OpenAPI document". */
  what: string;
  /** What to do when it cannot be read. */
  hint: string;
}

export interface ReferenceDocument {
  value: unknown;
  /** Of what a JSON pointer leads to, or of what is around it. */
  placeOf: (pointer: string) => Partial<TextPlace>;
}

export function readDocument({ file, what, hint }: DocumentFile): ReferenceDocument {
  const text = readText({ file, what, hint });
  const isJson = /^\s*\{/.test(text);
  const value = isJson ? parseJson({ text, file, what }) : parseYaml({ text, file, firstLine: 1, what });
  return {
    value,
    placeOf(pointer) {
      const keys = pointerKeys(pointer);
      if (keys.length === 0) return { line: 1, column: 1 };
      return isJson ? placeInJson(text, keys) : (findYamlKey(text, placeKeys(keys, value)) ?? {});
    },
  };
}

function readText({ file, what, hint }: DocumentFile): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SiteError(`${what} cannot be read.`, { file, hint, cause: error });
  }
}

/** Keys of JSON are those of objects: a place in a list is that of the list. */
function placeInJson(text: string, keys: readonly string[]): Partial<TextPlace> {
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const found = findJsonKey(text, keys.slice(0, depth));
    if (found) return found;
  }
  return {};
}

/** A number is a place in a list, or the name of a field, such as the status of a response. */
function placeKeys(keys: readonly string[], written: unknown): PropertyKey[] {
  let value = written;
  return keys.map((key) => {
    const isPlace = Array.isArray(value);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return isPlace ? Number(key) : key;
  });
}
