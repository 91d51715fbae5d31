/**
 * Rendered markup as a tree of its placeholders. React cannot render comments, so what is to be marked stands in
 * elements that no page has; text between them is left as it is.
 */

import { unescapeHtml } from '../shared/html.js';

export type Markup = readonly (string | Range)[];

export interface Range {
  tag: Tag;
  /** Number or name, as the placeholder has it. */
  name: string;
  inside: Markup;
}

export type Tag = 'island' | 'slot' | 'unused' | 'failed' | 'provide' | 'adopt' | 'hole' | 'region' | 'own-region';

const PLACEHOLDER =
  /<(\/?)dactyl-(island|slot|unused|failed|provide|adopt|hole|region|own-region)(?: (?:n|name)="([^"]*)")?>/g;

export function parsePlaceholders(markup: string): Markup {
  const open: { range: Range | undefined; inside: (string | Range)[] }[] = [{ range: undefined, inside: [] }];
  let end = 0;
  for (const match of markup.matchAll(PLACEHOLDER)) {
    const [whole, slash, tag, name = ''] = match;
    const current = open.at(-1);
    if (match.index > end) current?.inside.push(markup.slice(end, match.index));
    end = match.index + whole.length;
    if (slash) {
      open.pop();
      continue;
    }
    const inside: (string | Range)[] = [];
    const range: Range = { tag: tag as Tag, name: unescapeHtml(name), inside }; // the pattern has no other
    current?.inside.push(range);
    open.push({ range, inside });
  }
  const [page] = open;
  if (!page || open.length !== 1) throw new Error('Placeholders of the renderer are not closed.');
  if (end < markup.length) page.inside.push(markup.slice(end));
  return page.inside;
}

/** Copies a tree; where `replace` gives something else, that stands there instead. */
export function mapRanges(markup: Markup, replace: (range: Range) => Markup | string | undefined): Markup {
  return markup.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const replaced = replace(part);
    if (replaced !== undefined) return replaced;
    return [{ ...part, inside: mapRanges(part.inside, replace) }];
  });
}

/** All ranges in order, outer ones first, except what lies inside of those that `enter` refuses. */
export function* rangesOf(markup: Markup, enter: (range: Range) => boolean = () => true): Generator<Range> {
  for (const part of markup) {
    if (typeof part === 'string') continue;
    yield part;
    if (enter(part)) yield* rangesOf(part.inside, enter);
  }
}

/** Slots and adopted ranges of an island, given what is inside of it. Those of islands in its slots are not its own. */
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

/** Where live children stand in an adopted range. */
export function* holesIn(inside: Markup): Generator<Range> {
  for (const part of rangesOf(inside, ({ tag }) => tag !== 'hole' && tag !== 'island')) {
    if (part.tag === 'hole') yield part;
  }
}
