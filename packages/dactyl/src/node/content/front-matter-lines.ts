/**
 * Finds the line of a YAML key by looking at lines and indentation: an approximation that is good enough for error
 * messages.
 */
import { readFileSync } from 'node:fs';
import type { TextPlace } from '../base/text-place.js';

/** Position of a (nested) key or list item in front matter, or of the nearest enclosing key that is found. */
export function findKey(source: string, path: readonly PropertyKey[]): TextPlace | undefined {
  return findInBlock(frontMatterLines(source), path);
}

/** The same for a file that is YAML as a whole. */
export function findYamlKey(source: string, path: readonly PropertyKey[]): TextPlace | undefined {
  return findInBlock(toBlock(source.split(/\r?\n/), 1), path);
}

/** Position of a front-matter key, for an error that is found after the file was read. */
export function frontMatterPlace(file: string, key: string): Partial<TextPlace> {
  try {
    return findKey(readFileSync(file, 'utf8'), [key]) ?? {};
  } catch {
    // When the file has been deleted meanwhile, the error names it without a line.
    return {};
  }
}

function findInBlock(lines: Line[], path: readonly PropertyKey[]): TextPlace | undefined {
  let block = lines;
  let place: TextPlace | undefined;
  for (const key of path) {
    const found = block.findIndex(
      typeof key === 'number' ? isItem(block, key) : (line) => line.isTop && line.text.startsWith(`${String(key)}:`),
    );
    const line = block[found];
    if (line === undefined) break;
    place = { line: line.number, column: line.indent + 1 };
    block = typeof key === 'number' ? itemBlock(block, found) : keyBlock(block, found);
  }
  return place;
}

interface Line {
  number: number;
  indent: number;
  /** The line without indentation, and without spaces and quotes around the key. */
  text: string;
  /** Whether the line has the indentation of the block's first level. */
  isTop: boolean;
}

function frontMatterLines(source: string): Line[] {
  const end = source.search(/\n---[ \t]*(?:\r?\n|$)/);
  const lines = source.slice(0, end === -1 ? source.length : end).split(/\r?\n/);
  return toBlock(lines.slice(1), 2);
}

function toBlock(lines: readonly string[], firstNumber: number): Line[] {
  return markTop(lines.map((line, index) => toLine(line, index + firstNumber)));
}

function toLine(line: string, number: number): Line {
  const content = line.trimStart();
  const text = content.replace(/^(["'])(.*?)\1\s*:/, '$2:').replace(/^([\w-]+)\s+:/, '$1:');
  return { number, indent: line.length - content.length, text, isTop: false };
}

/** Marks the lines that have the indentation of the first one; blank lines and comments are dropped. */
function markTop(lines: readonly Line[]): Line[] {
  const written = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
  return written.map((line) => ({ ...line, isTop: line.indent === written[0]?.indent }));
}

function isHyphen({ text }: Line): boolean {
  return /^-(?:\s|$)/.test(text);
}

/** Whether a line starts the list item with this number. */
function isItem(block: readonly Line[], position: number): (line: Line) => boolean {
  const item = block.filter((line) => line.isTop && isHyphen(line))[position];
  return (line) => line === item;
}

/** The lines below a key. A list may have the same indentation as the key that holds it. */
function keyBlock(block: readonly Line[], at: number): Line[] {
  const end = block.findIndex((line, index) => index > at && line.isTop && !isHyphen(line));
  return markTop(block.slice(at + 1, end === -1 ? block.length : end));
}

/** The lines of a list item; its first key is on the line of the hyphen. */
function itemBlock(block: readonly Line[], at: number): Line[] {
  const end = block.findIndex((line, index) => index > at && line.isTop);
  const [first, ...rest] = block.slice(at, end === -1 ? block.length : end);
  if (first === undefined) return [];
  const inner = first.text.replace(/^-\s*/, '');
  const opening = { ...toLine(inner, first.number), indent: first.indent + first.text.length - inner.length };
  return markTop(inner === '' ? rest : [opening, ...rest]);
}
