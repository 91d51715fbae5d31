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

describe('createHtmlScanner for readers who want less', () => {
  const scanLess = (html: string) => {
    const events: string[] = [];
    const scanHtml = createHtmlScanner({
      decode: String,
      kindOf: (name) => name,
      isSkipped: (name) => name === 'nav' || name === 'button',
      plainInCode: /<\/?span(?: class="p")?>/g,
    });
    const isRead = scanHtml(html, {
      open: (name) => events.push(`<${name}>`),
      text: (piece) => events.push(piece),
      close: (name) => void events.push(`</${name}>`),
    });
    return isRead ? events.join('|') : undefined;
  };

  it.each([
    ['<div>a<nav class="x"><ul><li>b</li></ul></nav>c</div>', '<div>|a|<nav>|</nav>|c|</div>'],
    ['<nav><p title="a > b">a</p></nav>b', '<nav>|</nav>|b'],
    ['<nav><nav>a</nav>b</nav>c', '<nav>|<nav>|</nav>|b|</nav>|c'],
    ['<nav>a<!-- </nav> -->b</nav>c', '<nav>|a|b|</nav>|c'],
    ['<nav><b title="</nav>">a</b></nav>c', '<nav>|<b>|a|</b>|</nav>|c'],
    ['<nav><script>"</nav>"</script></nav>', undefined],
    ['<button><input>a</button>', undefined],
    ['<nav>a', undefined],
  ])('goes over what is skipped in %s', (html, events) => {
    expect(scanLess(html)).toBe(events);
  });

  it.each([
    ['<code><span class="p">a</span> &lt;\n<span>b</span></code>c', '<code>|a <\nb|</code>|c'],
    ['<code>a <b>b</b></code>', '<code>|a |<b>|b|</b>|</code>'],
    ['<code><span class="q">a</span></code>', '<code>|<span>|a|</span>|</code>'],
    ['<code><span class="p"></span></code>', '<code>|</code>'],
    ['<code><span class="p">a', undefined],
  ])('reads the code %s in one piece where it can', (html, events) => {
    expect(scanLess(html)).toBe(events);
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
