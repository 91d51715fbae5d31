/**
 * Token types that the site's style sheets refer to (`.token.comment {…}`). Highlighted code has short class names;
 * it also carries a type as a class only where a site's style sheet needs it.
 */
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';

/** @param sheets absolute files; their relative imports are scanned too */
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
