/**
 * Finds the position of a key in the text of a configuration file, so that an error can name the line. It scans
 * brackets, strings and comments instead of parsing: it finds keys of literal objects in the file and gives up on
 * anything more dynamic.
 */
import { placeAt, type TextPlace } from '../base/text-place.js';

/** The position of the key at `path`, or of the longest part of the path that is found. */
export function findKey(text: string, path: readonly (string | number)[]): TextPlace | undefined {
  const source = blankComments(text);
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    for (const start of rootObjects(source)) {
      const offset = followPath(source, start, part);
      if (offset !== undefined) return placeAt(source, offset);
    }
  }
  return undefined;
}

/**
 * The position of an option that may be anywhere in the file, such as a plugin's. Among several objects with its
 * first key, `value` decides when it is given; without it the result is `undefined`, so that no wrong line is
 * shown.
 */
export function findOption(text: string, path: readonly (string | number)[], value?: unknown): TextPlace | undefined {
  const [first, ...rest] = path;
  if (typeof first !== 'string' || !/^[\w$]+$/.test(first)) return undefined;
  const source = blankComments(text);
  const name = first.replaceAll('$', '\\$');
  const keys = [...source.matchAll(new RegExp(`(?<=[{,]\\s*)(?:(['"])${name}\\1|${name})\\s*:\\s*`, 'g'))];
  const withValue = keys.filter((match) => startsWithValue(source.slice(match.index + match[0].length), value));
  const [match, ...others] = keys.length === 1 ? keys : withValue;
  if (match === undefined || others.length > 0) return undefined;
  for (let length = rest.length; length > 0; length--) {
    const offset = followPath(source, match.index + match[0].length, rest.slice(0, length));
    if (offset !== undefined) return placeAt(source, offset);
  }
  return placeAt(source, match.index);
}

function startsWithValue(source: string, value: unknown): boolean {
  if (typeof value === 'string')
    return [`'${value}'`, `"${value}"`, `\`${value}\``].includes(source.slice(0, value.length + 2));
  if (typeof value !== 'number' && typeof value !== 'boolean') return false;
  return source.startsWith(String(value));
}

/** Offsets of the `{` that may open the configuration: at the start, after `=`, `export default`, `return`, `(`, `=>`. */
function rootObjects(source: string): number[] {
  const openings = source.matchAll(/(?:^|=>?|\bexport\s+default|\breturn|\()\s*\{/g);
  return [...openings].map((match) => match.index + match[0].length - 1);
}

/** Offset of the last key of `path` in the object or array that opens at `start`. */
function followPath(source: string, start: number, path: readonly (string | number)[]): number | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return undefined;
  const found = findMember(source, start, part);
  if (!found || rest.length === 0) return found?.key;
  return followPath(source, found.value, rest);
}

interface Member {
  /** Offset of the key, or of an array's element. */
  key: number;
  /** Offset of the value. */
  value: number;
}

function findMember(source: string, start: number, part: string | number): Member | undefined {
  const opening = source[start];
  if (opening !== (typeof part === 'number' ? '[' : '{')) return undefined;
  let index = 0;
  let at = skipBlank(source, start + 1);
  while (at < source.length && source[at] !== '}' && source[at] !== ']') {
    if (typeof part === 'number') {
      // A spread stands for an unknown number of elements.
      if (source.startsWith('...', at)) return undefined;
      if (index === part) return { key: at, value: at };
    } else {
      const key = /^(?:(['"])(.*?)\1|([\w$]+))\s*:/.exec(source.slice(at, at + 200));
      if (key && (key[2] ?? key[3]) === part) return { key: at, value: skipBlank(source, at + key[0].length) };
    }
    at = skipBlank(source, skipMember(source, at) + 1);
    index++;
  }
  return undefined;
}

/** Offset of the comma or bracket that ends the member starting at `at`. */
function skipMember(source: string, at: number): number {
  let depth = 0;
  for (let next = at; next < source.length; next++) {
    const char = source[next] ?? '';
    if (char === '"' || char === "'" || char === '`') next = endOfString(source, next);
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) {
      if (depth === 0) return next - 1;
      depth--;
    } else if (char === ',' && depth === 0) return next;
  }
  return source.length;
}

function endOfString(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === source[start]) return at;
  }
  return source.length;
}

function skipBlank(source: string, start: number): number {
  const offset = source.slice(start).search(/\S/);
  return offset === -1 ? source.length : start + offset;
}

/** Replaces comments by spaces, so that offsets stay the same and nothing in a comment is taken for a key. */
function blankComments(source: string): string {
  return source.replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : match,
  );
}
