/**
 * Types of tokens that style sheets of a site name, `.token.comment {…}`: highlighted code has short classes of its own, and
 * carries the type of a token only where a site asks for it.
 */
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';

/** @param sheets absolute files; what they import by a relative path counts, too */
export async function namedTokenTypes(sheets: readonly string[]): Promise<string[]> {
  const files = new Set(sheets);
  const types = new Set<string>();
  for (const file of files) {
    const css = (await readTextIfExists(file))?.replaceAll(/\/\*[^]*?\*\//g, '') ?? '';
    for (const [, type = ''] of css.matchAll(NAMED)) types.add(type);
    for (const [, target = ''] of css.matchAll(IMPORT)) files.add(path.resolve(path.dirname(file), target));
  }
  return [...types].toSorted();
}

/** Nested as well: `.token { &.comment {…} }` */
const NAMED = /\.token(?:\s*\{[^{}]*&)?\.(-?[a-z][\w-]*)/g;
const IMPORT = /@(?:import|use|forward)\s+(?:url\()?["']?(\.[^"')\s]+)/g;
