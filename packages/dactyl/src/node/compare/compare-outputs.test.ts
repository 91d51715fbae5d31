/** Small pairs of HTML: what Docusaurus made of a page, and what the other build made of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareOutputs } from './compare-outputs.js';
import { comparePair } from './compare-details.js';
import type { Finding } from './findings.js';
import { readDetails, withoutHashes } from './page-details.js';
import { readPage } from './read-page.js';
import { selectorsOf } from './site-styles.js';
import { weighPage } from './weigh-page.js';

const page = (main: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body><main>${main}</main></body></html>`;

function pair(want: string, have: string, file = 'a.html'): Finding[] {
  const read = (html: string) => ({ facts: readPage(html), details: readDetails(html) });
  return comparePair({ file, want: read(want), have: read(have) });
}

describe('two versions of a page', () => {
  it('are alike when only markup differs', () => {
    const want = page(
      '<h2 id="a">One <b>t</b>wo</h2><pre><code><span class="token-line">x</span><br><span>y</span></code></pre><a href="/assets/files/f-0a1b2c3d4e5f6a7b.pdf">f</a>',
    );
    const have = page(
      '<div><h2 id="a">📄️One\n two<button>Copy</button></h2></div><pre><code>x\ny</code></pre><p><a href="/assets/f-AbCdEf12.pdf">f</a></p>',
    );
    expect(pair(want, have)).toEqual([]);
  });

  it('are alike where one has NUL in the middle of text, which nobody sees', () => {
    const text = (nul: string) =>
      page(`<h1>Li${nul}mits</h1><h2 id="a">Limits<a href="#a">${nul}\u200b</a></h2><p>One ${nul}two</p>`);
    expect(pair(text('\0\0'), text(''))).toEqual([]);
  });

  it('differ in words, with those around the first that is missing', () => {
    expect(
      pair(page('<p>one two three four five six seven eight</p>'), page('<p>one two three four six eight</p>')),
    ).toEqual([{ kind: 'text', what: '2 words', file: 'a.html', want: '… one two three four five six seven eight …' }]);
  });

  it('may differ in what the theme says of a page that is not found', () => {
    expect(pair(page('<p>Ours</p>'), page('<p>Theirs</p>'), '404.html')).toEqual([]);
  });

  it('may word a notice about the version in their own way, but not leave it out', () => {
    const notice = (text: string) => page(`<div class="theme-doc-version-banner alert">${text}</div>`);
    expect(pair(notice('Old docs'), notice('These are old'))).toEqual([]);
    expect(pair(notice('Old docs'), page(''))).toEqual([
      { kind: 'elements', what: 'theme-doc-version-banner', file: 'a.html' },
    ]);
  });

  it('differ in links, ids, counts and titles', () => {
    const want = page('<h1>A</h1><h2 id="x">X</h2><h2 id="y">Y</h2><a href="/one">1</a><a href="#x">2</a><pre>c</pre>');
    const have = page('<h1>B</h1><h2 id="x">X</h2><h2>Y</h2><a href="/two">12</a><p>A c</p><img src="more">');
    expect(pair(want, have)).toEqual([
      { kind: 'text', what: 'h1', file: 'a.html', want: 'A', have: 'B' },
      { kind: 'elements', what: 'code', file: 'a.html', want: '1', have: '0' },
      { kind: 'links', what: '/one', file: 'a.html' },
      { kind: 'ids', what: '#y', file: 'a.html' },
    ]);
  });

  it('differ in tags of the head, but not in those that name the tool', () => {
    const want = page(
      '',
      '<meta name="generator" content="D"><meta name="keywords" content="a"><meta property="og:title" content="T"><script type="application/ld+json">{"@type":"BlogPosting"}</script>',
    );
    const have = page('', '<meta property="og:title" content="U"><meta name="extra" content="1">');
    expect(pair(want, have)).toEqual([
      { kind: 'meta', what: 'keywords', file: 'a.html', want: 'a' },
      { kind: 'meta', what: 'og:title', file: 'a.html', want: 'T', have: 'U' },
      { kind: 'meta', what: 'structured data BlogPosting', file: 'a.html', want: '' },
    ]);
  });
});

it.each([
  ['/assets/files/paper-0123456789abcdef.pdf?x', '/assets/paper.pdf'],
  ['https://s.example/assets/images/a-b-Xy12_ab4.png', 'https://s.example/assets/a-b.png'],
  ['/files/paper-0123456789abcdef.pdf', '/files/paper-0123456789abcdef.pdf'],
])('%s is known as %s in both builds', (address, name) => {
  expect(withoutHashes(address)).toBe(name);
});

it('selectorsOf takes nested rules, and no steps of animations', () => {
  const css =
    '.a, .b {\n  color: red;\n  &:hover { color: blue }\n  .c { color: green }\n}\n@media print {\n  .d > p {}\n}\n@keyframes k { from {} }';
  expect(selectorsOf(css, 'x.css')).toEqual([
    { selector: '.a', place: 'x.css:1' },
    { selector: '.b', place: 'x.css:1' },
    { selector: ':is(.a, .b):hover', place: 'x.css:3' },
    { selector: ':is(.a, .b) .c', place: 'x.css:4' },
    { selector: '.d > p', place: 'x.css:7' },
  ]);
});

function writeBuild(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-outputs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('two builds', () => {
  const redirect = (to: string) => `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head></html>`;

  it('differ in pages, redirects, feeds, sitemap and files', async () => {
    const want = writeBuild({
      'index.html': page('home'),
      'docs/a/index.html': page('a'),
      'old.html': redirect('/docs/a'),
      'older/index.html': redirect('/docs/a'),
      'blog/rss.xml':
        '<item><guid>https://s.example/1</guid><c>{"url": "https://s.example/code"}</c></item><item><guid>https://s.example/2</guid></item>',
      'blog/feed.json': '{"items":[{"url":"https://s.example/3"}]}',
      'blog/atom.xml': '<entry/>',
      'sitemap.xml': '<url><loc>https://s.example/</loc></url><url><loc>https://s.example/docs/a</loc></url>',
      CNAME: 's.example',
      'assets/js/main.1.js': '',
    });
    const have = writeBuild({
      'index.html': page('home'),
      'old.html': redirect('/docs/b'),
      'search.html': page('search'),
      'blog/rss.xml': '<item><guid>https://s.example/2</guid></item>',
      'blog/feed.json': '{"items":[]}',
      'sitemap.xml': '<url><loc>https://s.example/</loc></url>',
    });
    const { findings, added, counts } = await compareOutputs({ want, have, selectors: [] });
    expect(
      findings.map(({ kind, what, want: theirs, have: ours }) => [kind, what, theirs, ours].filter(Boolean).join(' ')),
    ).toEqual([
      'pages /docs/a',
      'redirects /old /docs/a /docs/b',
      'redirects /older',
      'feeds blog/atom.xml',
      'feeds https://s.example/3',
      'feeds https://s.example/1',
      'sitemap https://s.example/docs/a',
      'files CNAME',
    ]);
    expect([added, counts]).toEqual([['/search'], { pages: 2, redirects: 2, selectors: 0 }]);
  });

  it('differ in selectors that match in the first one only, wherever that is', async () => {
    const want = writeBuild({
      'a.html': page('<p class="gone">x</p><p class="kept">y</p><ul class="menu"><li class="deep">z</li></ul>'),
      'b.html': page('<p class="late">x</p>'),
    });
    const have = writeBuild({
      'a.html': page('<p class="kept">y</p>'),
      'b.html': page('<p class="late">x</p>'),
      'page-branch/1.html': '<ul class="menu"><li class="deep">z</li></ul>',
    });
    const css =
      '.gone:hover::after, html[data-theme="dark"] .gone, .kept, .never, .late, .menu .deep, p:not(.kept).gone, ::-webkit-scrollbar {}';
    const { findings, counts } = await compareOutputs({ want, have, selectors: selectorsOf(css, 'c.css') });
    expect(findings.filter(({ kind }) => kind === 'selectors').map(({ what }) => what)).toEqual([
      '.gone:hover::after',
      'html[data-theme="dark"] .gone',
      'p:not(.kept).gone',
    ]);
    expect(counts.selectors).toBe(6);
  });

  it('differ in no selector that names in our words what it names there', async () => {
    const want = writeBuild({ 'a.html': page('<div class="codeBlockTitle_Kt">x</div><p class="lastUpdated_x">y</p>') });
    const have = writeBuild({ 'a.html': page('<div class="code-block-title">x</div><p>y</p>') });
    const selectors = selectorsOf("div[class*='codeBlockTitle']:hover, [class^=lastUpdated] {}", 'c.css');
    const { findings } = await compareOutputs({ want, have, selectors });
    expect(findings.filter(({ kind }) => kind === 'selectors').map(({ what }) => what)).toEqual([
      '[class^=lastUpdated]',
    ]);
  });

  it('have other names for some parts, under which selectors of a site match too', async () => {
    const want = writeBuild({
      'a.html': page(
        '<p class="codeBlockTitle_a1b2">x</p><li class="menu__list-item menu__list-item--collapsed">y</li><span class="token comment">z</span>',
      ),
    });
    const have = writeBuild({
      'a.html': page(
        '<p class="code-block-title">x</p><li class="menu__list-item"><details>y</details></li><span class="token-line"><span class="p1 comment">z</span></span>',
      ),
    });
    const css = 'p[class*="codeBlockTitle"], li.menu__list-item--collapsed, .token.comment, .token.tag {}';
    const { findings, counts } = await compareOutputs({ want, have, selectors: selectorsOf(css, 'c.css') });
    expect(findings.filter(({ kind }) => kind === 'selectors')).toEqual([]);
    expect(counts.selectors).toBe(3);
  });

  it('count the bytes of files that the HTML of a page names, and of none outside of the folder', async () => {
    const folder = writeBuild({
      'a.html':
        '<html><link rel="stylesheet" href="/base/s.css"><script src="/base/m.js"></script><script src="https://o.example/x.js"></script><img src="/base/../../secret.png"><img loading="lazy" src="/base/l.png">',
      's.css': 'a{}',
      'm.js': 'x'.repeat(9000),
      'l.png': 'x'.repeat(9000),
    });
    const { bytes, script, requests } = await weighPage(folder, 'a.html', '/base/');
    expect(requests).toBe(5);
    expect(script).toBeGreaterThan(20);
    expect(bytes).toBeGreaterThan(script + 100);
    expect(bytes).toBeLessThan(600);
  });
});
