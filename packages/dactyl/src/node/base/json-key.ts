import { placeAt, type TextPlace } from './text-place.js';

/**
 * Where a key stands in a valid JSON text, for messages about its value; `undefined` when there is no such key.
 * Ids of messages are whole texts, with quotes and escapes, which `node/config/find-key.ts` does not read.
 *
 * @param keys from the outermost object inwards, e.g. `['home.title', 'message']`
 */
export function findJsonKey(text: string, keys: readonly string[]): TextPlace | undefined {
  const json = text.replace(/^\uFEFF/, '');
  // The current key of each open object; `undefined` for a list.
  const open: (string | undefined)[] = [];
  let last = { text: '""', at: 0 };
  let found: number | undefined;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === '{' || token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ':') last = { text: token, at: index };
    else {
      // The token before a colon is a JSON string.
      open[open.length - 1] = JSON.parse(last.text) as string;
      // When a key occurs twice, JSON uses the last one.
      if (open.length === keys.length && keys.every((key, depth) => open[depth] === key)) found = last.at;
    }
  }
  return found === undefined ? undefined : placeAt(json, found);
}
