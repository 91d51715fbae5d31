/** What comes before and after a doc. */
import { beforeAll, expect, it } from 'vitest';
import { docsSite } from './docs-site.js';
import type { Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await docsSite());
});

/** Titles and addresses of the two links, `null` where there is none. */
function neighbours(page: string): { previous: string | null; next: string | null } {
  const document = output.page(`docs/next/${page}/index.html`);
  const link = (kind: string) => {
    const [found] = document.all(`a.pagination-nav__link--${kind}`);
    return found
      ? `${found.one('.pagination-nav__label').text} → ${found.attributes['href']?.replace('/docs/next', '')}`
      : null;
  };
  return { previous: link('prev'), next: link('next') };
}

it.each([
  ['the first doc has no previous one', '.', null, 'Start here → /guides/start'],
  [
    'the label of the item stands where the doc has none',
    'guides/next-steps',
    'Start here → /guides/start',
    'Topic → /guides/topic',
  ],
  [
    '"pagination_label" comes before "sidebar_label"; refs, links and HTML are passed over',
    'guides/topic',
    'Going on → /guides/next-steps',
    'Detail → /guides/detail',
  ],
  ['generated indexes take part', 'tagged', 'Generated → /category/generated', 'Chosen → /guides/chosen'],
  ['and have neighbours', 'category/generated', 'Reference → /guides/reference', 'Tagged → /tagged'],
  [
    'a label that front matter made text of a number',
    'fields/plain',
    '7 → /fields/coerced',
    'Reference → /guides/reference',
  ],
  ['front matter chooses one neighbour and hides the other', 'guides/chosen', 'Loose → /guides/loose', null],
  ['a chosen neighbour that is unlisted or a draft is hidden', 'guides/to-unlisted', null, null],
  ['a doc without a sidebar has none', 'guides/loose', null, null],
  ['nor has one that only borrows a sidebar', 'guides/borrowed', null, null],
  ['an unlisted doc is passed over', 'visibility/after', 'Listed → /visibility/listed', 'Own id → /names/another'],
  ['and has no neighbours itself', 'visibility/unlisted', null, null],
  [
    'a category that became a doc goes by its label',
    'names/another',
    'After → /visibility/after',
    'Was a category → /names/beside',
  ],
])('%s', (_rule, page, previous, next) => {
  expect(neighbours(page)).toEqual({ previous, next });
});

it('speaks the language of the locale', () => {
  const label = output.page('fr/docs/next/guides/next-steps/index.html').all('.pagination-nav__label')[0]?.text;
  expect(label).toBe('Commencez ici');
});
