/**
 * Finds the place of a mistake in a sidebars file. The file is code, so its text is searched; not every mistake has a
 * line.
 */
import { readFileSync } from 'node:fs';
import { findKey } from '../../../../node/config/find-key.js';
import { placeAt, type TextPlace } from '../../../../node/base/text-place.js';

export interface SidebarsSource {
  /** Absolute. */
  file: string;
  text: string;
}

export interface SidebarPlace extends Partial<TextPlace> {
  file?: string;
}

/** Steps from the exported object: sidebar name, index of an item, field. */
export type SidebarPath = readonly (string | number)[];

/** Returns `undefined` when the file does not exist or cannot be scanned. */
export function readSidebarsSource(file: string | undefined): SidebarsSource | undefined {
  if (file === undefined) return undefined;
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch {
    return { file, text: '' };
  }
}

/** The place of an item or field, or of the nearest one around it that is written in place. */
export function placeOfPath(source: SidebarsSource | undefined, path: SidebarPath): SidebarPlace {
  if (source === undefined) return {};
  return { file: source.file, ...findKey(source.text, path) };
}

/** The place of a doc id or label in a sidebar, by the text itself; `undefined` when the file does not have it. */
export function placeOfText(
  source: SidebarsSource | undefined,
  { sidebar, text }: { sidebar: string; text: string },
): SidebarPlace | undefined {
  if (source === undefined) return undefined;
  const { line } = placeOfPath(source, [sidebar]);
  const inSidebar = firstQuoted(source.text, text, line === undefined ? 0 : offsetOf(source.text, line));
  const offset = inSidebar === -1 ? firstQuoted(source.text, text, 0) : inSidebar;
  if (offset === -1) return undefined;
  return { file: source.file, ...placeAt(source.text, offset) };
}

/** Offset of the text in quotes, or as a key without them; -1 when it is not there. */
function firstQuoted(source: string, text: string, start: number): number {
  const quoted = ["'", '"', '`'].map((quote) => source.indexOf(quote + text + quote, start));
  const key = /^[\w$]+$/.test(text) ? new RegExp(`(?<=[{,\\s])${text.replaceAll('$', '\\$')}\\s*:`) : undefined;
  const bare = key === undefined ? -1 : source.slice(start).search(key);
  const found = [...quoted, bare === -1 ? -1 : bare + start].filter((offset) => offset !== -1);
  return found.length === 0 ? -1 : Math.min(...found);
}

function offsetOf(text: string, line: number): number {
  return text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;
}
