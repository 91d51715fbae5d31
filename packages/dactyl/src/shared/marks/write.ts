/** Writes marks; the README beside this file has their grammar. */
import type { IslandMark, ProvideMark } from './mark-data.js';

export function islandMark(mark: Partial<IslandMark>, inside: string): string {
  return `<!--island:${toCommentJson(mark)}-->${inside}<!--/island-->`;
}

export function provideMark(mark: ProvideMark, inside: string): string {
  return `<!--provide:${toCommentJson(mark)}-->${inside}<!--/provide-->`;
}

/** Writes a part of an island. `name` is the number of a slot, the key of an adopted range, or the prop of a hole. */
export function partMark(kind: 'slot' | 'adopt' | 'hole', name: string, inside: string): string {
  return `<!--${kind}:${name}-->${inside}<!--/${kind}-->`;
}

/** @param id before a page is composed: the region's key; then `HASH:NAME` */
export function regionMark(id: string, inside = ''): string {
  return `<!--region:${id}-->${inside}<!--/region-->`;
}

/** Writes a region that depends on its page and stays in it. */
export function ownRegionMark(inside: string): string {
  return `<!--own-region-->${inside}<!--/own-region-->`;
}

/** Writes JSON for a comment, escaped so that it cannot end the comment. */
export function toCommentJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('>', '\\u003e');
}
