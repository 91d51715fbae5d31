/**
 * Takes blocks of others out of the body of a text: `<Audience only="partner">…</Audience>`, on lines of their own or in a line,
 * one inside another, and imports that only they used. This is done in the text and not in the tree, because titles, excerpts
 * and imports are read without parsing.
 */
import { SiteError } from '../../base/site-error.js';
import type { Audiences } from '../../base/audiences.js';
import { blankRanges, findRanges } from '../code-ranges.js';
import { isExample } from '../scan-imports.js';
import { isBlockForOthers } from './audience-tag.js';
import { withoutUnusedImports } from './unused-imports.js';

export interface BlockPlace extends Audiences {
  file: string;
  /** Of the body, in the file. */
  firstLine: number;
}

interface Tag {
  start: number;
  end: number;
  kind: 'open' | 'close' | 'empty';
  attributes: string;
}

interface Cut {
  start: number;
  end: number;
  /** Whether the text between is for others, and not only a tag. */
  isHidden: boolean;
}

export function keepBlocks(body: string, place: BlockPlace): string {
  if (!/<\/?Audience\b/.test(body)) return body;
  const examples = (text: string) =>
    findRanges(text).filter((range) => isExample(range, text.slice(range.start, range.end)));
  const live = blankRanges(body, examples(body));
  const cuts = findCuts(body, tagsIn(live), place);
  const kept = cutOut(body, cuts);
  const hidden = cuts.filter((cut) => cut.isHidden).map(({ start, end }) => live.slice(start, end));
  return withoutUnusedImports(kept, { live: blankRanges(kept, examples(kept)), hidden: hidden.join('\n') });
}

/** A tag may span lines; a backslash before it makes it text. */
const TAG = /(?<!\\)<(\/?)Audience(?![\w.-])((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^>"'{}])*)>/g;

function tagsIn(live: string): Tag[] {
  return [...live.matchAll(TAG)].map(({ 0: whole, 1: slash, 2: attributes = '', index }) => {
    const isEmpty = attributes.endsWith('/');
    return {
      start: index,
      end: index + whole.length,
      kind: slash ? 'close' : isEmpty ? 'empty' : 'open',
      attributes: isEmpty ? attributes.slice(0, -1) : attributes,
    };
  });
}

function findCuts(body: string, tags: readonly Tag[], place: BlockPlace): Cut[] {
  const cuts: Cut[] = [];
  const open: { tag: Tag; isHidden: boolean }[] = [];
  for (const tag of tags) {
    const isInside = open.some((each) => each.isHidden);
    if (tag.kind === 'close') {
      const begun = open.pop();
      if (!begun) throw errorAt('This </Audience> closes nothing.', { body, tag, place });
      if (begun.isHidden && !open.some((each) => each.isHidden))
        cuts.push({ start: begun.tag.start, end: tag.end, isHidden: true });
      else if (!isInside) cuts.push({ ...tag, isHidden: false });
      continue;
    }
    const isHidden = isBlockForOthers(tag.attributes, {
      ...place,
      fail: (message, hint) => errorAt(message, { body, tag, place, hint }),
    });
    if (tag.kind === 'open') open.push({ tag, isHidden });
    if (!isInside && (!isHidden || tag.kind === 'empty')) cuts.push({ ...tag, isHidden: false });
  }
  const [unclosed] = open;
  if (unclosed) throw errorAt('This <Audience> is never closed.', { body, tag: unclosed.tag, place });
  return cuts;
}

/** In the middle of a line, line breaks would end the paragraph: there, they go too. */
function cutOut(body: string, cuts: readonly Cut[]): string {
  let result = '';
  let at = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    result += body.slice(at, start);
    const isAlone = /(?:^|\n)[ \t]*$/.test(result);
    if (isAlone) result += body.slice(start, end).replaceAll(/[^\n]/g, '');
    at = end;
  }
  return result + body.slice(at);
}

interface TagPlace {
  body: string;
  tag: Tag;
  place: BlockPlace;
  hint?: string;
}

function errorAt(message: string, { body, tag, place, hint }: TagPlace): SiteError {
  const before = body.slice(0, tag.start).split('\n');
  return new SiteError(message, {
    file: place.file,
    line: place.firstLine + before.length - 1,
    column: (before.at(-1)?.length ?? 0) + 1,
    hint: hint ?? 'Each <Audience only="…"> needs one </Audience> behind its text.',
  });
}
