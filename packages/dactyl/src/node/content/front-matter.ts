/**
 * First step for every content file: splits the text into front matter and body. Input: the text of a file. Output:
 * its front matter as plain data (dates stay `Date`, as YAML parses them), and the body with the number of its
 * first line, so that later messages can refer to lines of the file. A file that does not start with a `---` line
 * has empty front matter and costs only one comparison.
 */
import { JSON_SCHEMA } from 'js-yaml';
import type { ParsedFrontMatter, ParseFrontMatter } from '../config/types.js';
import { parseYaml } from '../base/parse-yaml.js';
import { SiteError } from '../base/site-error.js';
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

const BYTE_ORDER_MARK = 0xfeff;

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

/** Like `readFrontMatter`, unless the site has its own function, `markdown.parseFrontMatter`. */
export async function parseFrontMatter(
  text: SourceText,
  customParser: ParseFrontMatter | undefined,
): Promise<FrontMatterResult> {
  if (customParser === undefined) return readFrontMatter(text);
  const { frontMatter, content } = await callParser(text.file, customParser, {
    filePath: text.file,
    fileContent: text.source,
    defaultParseFrontMatter: ({ filePath, fileContent }) => {
      const result = readFrontMatter({ file: filePath, source: fileContent });
      return Promise.resolve({ frontMatter: result.frontMatter, content: result.body });
    },
  });
  const bodyStart = content === '' ? text.source.length : text.source.lastIndexOf(content);
  return { frontMatter, body: content, bodyLine: countLines(text.source, Math.max(bodyStart, 0)) + 1 };
}

type ParserInput = Parameters<ParseFrontMatter>[0];

/** Adds the file name to errors of the site's function, including a result of the wrong shape. */
async function callParser(file: string, parser: ParseFrontMatter, input: ParserInput): ReturnType<ParseFrontMatter> {
  let result: Partial<ParsedFrontMatter> | undefined;
  try {
    result = await parser(input);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteError(`"markdown.parseFrontMatter" failed: ${reason}`, { file, cause: error });
  }
  const { frontMatter, content } = result ?? {};
  if (typeof frontMatter === 'object' && frontMatter !== null && typeof content === 'string') {
    return { frontMatter, content };
  }
  throw new SiteError('"markdown.parseFrontMatter" must return { frontMatter, content }.', {
    file,
    hint: 'Return `await params.defaultParseFrontMatter(params)` for files that it leaves as they are.',
  });
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
  if (block.language !== '' && block.language !== 'yaml' && block.language !== 'json') {
    throw new SiteError(`Front matter in "${block.language}" is not understood.`, {
      file,
      line: 1,
      column: 4,
      hint: 'Front matter is YAML ("---") or JSON ("---json"). Other languages need "markdown.parseFrontMatter" in the configuration.',
    });
  }
  const value = parseYaml({
    text: block.text,
    file,
    firstLine: 2,
    what: 'The front matter',
    // JSON is a subset of YAML, and the YAML parser reports the position of a mistake.
    ...(block.language === 'json' && { schema: JSON_SCHEMA }),
  });
  if (value === undefined || value === null) return {};
  if (isRecord(value) && !(value instanceof Date)) return value;
  throw new SiteError(`Front matter must be a list of "key: value" lines, found ${describe(value)}.`, {
    file,
    line: 2,
    column: 1,
    hint: 'Write a space behind the colon of each key, as in "title: My page".',
  });
}

function countLines(source: string, end: number): number {
  let lines = 0;
  for (let at = source.indexOf('\n'); at !== -1 && at < end; at = source.indexOf('\n', at + 1)) lines++;
  return lines;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value instanceof Date ? 'a date' : `a ${typeof value}`;
}
