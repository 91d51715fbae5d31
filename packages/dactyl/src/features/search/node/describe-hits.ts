/** Results of a search → what the terminal shows, and JSON. */
import type { SearchHit, SearchResult } from '../engine/types.js';

export function describeHits(query: string, { hits, total }: SearchResult): string {
  if (total === 0) return `Nothing found for "${query}".`;
  const lines = hits.flatMap((hit) => [
    headingsOf(hit).join(' › '),
    `  ${hit.url}`,
    ...(hit.excerpt ? [`  ${hit.excerpt.text}`] : []),
    '',
  ]);
  const rest = total > hits.length ? `${hits.length} of ${total} results; --limit shows more.` : `${total} results.`;
  return [...lines, total === 1 ? '1 result.' : rest].join('\n');
}

export function hitsJson({ hits, total }: SearchResult): string {
  const plain = hits.map((hit) => ({
    url: hit.url,
    category: hit.category,
    headings: headingsOf(hit),
    ...(hit.excerpt && { excerpt: hit.excerpt.text }),
  }));
  return JSON.stringify({ total, hits: plain }, null, 2);
}

function headingsOf({ headings }: SearchHit): string[] {
  return headings.map(({ text }) => text.text);
}
