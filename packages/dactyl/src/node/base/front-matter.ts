/**
 * First step for every content file: splits the text into front matter and body. Plugins that read titles and the
 * compiler share it, so a mistake has the same words wherever it is found. Input: the text of a file. Output:
 * its front matter as plain data (dates stay `Date`, as YAML parses them), and the body with the number of its
 * first line, so that later messages can refer to lines of the file. A file that does not start with a `---` line
 * has empty front matter and costs only one comparison.
 */
import { JSON_SCHEMA } from 'js-yaml';
import { parseYaml } from './parse-yaml.js';
import { SiteError } from './site-error.js';
import { isRecord } from '../../shared/is-record.js';

export interface SourceText {
  /** Absolute path, for messages. */
  file: string;
  source: string;
}

export interface FrontMatterResult {
  frontMatter: Record<string, unknown>;
  /** Text below the front matter; line ends as in the file. */
  body: string;
  /** 1-based line of the file on which `body` starts. */
  bodyLine: number;
}

interface Block {
  language: string;
  text: string;
  /** Index in the source at which the body starts. */
  bodyStart: number;
}

/** The front matter as it is written, with its lines of dashes; empty where there is none. It need not be right. */
export function headOf(source: string): string {
  return /^\uFEFF?---[ \t]*[a-z]*[ \t]*\r?\n(?:[^]*?\n)?---[ \t]*(?:\r?\n|$)/i.exec(source)?.[0] ?? '';
}

const BYTE_ORDER_MARK = 0xfeff;

/** What may stand behind the opening `---`. */
const LANGUAGES = new Set(['', 'yaml', 'yml', 'json']);

/**
 * Splits a content file into front matter and body.
 *
 * @throws SiteError with file, line and column when the block is not closed or does not parse.
 */
export function readFrontMatter({ file, source }: SourceText): FrontMatterResult {
  const start = source.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  if (!source.startsWith('---', start)) return { frontMatter: {}, body: source.slice(start), bodyLine: 1 };
  const block = findBlock(source, start, file);
  if (block === undefined) return { frontMatter: {}, body: source.slice(start), bodyLine: 1 };
  return {
    frontMatter: parseBlock(block, file),
    body: source.slice(block.bodyStart),
    bodyLine: countLines(source, block.bodyStart) + 1,
  };
}

/**
 * The front-matter block. `undefined` when the `---` is a thematic break; an error when the block is never closed.
 */
function findBlock(source: string, start: number, file: string): Block | undefined {
  const opening = /^---[ \t]*([a-z]*)[ \t]*\r?\n/i.exec(source.slice(start, start + 40));
  if (opening === null) return undefined;
  const textStart = start + opening[0].length;
  // The search starts at the line break of the opening line, so that an empty block is found too.
  const closing = /\n---[ \t]*(?:\r?\n|$)/g;
  closing.lastIndex = textStart - 1;
  const match = closing.exec(source);
  if (match !== null) {
    const text = source.slice(textStart, Math.max(textStart, match.index));
    return { language: (opening[1] ?? '').toLowerCase(), text, bodyStart: match.index + match[0].length };
  }
  if (/^[\w-]+:(?:[ \t]|\r?\n)/.test(source.slice(textStart, textStart + 80))) {
    throw new SiteError('The front matter has no end.', {
      file,
      line: 1,
      column: 1,
      hint: 'Write a line that holds only "---" below the last key of the front matter.',
    });
  }
  return undefined;
}

function parseBlock(block: Block, file: string): Record<string, unknown> {
  if (!LANGUAGES.has(block.language)) {
    throw new SiteError(`Front matter in "${block.language}" is not understood.`, {
      file,
      line: 1,
      column: 4,
      hint: 'Front matter is YAML ("---") or JSON ("---json"). Other languages need "markdown.parseFrontMatter" in the configuration.',
    });
  }
  const value = parseText(block, file);
  if (value === undefined || value === null) return {};
  if (isRecord(value) && !(value instanceof Date)) return value;
  throw new SiteError(`Front matter must be a list of "key: value" lines, found ${describe(value)}.`, {
    file,
    line: 2,
    column: 1,
    hint: 'Write a space behind the colon of each key, as in "title: My page".',
  });
}

/** Line on which the text of a block starts, below the fence. */
const FIRST_LINE = 2;

function parseText({ text, language }: Block, file: string): unknown {
  try {
    // JSON is a subset of YAML, and the YAML parser reports the position of a mistake.
    const schema = language === 'json' && { schema: JSON_SCHEMA };
    return parseYaml({ text, file, firstLine: FIRST_LINE, what: 'The front matter', ...schema });
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const key = keyAt(text, (error.details.line ?? FIRST_LINE) - FIRST_LINE);
    throw new SiteError(error.message, { ...error.details, key });
  }
}

/** The key on the invalid line, or on the nearest line above that has one. */
function keyAt(text: string, line: number): string | undefined {
  const above = text.split('\n').slice(0, line + 1);
  return above.findLast((each) => /^[\w-]+:/.test(each))?.split(':', 1)[0];
}

/** How many lines end before this index. */
export function countLines(source: string, end: number): number {
  let lines = 0;
  for (let at = source.indexOf('\n'); at !== -1 && at < end; at = source.indexOf('\n', at + 1)) lines++;
  return lines;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value instanceof Date ? 'a date' : `a ${typeof value}`;
}
