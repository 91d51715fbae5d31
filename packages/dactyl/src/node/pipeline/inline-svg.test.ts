import { expect, it } from 'vitest';
import { inlineSvg } from './inline-svg.js';

const inline = (inside: string, alt = 'A tern', attributes = 'viewBox="0 0 8 4"') =>
  inlineSvg(
    `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
    {
      url: '/t.svg',
      width: 8,
      height: 4,
    },
  )?.(alt);

it('has the size and the description that the page gives', () => {
  expect(inline('<path d="M0 0h8"/>')).toBe(
    '<svg viewBox="0 0 8 4" width="8" height="4" role="img" aria-label="A tern" data-src="/t.svg"><path d="M0 0h8"></path></svg>',
  );
  expect(inline('', 'a "b" <c>')).toContain('aria-label="a &quot;b&quot; &lt;c&gt;"');
  expect(inline('', '')).toContain('aria-hidden="true"');
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<svg:script>alert(1)</svg:script>', ''],
  ['<foreignObject><iframe src="https://a.example"/></foreignObject>', ''],
  ['<path onclick="alert(1)" fill="red"/>', '<path fill="red"></path>'],
  ['<a href="java&#10;script:alert(1)"><text>x</text></a>', '<a><text>x</text></a>'],
  ['<a xlink:href="data:text/html,x"><text>x</text></a>', '<a><text>x</text></a>'],
  ['<a href="https://a.example"><text>x &lt; y</text></a>', '<a href="https://a.example"><text>x &lt; y</text></a>'],
  ['<a href="#b"><set attributeName="href" to="javascript:alert(1)"/></a>', '<a href="#b"></a>'],
  ['<use href="https://a.example/x.svg#a"/>', '<use href="https://a.example/x.svg#a"></use>'],
  ['<style>@import "https://a.example";.q{fill:url(https://a.example/x)}</style>', '<style>.s0-q{fill:}</style>'],
  ['<style>&lt;/style>&lt;img src=x onerror=alert(1)></style>', '<style>/style>img src=x onerror=alert(1)></style>'],
  ['<image href="https://a.example/x.png"/><sodipodi:namedview/>', '<image href="https://a.example/x.png"></image>'],
])('keeps nothing that runs: %s', (inside, kept) => {
  const markup = inline(inside)?.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  expect(markup?.replaceAll(/s[0-9a-f]{6}-/g, 's0-')).toBe(kept);
});

it('keeps names to itself, and says when there is no drawing', () => {
  const markup = inline('<style>.a{fill:red}</style><path class="a" id="x"/><use href="#x"/>');
  expect(markup).toMatch(/<style>\.(s[0-9a-f]{6}-a)\{fill:red\}<\/style><path class="\1"/);
  expect(inlineSvg('no drawing', { url: '/t.svg' })).toBeUndefined();
});
