/** Paths in what is written down about a bundle, made the same for all folders in which a site may lie. */
import path from 'node:path';

/** In place of the site's folder. */
export const SITE = '<site>';

/** The same value with its paths below one folder in another. */
export function atPlace<Value>(value: Value, from: string, to: string): Value {
  const start = (folder: string) => JSON.stringify(folder + path.sep).slice(0, -1);
  // The cast: only texts in it change.
  return JSON.parse(JSON.stringify(value).replaceAll(start(from), () => start(to))) as Value;
}
