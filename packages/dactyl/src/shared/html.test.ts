import { describe, expect, it } from 'vitest';
import { escapeHtml, unescapeHtml } from './html.js';

describe('unescapeHtml', () => {
  it.each([
    ['a &amp;&amp; b', 'a && b'],
    ['&lt;b class=&quot;x&quot;&gt;', '<b class="x">'],
    ['it&#x27;s &#x7B;x&#x7d;', "it's {x}"],
    ['&amp;lt; &#x26;lt;', '&lt; &lt;'],
    ['&nbsp; &AMP; & &#39;', '&nbsp; &AMP; & &#39;'],
  ])('takes back %s, once', (html, text) => {
    expect(unescapeHtml(html)).toBe(text);
  });

  it('takes back what escapeHtml writes', () => {
    expect(unescapeHtml(escapeHtml(`"<&>" '&amp;'`))).toBe(`"<&>" '&amp;'`);
  });
});
