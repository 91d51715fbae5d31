import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../test/markdown/compile-text.js';
import { inertHtml } from './inert-html.js';

describe('inertHtml', () => {
  it.each([
    ['<button onclick="a()">x</button>', '<button>x</button>'],
    ['<img src="a.png" alt="a &amp; b" onerror=a()>', '<img src="a.png" alt="a &amp; b">'],
    ['<IMG SRC=a ONERROR = "a()" />', '<img src="a" />'],
    ['<img/onerror=a()/src=x>', '<img>'],
    ['<svg><a xlink:href="javascript:a()">x</a></svg>', '<svg><a>x</a></svg>'],
    ['<a href=" java\nscript:a()">x</a>', '<a>x</a>'],
    ['<a href="java&#115;cript:a()">x</a>', '<a>x</a>'],
    ['<iframe src="javascript:a()"></iframe>', '<iframe></iframe>'],
    ['<p>a</p><script>b()</script>', '<p>a</p><script type="text/plain">b()</script>'],
    ['<iframe srcdoc="<b>x</b>" title="y"></iframe>', '<iframe title="y"></iframe>'],
    ['<xmp><img src="x" onerror="a()"></xmp>', '<pre><img src="x"></pre>'],
    ['<NOEMBED>', '<pre>'],
    ['<a title="</xmp><img src=x onerror=a()>">x</a>', '<a title="</pre><img src=x onerror=a()>">x</a>'],
    ['<noframes/><plaintext>', '<pre/><pre>'],
    ['<script type="module">b()</script>', '<script type="text/plain">b()</script>'],
  ])('%s → %s', (html, inert) => {
    expect(inertHtml(html)).toBe(inert);
  });

  it.each([
    '<p class="once">on = off, javascript: a word</p>',
    '<script src="https://example.com/a.js" async></script>',
    '<script type="application/ld+json">{"a": "onclick=b"}</script>',
    '<!-- <button onclick="a()"> -->',
    '<p title="onclick=a()">script</p>',
    '</script>',
    '<a href="/javascript:a">x</a>',
  ])('leaves %s', (html) => {
    expect(inertHtml(html)).toBe(html);
  });

  it('leaves no element in a page whose text could end in an attribute', async () => {
    for (const name of ['xmp', 'noembed', 'noframes', 'plaintext']) {
      const html = await htmlOf(`a <${name}><a title="</${name}><img src=x onerror=a()>">x</a></${name}>`, {
        format: 'md',
      });
      expect(html).not.toContain(name);
    }
  });
});
