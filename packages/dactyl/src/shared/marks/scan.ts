/** Finds marks in HTML that the server wrote, as text. */
import type { IslandMark } from './mark-data.js';
import { toCommentJson } from './write.js';

const ISLAND = /<!--island:([\s\S]*?)-->/g;

/** Data of all islands in some HTML, in document order. */
export function islandMarksIn(html: string): IslandMark[] {
  // The cast: the renderer wrote the marks.
  return [...html.matchAll(ISLAND)].map(([, json = '']) => JSON.parse(json) as IslandMark);
}

/** Rewrites the marks of all islands in some HTML. The content of the islands stays. */
export function changeIslandMarks(html: string, change: (mark: IslandMark) => IslandMark): string {
  return html.replaceAll(
    ISLAND,
    // The cast: the renderer wrote the mark.
    (_, json: string) => `<!--island:${toCommentJson(change(JSON.parse(json) as IslandMark))}-->`,
  );
}

export function hasIslandMark(html: string): boolean {
  return html.includes('<!--island:');
}

/** Replaces region marks. Where `replace` returns nothing, the mark stays. */
export function replaceRegionMarks(html: string, replace: (id: string) => string | undefined): string {
  return html.replace(/<!--region:([^>]*)--><!--\/region-->/g, (whole, id: string) => replace(id) ?? whole);
}

/** Replaces the regions that depend on their page, and removes their marks. */
export function replaceOwnRegions(html: string, replace: (inside: string) => string): string {
  if (!html.includes('<!--own-region-->')) return html;
  return html.replace(/<!--own-region-->([\s\S]*?)<!--\/own-region-->/g, (_, inside: string) => replace(inside));
}

/** The first comment, tag or text at the beginning of some HTML. */
export function firstPart(html: string): string {
  return /^(?:<!--[\s\S]*?-->|<[^>]*>|[^<]+|<)/.exec(html)?.[0] ?? '';
}

/** Removes comments without a `>` inside, which includes all marks: they escape theirs. */
export function withoutMarks(html: string): string {
  return html.replaceAll(/<!--[^>]*-->/g, '');
}

/**
 * Makes a pattern that matches branch marks and `others`. It matches an island's mark as a whole, because the mark
 * may contain HTML.
 */
export function besideMarks(others: RegExp): RegExp {
  return new RegExp(`<!--branch:[^>]*-->|<!--/branch-->|<!--(?:island|provide):[^>]*-->|${others.source}`, 'g');
}

export function startsBranch(mark: string): boolean {
  return mark.startsWith('<!--branch');
}

/** Finds where a branch ends whose content begins at `from`: the end of its content, and the end of its mark. */
export function branchEnd(html: string, from: number): { inside: number; mark: number } {
  let depth = 1;
  const marker = /<!--(\/?)branch[^>]*-->/g;
  marker.lastIndex = from;
  for (let match = marker.exec(html); match; match = marker.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return { inside: match.index, mark: marker.lastIndex };
  }
  return { inside: html.length, mark: html.length };
}

/** Whether a comment with this text starts the mark of an island, a part of an island, a provider or a region. */
export function startsMark(comment: string): boolean {
  return /^(?:island|slot|provide|adopt|hole|region):/.test(comment);
}

export function endsMark(comment: string): boolean {
  return /^\/(?:island|slot|provide|adopt|hole|region)$/.test(comment);
}
