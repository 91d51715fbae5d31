/** Finds keys of front matter by looking at its lines: an approximation, good enough to point at the place. */

export interface KeyPlace {
  /** 1-based, in the file. */
  line: number;
  column: number;
}

/** Place of a (nested) key or list item, or of the nearest enclosing one that is found. */
export function findKey(source: string, path: readonly PropertyKey[]): KeyPlace | undefined {
  const lines = blockLines(source);
  let place: KeyPlace | undefined;
  let from = 1;
  let to = lines.length;
  for (const key of path) {
    const found = findIn(lines, { from, to, key });
    if (found === undefined) break;
    place = found.place;
    ({ from, to } = found.inside);
  }
  return place;
}

function blockLines(source: string): string[] {
  const end = source.search(/\n---[ \t]*(?:\r?\n|$)/);
  return source.slice(0, end === -1 ? source.length : end).split(/\r?\n/);
}

interface Search {
  from: number;
  to: number;
  key: PropertyKey;
}

function findIn(lines: readonly string[], search: Search): { place: KeyPlace; inside: { from: number; to: number } } | undefined {
  const { from, to, key } = search;
  let item = -1;
  let level: number | undefined;
  for (let index = from; index < to; index++) {
    const line = lines[index] ?? '';
    const content = line.trimStart();
    if (content === '' || content.startsWith('#')) continue;
    const indent = line.length - content.length;
    level ??= indent;
    if (indent > level) continue;
    const isItem = /^-(?:\s|$)/.test(content);
    if (isItem) item++;
    const isFound = typeof key === 'number' ? isItem && item === key : opensKey(content, String(key));
    if (!isFound) continue;
    // The keys of an item may start on its own line, behind the hyphen.
    const inside = { from: typeof key === 'number' ? index : index + 1, to: endOfBlock(lines, { from: index + 1, to, indent }) };
    return { place: { line: index + 1, column: indent + 1 }, inside };
  }
  return undefined;
}

function opensKey(content: string, key: string): boolean {
  const text = content.replace(/^(?:-\s+)+/, '').replace(/^(["'])(.*?)\1/, '$2');
  return text.startsWith(key) && /^\s*:/.test(text.slice(key.length));
}

function endOfBlock(lines: readonly string[], { from, to, indent }: { from: number; to: number; indent: number }): number {
  for (let index = from; index < to; index++) {
    const line = lines[index] ?? '';
    const content = line.trimStart();
    const isSameLevel = line.length - content.length <= indent;
    // A list may stand at the level of the key that holds it.
    if (content !== '' && isSameLevel && !content.startsWith('-')) return index;
  }
  return to;
}
