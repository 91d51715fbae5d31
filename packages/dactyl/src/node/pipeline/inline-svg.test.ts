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

const markupOf = (inside: string) =>
  inline(inside)
    ?.replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/s[0-9a-f]{6}(?=[-, ])/g, 's0');

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
  ['<style>@import "https://a.example";.q{fill:url(https://a.example/x)}</style>', '<style>.s0-q{fill:}</style>'],
  ['<style>&lt;/style>&lt;img src=x onerror=alert(1)></style>', '<style>/style>img src=x onerror=alert(1)></style>'],
  ['<a href="#"><animate attributename="href" values="#;javascript:alert(1)"/></a>', '<a href="#"></a>'],
  ['<a href="#"><ANIMATE attributeName="x:href" values="#"/><set TO="java&#9;script:a"/></a>', '<a href="#"></a>'],
  ['<animate attributeName="x" values="0;1"/>', '<animate attributeName="x" values="0;1"></animate>'],
  ['<meta/><link/><base/><form/><IFRAME/><svg:path/><g><div><path/></div></g>', '<g></g>'],
  ['<DESC>a<style>b</style> c</DESC>', '<DESC>a c</DESC>'],
  ['<path x"y="1" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['<sodipodi:namedview/>', ''],
])('keeps nothing that runs: %s', (inside, kept) => {
  expect(markupOf(inside)).toBe(kept);
});

it.each([
  ['<use href="https://a.example/x.svg#a"/><use href="#a"/>', '<use></use><use href="#a"></use>'],
  ['<image href="//a.example/x.png"/><feImage xlink:href="x.png"/>', '<image></image><feImage></feImage>'],
  ['<image href="data:image/png;base64,A"/>', '<image href="data:image/png;base64,A"></image>'],
  ['<a href="//a.example" ping="//b.example" xml:base="//c.example"/>', '<a href="//a.example"></a>'],
  ['<path fill="url(//a.example)" style="mask:u\\rl(x);fill:red"/>', '<path style="mask:;fill:red"></path>'],
  ['<set attributeName="fill" to="url(x)"/>', '<set attributeName="fill"></set>'],
  ['<style>.a{b:u&lt;rl(x)}<g/>@import "x";c{}</style>', '<style>.s0-a{b:}c:where(.s0,.s0 *){}</style>'],
  ['<STYLE>a{b:url(x)}</STYLE>', '<STYLE>a:where(.s0,.s0 *){b:}</STYLE>'],
  ['<path data-a="url(x)" fill="url(#g)"/>', '<path data-a="url(x)" fill="url(#g)"></path>'],
])('keeps nothing that fetches: %s', (inside, kept) => {
  expect(markupOf(inside)).toBe(kept);
});

it('keeps white space between words, and none between shapes', () => {
  const words = '<text><tspan>a</tspan> <a><tspan>b</tspan>\n<tspan>&lt; &lt;</tspan></a></text>';
  expect(markupOf(` <g>\n  <path/> ${words} </g>\n`)).toBe(`<g><path></path>${words}</g>`);
});

it('has no ids but those that it refers to, which are its own', () => {
  expect(markupOf('<g id="top"><path ID="a"/><path id="b"/><use href="#b"/></g>')).toBe(
    '<g><path></path><path id="s0-b"></path><use href="#s0-b"></use></g>',
  );
  expect(markupOf('<set id="a" begin="a.end"/>')).toMatch(/id="(s[0-9a-f]{6}_a)" begin="\1\.end"/);
});

it('keeps styles of elements to itself', () => {
  expect(inline('<style>path{fill:red}</style><path/>', '', 'class="a"')).toMatch(
    /^<svg class="a (s[0-9a-f]{6})" .*><style>path:where\(\.\1,\.\1 \*\)\{fill:red\}<\/style>/,
  );
});

it('keeps names to itself, and says when there is no drawing', () => {
  const markup = inline('<style>.a{fill:red}</style><path class="a" id="x"/><use href="#x"/>');
  expect(markup).toMatch(/<style>\.(s[0-9a-f]{6}-a)\{fill:red\}<\/style><path class="\1"/);
  expect(inlineSvg('no drawing', { url: '/t.svg' })).toBeUndefined();
});
