/** Finds keys of YAML by looking at its lines: an approximation, good enough to point at the place. */
import { readFileSync } from 'node:fs';
import type { TextPlace } from '../base/text-place.js';

/** Place of a (nested) key or list item of front matter, or of the nearest enclosing one that is found. */
export function findKey(source: string, path: readonly PropertyKey[]): TextPlace | undefined {
  return findInBlock(frontMatterLines(source), path);
}

/** The same for a file that is YAML as a whole. */
export function findYamlKey(source: string, path: readonly PropertyKey[]): TextPlace | undefined {
  return findInBlock(toBlock(source.split(/\r?\n/), 1), path);
}

/** Place of a key of a content file's front matter, for an error that is found after the file was read. */
export function frontMatterPlace(file: string, key: string): Partial<TextPlace> {
  try {
    return findKey(readFileSync(file, 'utf8'), [key]) ?? {};
  } catch {
    // A file that is gone meanwhile is named without a line.
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
  /** Without indentation; spaces and quotes around a key are gone. */
  text: string;
  /** Whether the line is at the level of the block. */
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

/** The first line sets the level; blank lines and comments are dropped. */
function markTop(lines: readonly Line[]): Line[] {
  const written = lines.filter(({ text }) => text !== '' && !text.startsWith('#'));
  return written.map((line) => ({ ...line, isTop: line.indent === written[0]?.indent }));
}

function isHyphen({ text }: Line): boolean {
  return /^-(?:\s|$)/.test(text);
}

/** Whether a line is the item with this number. */
function isItem(block: readonly Line[], position: number): (line: Line) => boolean {
  const item = block.filter((line) => line.isTop && isHyphen(line))[position];
  return (line) => line === item;
}

/** What stands below a key. A list may start at the level of the key that holds it. */
function keyBlock(block: readonly Line[], at: number): Line[] {
  const end = block.findIndex((line, index) => index > at && line.isTop && !isHyphen(line));
  return markTop(block.slice(at + 1, end === -1 ? block.length : end));
}

/** What stands in an item: its first key is on the line of the hyphen. */
function itemBlock(block: readonly Line[], at: number): Line[] {
  const end = block.findIndex((line, index) => index > at && line.isTop);
  const [first, ...rest] = block.slice(at, end === -1 ? block.length : end);
  if (first === undefined) return [];
  const inner = first.text.replace(/^-\s*/, '');
  const opening = { ...toLine(inner, first.number), indent: first.indent + first.text.length - inner.length };
  return markTop(inner === '' ? rest : [opening, ...rest]);
}
