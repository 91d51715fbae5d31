/** What stands in the props of a page's own level for what is only there when it is rendered. */
import { readFileSync } from 'node:fs';
import type { Json } from '../../shared/json.js';
import type { ContentUse, PageJob } from './engine-types.js';

/** In the place of data that one page gets alone. The hash is that of the text, for keys of caches. */
export function laterJson(file: string, hash: string): Json {
  return { $json: file, hash };
}

/** The same value with content, by `fill`, and data in the places where they are only named. */
export function fillProps<Value>(
  value: Value,
  { uses, data = [] }: Pick<PageJob, 'uses' | 'data'>,
  fill: (use: ContentUse) => unknown,
): Value {
  const walk = (item: unknown): unknown => {
    if (typeof item !== 'object' || item === null) return item;
    if ('$use' in item) {
      const use = uses[String(item.$use)];
      if (!use) throw new Error(`The page refers to content that was not sent along: ${String(item.$use)}.`);
      return fill(use);
    }
    // Data that is here already may look the same, and names no file.
    if ('$json' in item && data.includes(String(item.$json)))
      return JSON.parse(readFileSync(String(item.$json), 'utf8'));
    if (Array.isArray(item)) return item.map(walk);
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as Value; // the shape stays, but for the places that were replaced
}
