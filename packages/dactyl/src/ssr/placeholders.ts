/** Functions that walk the tree of placeholders which `shared/marks/placeholders.ts` reads from rendered markup. */
import type { Markup, Range } from '../shared/marks/placeholders.js';

/** Copies a tree. Where `replace` returns a value, this value replaces the range. */
export function mapRanges(markup: Markup, replace: (range: Range) => Markup | string | undefined): Markup {
  return markup.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const replaced = replace(part);
    if (replaced !== undefined) return replaced;
    return [{ ...part, inside: mapRanges(part.inside, replace) }];
  });
}

/** All ranges in order, outer ones first. Skips the content of ranges for which `enter` returns false. */
export function* rangesOf(markup: Markup, enter: (range: Range) => boolean = () => true): Generator<Range> {
  for (const part of markup) {
    if (typeof part === 'string') continue;
    yield part;
    if (enter(part)) yield* rangesOf(part.inside, enter);
  }
}

/** Slots and adopted ranges of an island with this content, without those of islands in its slots. */
export function* ownRanges(inside: Markup): Generator<Range> {
  for (const part of inside) {
    if (typeof part === 'string') continue;
    if (part.tag !== 'hole' && part.tag !== 'own-region') yield part;
    if (part.tag === 'adopt') {
      for (const hole of holesIn(part.inside)) yield* ownRanges(hole.inside);
    } else if (part.tag === 'hole' || part.tag === 'own-region') {
      yield* ownRanges(part.inside);
    }
  }
}

/** Holes of an adopted range, which contain live children. */
export function* holesIn(inside: Markup): Generator<Range> {
  for (const part of rangesOf(inside, ({ tag }) => tag !== 'hole' && tag !== 'island')) {
    if (part.tag === 'hole') yield part;
  }
}
