/**
 * A hit of the search provider → one of DocSearch's. DocSearch shows texts as HTML, from here or, in its list of recent
 * searches, from what it has stored of a hit: so all texts are escaped, but for the heading of a group, which it shows
 * as text.
 */
import type { DocSearchHit } from '@docsearch/react';
import type { MarkedText, SearchHit } from '../../engine/types.js';
import { escapeHtml } from '../../../../shared/html.js';

type Level = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

export function toDocSearchHit(hit: SearchHit): DocSearchHit {
  const { id, url, category, headings, excerpt } = hit;
  const own = headings.at(-1);
  // A match in the text alone is shown as text under its page.
  const isText = excerpt !== undefined && own?.text.marks.length === 0;
  const level = LEVELS[Math.min(headings.length, LEVELS.length) - 1] ?? 'lvl1';
  const texts = LEVELS.map((name, index) => [name, headings[index]?.text] as const);
  const content = excerpt && { value: toHtml(excerpt), matchLevel: 'full' as const };
  const [page = ''] = url.split('#', 1);
  const highlighted = {
    hierarchy: {
      lvl0: { value: category, matchLevel: 'none', matchedWords: [] },
      ...Object.fromEntries(texts.map(([name, text]) => [name, text && highlight(text)])),
    },
    content,
  };
  const plain = {
    objectID: id,
    url,
    url_without_anchor: page,
    anchor: url.slice(page.length + 1) || null,
    type: isText ? 'content' : level,
    content: excerpt ? escapeHtml(excerpt.text) : null,
    hierarchy: {
      lvl0: category,
      ...Object.fromEntries(texts.map(([name, text]) => [name, text ? escapeHtml(text.text) : null])),
    },
  };
  // The cast: of the highlighted forms DocSearch reads no more than these.
  return { ...plain, _highlightResult: highlighted, _snippetResult: highlighted } as unknown as DocSearchHit;
}

function highlight(text: MarkedText) {
  return { value: toHtml(text), matchLevel: text.marks.length > 0 ? 'full' : 'none', matchedWords: [] };
}

function toHtml({ text, marks }: MarkedText): string {
  let html = '';
  let done = 0;
  for (const [start, end] of marks) {
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}
