/** Results of a search → what the terminal shows, and JSON. */
import { describeScore, fixed, type ScoreParts } from '../engine/explain-score.js';
import type { SearchHit } from '../engine/types.js';

export interface ScoredHit {
  hit: SearchHit;
  parts: ScoreParts;
}

export interface FoundHits {
  hits: readonly ScoredHit[];
  /** Number of all results. */
  total: number;
}

/** @param isExplained whether each score is taken apart */
export function describeHits(query: string, { hits, total }: FoundHits, isExplained = false): string {
  if (total === 0) return `Nothing found for "${query}".`;
  const lines = hits.flatMap(({ hit, parts }) => [
    `${headingsOf(hit).join(' › ')}  (${parts.isPinned ? 'pinned' : fixed(parts.score)})`,
    `  ${hit.url}`,
    ...(hit.excerpt ? [`  ${hit.excerpt.text}`] : []),
    ...(isExplained ? describeScore(parts).map((text) => `    ${text}`) : []),
    '',
  ]);
  const rest = total > hits.length ? `${hits.length} of ${total} results; --limit shows more.` : `${total} results.`;
  return [...lines, total === 1 ? '1 result.' : rest].join('\n');
}

export function hitsJson({ hits, total }: FoundHits, isExplained = false): string {
  const plain = hits.map(({ hit, parts }) => ({
    url: hit.url,
    category: hit.category,
    headings: headingsOf(hit),
    ...(hit.excerpt && { excerpt: hit.excerpt.text }),
    score: Number(fixed(parts.score)),
    ...(isExplained && { parts }),
  }));
  return JSON.stringify({ total, hits: plain }, null, 2);
}

function headingsOf({ headings }: SearchHit): string[] {
  return headings.map(({ text }) => text.text);
}
