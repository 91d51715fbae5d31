import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../engine/types.js';
import { toDocSearchHit } from './to-docsearch-hit.js';

const HIT: SearchHit = {
  id: '/docs/a#b',
  url: '/docs/a#b',
  category: 'Guides & <more>',
  headings: [
    { level: 1, text: { text: 'The <T> type', marks: [[4, 7]] } },
    { level: 2, text: { text: 'B', marks: [] } },
  ],
  excerpt: { text: 'a <img onerror=x> & "b"', marks: [[2, 6]] },
};

describe('a hit for DocSearch', () => {
  it('has every text that is shown as HTML escaped, and marks in it', () => {
    const hit = toDocSearchHit(HIT);
    expect(hit._snippetResult.hierarchy.lvl1.value).toBe('The <mark>&lt;T&gt;</mark> type');
    expect(hit._snippetResult.content.value).toBe('a <mark>&lt;img</mark> onerror=x&gt; &amp; &quot;b&quot;');
    // What it stores, and shows later.
    expect(hit.hierarchy.lvl1).toBe('The &lt;T&gt; type');
    expect(hit.content).toBe('a &lt;img onerror=x&gt; &amp; &quot;b&quot;');
    // Shown as text.
    expect(hit.hierarchy.lvl0).toBe('Guides & <more>');
  });

  it('is text where only the text answers, else the heading', () => {
    expect(toDocSearchHit(HIT)).toMatchObject({ type: 'content', anchor: 'b', url_without_anchor: '/docs/a' });
    const inHeading = { ...HIT, headings: [HIT.headings[0], { level: 3, text: { text: 'B', marks: [[0, 1]] } }] };
    expect(toDocSearchHit(inHeading as SearchHit).type).toBe('lvl2');
    const { excerpt: _, ...page } = { ...HIT, headings: HIT.headings.slice(0, 1) };
    expect(toDocSearchHit(page)).toMatchObject({ type: 'lvl1', content: null });
  });
});
