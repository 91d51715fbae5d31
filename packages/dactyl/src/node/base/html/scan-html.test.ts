import { describe, expect, it } from 'vitest';
import { createHtmlScanner, type Attributes } from './scan-html.js';

function scan(html: string) {
  const events: string[] = [];
  const scanHtml = createHtmlScanner<Attributes>({
    decode: (text) => `[${text}]`,
    kindOf: (_name, attributes) => attributes,
  });
  const isRead = scanHtml(html, {
    open: (name, { id, class: classes, hidden }) =>
      events.push(`<${[name, id, classes, hidden].filter((part) => part !== undefined).join(' ')}>`),
    text: (piece) => events.push(piece),
    close: (name) => void events.push(`</${name}>`),
  });
  return isRead ? events.join('') : undefined;
}

describe('createHtmlScanner', () => {
  it.each([
    ['<h2 class="anchor" title="a > b" id="use">Use<br>it</h2>', '<h2 use anchor>Use<br></br>it</h2>'],
    ['<p HIDDEN Class="x" class="y">a &amp; b &lt;&#x27;</p>', `<p x >a & b <'</p>`],
    ['<p>one<!-- --> two &eacute;&amp;</p>', '<p>one[ two &eacute;&amp;]</p>'],
    ['<svg viewBox="0"><path d="M8"/></svg>', '<svg><path></path></svg>'],
    ['<div><script>if (a < b) "</p>"</script></div>', undefined],
    ['<div><style>a > b {}</style><img alt="" src="x"/></div>', '<div><style>a > b {}</style><img></img></div>'],
    ['<ul><li><p>a</p><ul><li>b</li></ul></li></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
  ])('reads %s', (html, events) => {
    expect(scan(html)).toBe(events);
  });

  it.each([
    '<p>never closed',
    '<p>a<div>b</div></p>',
    '<ul><li>a<li>b</ul>',
    '<b><i>a</b></i>',
    "<p class='a'>a</p>",
    '<p class=a>a</p>',
    '<p>a < b</p>',
    '<div/>',
    '<!doctype html>',
    '<!-->a',
    '<noscript><p>a</p></noscript>',
    '</p>',
  ])('leaves %s to the parser', (html) => {
    expect(scan(html)).toBeUndefined();
  });
});

it('asks once for tags of two pages that are written alike, and for each that has an address', () => {
  const asked: string[] = [];
  const scanHtml = createHtmlScanner({ decode: String, kindOf: (name) => asked.push(name) });
  const ignored = { open() {}, text() {}, close() {} };
  for (const page of ['a', 'b']) scanHtml(`<p class="x">${page}<a href="${page}"></a></p><p class="x"></p>`, ignored);
  expect(asked).toEqual(['p', 'a', 'a']);
});

it('ends where the reader has read enough', () => {
  const scanHtml = createHtmlScanner({ decode: String, kindOf: (name) => name });
  const reader = { open() {}, text() {}, close: (name: string) => name === 'p' };
  expect(scanHtml('<p>a</p></div>', reader)).toBe(true);
});
