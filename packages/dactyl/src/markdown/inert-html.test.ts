import { describe, expect, it } from 'vitest';
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
});
