import { describe, expect, it } from 'vitest';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { MarkupNode } from '../../shared/render.js';
import { pairMarks } from '../../shared/marks/pair-marks.js';
import { parseMarkup } from './parse-markup.js';

/** The tree as text, without places. */
function describeTree(node: MarkupNode): string {
  const parts: string[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === 3) parts.push(JSON.stringify(child.data));
    else if (child.nodeType === 8) parts.push(`<!--${child.data}-->`);
    else parts.push(`${child.localName}(${describeTree(child)})`);
  }
  return parts.join(' ');
}

/** The same of the tree that a browser builds. */
function describeStandard(node: DefaultTreeAdapterMap['parentNode']): string {
  return node.childNodes
    .map((child) => {
      if (child.nodeName === '#text') return JSON.stringify((child as DefaultTreeAdapterMap['textNode']).value);
      if (child.nodeName === '#comment') return `<!--${(child as DefaultTreeAdapterMap['commentNode']).data}-->`;
      return `${child.nodeName}(${describeStandard(child as DefaultTreeAdapterMap['element'])})`;
    })
    .join(' ');
}

function malformed(node: MarkupNode): string[] {
  const names: string[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.malformed) names.push(child.localName);
    names.push(...malformed(child));
  }
  return names;
}

describe('parseMarkup', () => {
  it.each([
    '<div class="a"><!--island:{"x":"<p>"}--><b>1 &amp; 2</b><!--/island-->text<br>&lt;more&gt;</div>',
    '<ul><li>a</li><li><p>b</p></li></ul><img src="x"><input disabled="">',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path d="M0"></path></svg><p>x</p>',
    '<pre>\n\nx</pre><textarea>\n</textarea>',
    '<script>if (a < b && "</p>") x()</script><style>a > b {}</style>',
    '<details open=""><summary>s</summary>t</details>a&nbsp;b&#x27;c',
  ])('builds what a browser builds: %s', (html) => {
    const tree = parseMarkup(html);
    expect(describeTree(tree)).toBe(describeStandard(parseFragment(html)));
    expect(malformed(tree)).toEqual([]);
  });

  it('knows the place of each node', () => {
    const html = 'a<div id="x"><!--c-->t &amp; u<br></div>';
    const text = parseMarkup(html).firstChild;
    const div = text?.nextSibling;
    const at = (node: MarkupNode | null | undefined) => node && html.slice(node.start, node.end);
    expect(at(text)).toBe('a');
    expect(at(div)).toBe('<div id="x"><!--c-->t &amp; u<br></div>');
    expect(at(div?.firstChild)).toBe('<!--c-->');
    expect(at(div?.firstChild?.nextSibling)).toBe('t &amp; u');
    expect(at(div?.firstChild?.nextSibling?.nextSibling)).toBe('<br>');
  });

  it.each([
    ['<div><b>x</div>', ['b']],
    ['<p>a<div>b</div></p>', ['p', 'p']],
    ['<ul><li>a<li>b</ul>', ['li', 'li']],
    ['<table><tr><td>a</td></tr></table>', ['tr']],
    ['<table>x</table>', ['table']],
    ['<a href="/"><b><a href="/">x</a></b></a>', ['a']],
    ['<div>x', ['div']],
  ])('says where a browser would repair: %s', (html, names) => {
    expect(malformed(parseMarkup(html)).toSorted()).toEqual(names);
  });

  const START = '<!--island:{}-->';
  const END = '<!--/island-->';

  it.each([
    `<p>a ${START}<div>b</div>${END} c</p>`,
    `<p><em>${START}<div>b</div>${END}</em></p>`,
    `<p><a href="/">${START}<table><tbody></tbody></table>${END}</a></p>`,
    `<p>${START}<ul><li>b</li></ul>${END}</p>`,
    `<p>${START}<details><summary>x</summary></details>${END}</p>`,
    `<p>${START}<dialog>x</dialog><search>y</search>${END}</p>`,
    `<p>${START}<p>x</p>${END}</p>`,
    `<p><button>${START}<div>x</div>${END}</button></p>`,
    `<p><svg><foreignObject>${START}<div>x</div>${END}</foreignObject></svg></p>`,
    `<p>${START}<span>x</span>${END}</p>`,
    `<p>a</p>${START}<div><p>b</p></div>${END}`,
    `<div>${START}<p>a<div>b</div></p>${END}</div>`,
    `<ul><li>a ${START}<b>x</b>${END}<li>b</ul>`,
    `<ul><li>${START}<li>x</li>${END}</li></ul>`,
    `<h1>${START}<h2>x</h2>${END}</h1>`,
    `<a href="x">${START}<a href="y">z</a>${END}</a>`,
    `<button>${START}<button>x</button>${END}</button>`,
    `<table>${START}<tr><td>x</td></tr>${END}</table>`,
    `<table>${START}<tbody><tr><td>x</td></tr></tbody>${END}</table>`,
    `<table><tbody><tr><td>${START}<div>x</div>${END}</td></tr></tbody></table>`,
    `<table><tbody>${START}<div>x</div>${END}</tbody></table>`,
    `<table><tr><td>${START}<div>x</div>${END}</td></tr></table>`,
  ])('tears islands apart where a browser does: %s', (html) => {
    const ours = pairMarks(parseMarkup(html)).size === 1 && !torn(parseMarkup(html)).length;
    expect(ours).toBe(isWhole(parseFragment(html)));
  });
});

function torn(node: MarkupNode): string[] {
  const inside: string[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) inside.push(...torn(child));
  return node.torn ? [node.localName, ...inside] : inside;
}

/** Whether both comments are siblings, with something between them. */
function isWhole(parent: DefaultTreeAdapterMap['parentNode']): boolean {
  const names = parent.childNodes.map((child) => ('data' in child ? child.data : child.nodeName));
  const start = names.indexOf('island:{}');
  if (start !== -1) return names.indexOf('/island') > start + 1;
  return parent.childNodes.some((child) => 'childNodes' in child && isWhole(child));
}
