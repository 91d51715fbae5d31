/**
 * Front matter of a file, as plain JSON, and the text below it at its old lines.
 *
 *     ---                    (blank)
 *     title: Hello      →    (blank)     + { title: 'Hello' }
 *     ---                    (blank)
 *     Text                   Text
 */
import { readFrontMatter } from '../base/front-matter.js';
import type { Json, JsonObject } from '../../shared/json.js';
import type { MarkdownFile } from './types.js';

export interface Document {
  frontMatter: JsonObject;
  /** The text below the front matter; every line keeps the number it has in the file. */
  text: string;
}

export function takeFrontMatter({ parsed, ...file }: MarkdownFile): Document {
  if (parsed) return { frontMatter: parsed.frontMatter, text: atItsLines(parsed) };
  const read = readFrontMatter(file);
  const entries = Object.entries(read.frontMatter).map(([key, value]) => [key, toJson(value)] as const);
  return { frontMatter: Object.fromEntries(entries), text: atItsLines(read) };
}

function atItsLines({ body, bodyLine }: { body: string; bodyLine: number }): string {
  return '\n'.repeat(bodyLine - 1) + body;
}

/** YAML has dates, JSON does not: they become text. */
function toJson(value: unknown): Json {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJson(each)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
