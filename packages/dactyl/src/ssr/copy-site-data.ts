/**
 * Copies the data of a site for its pages, because components may change what hooks return (for example sort a list in place), and
 * files are named by a hash of the original.
 */
import type { Json } from '../shared/json.js';
import type { RenderServices, SiteData } from '../shared/render.js';

export function copySiteData({ globalData, ...others }: SiteData, known: RenderServices['copies']): SiteData {
  const copied = Object.entries(globalData).map(([plugin, byId]) => {
    const copies = Object.entries(byId).map(([id, data]) => [id, copyOf(data, known)] as const);
    return [plugin, Object.fromEntries(copies)] as const;
  });
  return { ...copyJson(others), globalData: Object.fromEntries(copied) };
}

/** Data of docs tells of each page, and what pages look up in a copy stays with it. */
function copyOf(data: Json, known: RenderServices['copies']): Json {
  if (!known || typeof data !== 'object' || data === null) return copyJson(data);
  const copy = known.get(data) ?? copyJson(data);
  known.set(data, copy);
  return copy;
}

function copyJson<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T; // the data is JSON
}
