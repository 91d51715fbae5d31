/** Finds marks in HTML as text, which the server wrote. */
import type { IslandMark } from './mark-data.js';
import { toCommentJson } from './write.js';

const ISLAND = /<!--island:([\s\S]*?)-->/g;

/** What the islands of some HTML say of themselves, in their order. */
export function islandMarksIn(html: string): IslandMark[] {
  // The cast: the renderer wrote them.
  return [...html.matchAll(ISLAND)].map(([, json = '']) => JSON.parse(json) as IslandMark);
}

/** Writes what the islands of some HTML say of themselves anew; what is inside of them stays. */
export function changeIslandMarks(html: string, change: (mark: IslandMark) => IslandMark): string {
  return html.replaceAll(
    ISLAND,
    // The cast: the renderer wrote it.
    (_, json: string) => `<!--island:${toCommentJson(change(JSON.parse(json) as IslandMark))}-->`,
  );
}

export function hasIslandMark(html: string): boolean {
  return html.includes('<!--island:');
}

/** Puts regions into their places; where `replace` gives nothing, the mark stays. */
export function replaceRegionMarks(html: string, replace: (id: string) => string | undefined): string {
  return html.replace(/<!--region:([^>]*)--><!--\/region-->/g, (whole, id: string) => replace(id) ?? whole);
}

/** Replaces regions that depend on the page, and takes their marks away. */
export function replaceOwnRegions(html: string, replace: (inside: string) => string): string {
  if (!html.includes('<!--own-region-->')) return html;
  return html.replace(/<!--own-region-->([\s\S]*?)<!--\/own-region-->/g, (_, inside: string) => replace(inside));
}

/** The first comment, tag or text at the beginning of some HTML. */
export function firstPart(html: string): string {
  return /^(?:<!--[\s\S]*?-->|<[^>]*>|[^<]+|<)/.exec(html)?.[0] ?? '';
}

/** Takes out what `[^>]*` finds of comments: marks, whose `>` is escaped. */
export function withoutMarks(html: string): string {
  return html.replaceAll(/<!--[^>]*-->/g, '');
}

/** What a pattern matches that looks for `others` beside branches. Marks of islands hold HTML; they match as a whole. */
export function besideMarks(others: RegExp): RegExp {
  return new RegExp(`<!--branch:[^>]*-->|<!--/branch-->|<!--(?:island|provide):[^>]*-->|${others.source}`, 'g');
}

export function startsBranch(mark: string): boolean {
  return mark.startsWith('<!--branch');
}

/** Where the branch whose inside begins at `from` ends, and where its mark does. */
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

/** Whether the text of a comment starts a mark of an island, a part of one, a provider or a region. */
export function startsMark(comment: string): boolean {
  return /^(?:island|slot|provide|adopt|hole|region):/.test(comment);
}

export function endsMark(comment: string): boolean {
  return /^\/(?:island|slot|provide|adopt|hole|region)$/.test(comment);
}
