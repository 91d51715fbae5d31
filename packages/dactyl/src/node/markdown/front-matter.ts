/**
 * Front matter of a file, as plain JSON, and the text below it at its old lines.
 *
 *     ---                    (blank)
 *     title: Hello      →    (blank)     + { title: 'Hello' }
 *     ---                    (blank)
 *     Text                   Text
 */
import { parseYaml } from '../base/parse-yaml.js';
import { SiteError } from '../base/site-error.js';
import type { Json, JsonObject } from '../../shared/json.js';
import type { MarkdownFile } from './types.js';

export interface Document {
  frontMatter: JsonObject;
  /** The text below the front matter; every line keeps the number it has in the file. */
  text: string;
}

/** Line on which the YAML starts, below the fence. */
const FIRST_LINE = 2;
const OPENING = /^\uFEFF?---[ \t]*([a-z]*)[ \t]*\r?\n/i;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/gm;

export function takeFrontMatter({ file, source, parsed }: MarkdownFile): Document {
  if (parsed) return { frontMatter: parsed.frontMatter, text: '\n'.repeat(parsed.bodyLine - 1) + parsed.body };
  const opening = OPENING.exec(source);
  if (opening === null) return { frontMatter: {}, text: source.startsWith('\uFEFF') ? source.slice(1) : source };
  CLOSING.lastIndex = opening[0].length;
  const closing = CLOSING.exec(source);
  if (closing === null) return { frontMatter: {}, text: source };
  const end = closing.index + closing[0].length;
  const yaml = source.slice(opening[0].length, closing.index);
  return {
    frontMatter: parse(yaml, { file, language: opening[1]?.toLowerCase() ?? '' }),
    text: '\n'.repeat(countLines(source, end)) + source.slice(end),
  };
}

function parse(text: string, { file, language }: { file: string; language: string }): JsonObject {
  if (!['', 'yaml', 'yml', 'json'].includes(language)) {
    throw new SiteError(`Front matter in "${language}" is not supported.`, {
      file,
      line: 1,
      column: 4,
      hint: 'Write it as YAML ("---") or JSON ("---json"), or parse it with "markdown.parseFrontMatter".',
    });
  }
  const value = parseBlock(text, file);
  if (value === undefined || value === null) return {};
  const json = toJson(value);
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  throw new SiteError(
    `Front matter must be keys and values, but is ${Array.isArray(json) ? 'a list' : `a ${typeof json}`}.`,
    {
      file,
      line: 2,
      column: 1,
      hint: 'Write one "key: value" per line, with a space behind the colon.',
    },
  );
}

function parseBlock(text: string, file: string): unknown {
  try {
    return parseYaml({ text, file, firstLine: FIRST_LINE, what: 'The front matter' }); // JSON is a subset of YAML
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const key = keyAt(text, (error.details.line ?? FIRST_LINE) - FIRST_LINE);
    throw new SiteError(error.message, { ...error.details, ...(key !== undefined && { key }) });
  }
}

/** The key on the invalid line, or on the nearest line above that has one. */
function keyAt(text: string, line: number): string | undefined {
  const above = text.split('\n').slice(0, line + 1);
  return above.findLast((each) => /^[\w-]+:/.test(each))?.split(':', 1)[0];
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

function countLines(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
