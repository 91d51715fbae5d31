/** Compares the islands of two passes without their ids, and merges the passes. */
import type { Markup, Range } from '../shared/marks/placeholders.js';
import { holesIn, mapRanges, ownRanges } from './placeholders.js';

/** Matches the results of `useId`, on both sides. */
const ID = /_R_[0-9a-v]*(?:H[0-9a-v]+)?_/g;

export function hasIds(html: string): boolean {
  return html.search(ID) !== -1;
}

/** Output of an island itself, without ids. Its slots and adopted ranges are represented by their names. */
export function ownText(inside: Markup, fill: (html: string) => string): string {
  let text = '';
  for (const part of inside) {
    if (typeof part === 'string') text += fill(part).replace(ID, '_R_');
    else if (part.tag === 'slot') text += `<slot ${part.name}>`;
    else if (part.tag === 'adopt') text += `<adopt ${part.name}>${holesText(part, fill)}`;
    else if (part.tag === 'hole' || part.tag === 'own-region') text += ownText(part.inside, fill);
  }
  return text;
}

function holesText(adopted: Range, fill: (html: string) => string): string {
  return [...holesIn(adopted.inside)].map(({ name, inside }) => `<hole ${name}>${ownText(inside, fill)}`).join('');
}

/** The tree of the first pass, in which islands are replaced with those of the second pass, by number. */
export function mergeIslands(first: Markup, second: ReadonlyMap<string, Range>): Markup {
  return mapRanges(first, (range) => {
    const again = range.tag === 'island' ? second.get(range.name) : undefined;
    return again && [{ ...range, inside: mergeInside(range, again.inside, second) }];
  });
}

function mergeInside(range: Range, again: Markup, second: ReadonlyMap<string, Range>): Markup {
  const own = [...ownRanges(range.inside)];
  const merged = fillIn(again, own, second);
  return [...merged, ...range.inside.filter((part) => typeof part !== 'string' && part.tag === 'unused')];
}

/** Puts static content of the first pass into the placeholders of the second pass. */
function fillIn(again: Markup, own: readonly Range[], second: ReadonlyMap<string, Range>): Markup {
  return mapRanges(again, ({ tag, name, inside }) => {
    if (tag !== 'slot' && tag !== 'adopt') return undefined;
    const known = own.find((range) => range.tag === tag && range.name === name);
    if (!known) return undefined;
    if (tag === 'slot') return [{ ...known, inside: mergeIslands(known.inside, second) }];
    const holes = new Map([...holesIn(inside)].map((hole) => [hole.name, hole.inside]));
    const adopted = mapRanges(known.inside, (inner) => {
      const live = inner.tag === 'hole' ? holes.get(inner.name) : undefined;
      return live && [{ ...inner, inside: fillIn(live, own, second) }];
    });
    return [{ ...known, inside: mergeIslands(adopted, second) }];
  });
}
