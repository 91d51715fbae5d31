import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { RuleName } from '../../config/check-rules.js';
import { checkOutput } from './check-output.js';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true });
});

function write(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'check-'));
  made.push(dir);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

interface Settings {
  baseUrl?: string;
  trailingSlash?: boolean;
}

async function check(files: Record<string, string>, rules: RuleName[], { baseUrl = '/', ...more }: Settings = {}) {
  const siteConfig = { url: 'https://pier.example', baseUrl, i18n: { locales: ['en', 'zh'] }, ...more };
  return checkOutput({ dir: write(files), siteConfig, rules: new Set(rules) });
}

/** What a rule says of pages whose content is given, as `file: message`. */
async function faultsOf(rule: RuleName, files: Record<string, string>, settings?: Settings): Promise<string[]> {
  const { faults } = await check(files, [rule], settings);
  expect(new Set(faults.map((fault) => fault.rule))).toEqual(new Set(faults.length > 0 ? [rule] : []));
  return faults.map(({ file, message }) => `${file}: ${message}`);
}

const main = (html: string) => `<body><nav><h6>Menu</h6></nav><main>${html}</main></body>`;
const refresh = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`;

describe('links', () => {
  it('are broken exactly where browsers could not follow them', async () => {
    const { faults, external, pages } = await check(
      {
        'index.html':
          '<a href="/base/docs/a#one">a</a> <a href="docs/a#two">b</a> <img src="logo.svg"> <a href="#top">top</a>' +
          '<script>"<img src=\\"/made.png\\">"</script><img src="\\\\:">',
        'docs/a.html':
          '<h2 id="one">1</h2> <a href="b">b</a> <a href="../old#one">old</a> <a href="/base/old#no">n</a> <a href="/outside">c</a>',
        'docs/b/index.html':
          '<a name="x"></a><a href="#x">x</a> <a href="../a">a</a> <img src="gone.png" srcset="/base/logo.svg 2x">' +
          '<a href="https://x.example/p#1">x</a> <a href="https://x.example/p#2">x</a> <a href="mailto:a@x.example">m</a>' +
          '<a data-noBrokenLinkCheck="true" href="/base/app">app</a> <a href="https://">bad</a>',
        'old/index.html': `${refresh('/base/docs/a')}<a href="/base/docs/版">c</a>`,
        'docs/版.html': '<p id="größe"></p><a href="#gr%C3%B6%C3%9Fe">g</a> <a href="/base/docs/a#:~:text=1">t</a>',
        'page-branch/abc.html': '<a href="/nowhere">part of a page</a>',
        'logo.svg': '',
      },
      ['broken-link', 'broken-anchor', 'missing-file'],
      { baseUrl: '/base/' },
    );
    expect(faults.map(({ file, rule, subject }) => [file, rule, subject?.text])).toEqual([
      ['docs/a.html', 'broken-link', '/outside'],
      ['docs/a.html', 'broken-anchor', '/base/old#no'],
      ['docs/b/index.html', 'broken-link', 'https://'],
      ['docs/b/index.html', 'missing-file', 'gone.png'],
      ['index.html', 'missing-file', '\\\\:'],
      ['index.html', 'broken-anchor', 'docs/a#two'],
    ]);
    expect([...external]).toEqual([['https://x.example/p', ['docs/b/index.html']]]);
    expect(pages.size).toBe(5);
  });

  it('end as the addresses of the site do, but for files of static folders and the home page of a language', async () => {
    const links =
      '<a href="/a/?x#y">1</a> <a href="/a">2</a> <a href="/zh/">3</a> <a href="/tool/">4</a> <a href="#y">5</a>';
    expect(
      await faultsOf(
        'trailing-slash',
        { 'index.html': links, 'a.html': '', 'zh.html': '', 'tool/index.html': '' },
        { trailingSlash: false },
      ),
    ).toEqual(['index.html: The link "/a/?x#y" has a slash at its end; "trailingSlash" is false.']);
    const { faults } = await check(
      { 'index.html': links, 'a/index.html': '', 'zh/index.html': '', 'tool/index.html': '' },
      ['trailing-slash'],
      { trailingSlash: true },
    );
    expect(faults.map(({ subject, fix }) => [subject?.text, fix])).toEqual([['/a', '/a/']]);
    expect(await faultsOf('trailing-slash', { 'index.html': links, 'a/index.html': '' })).toEqual([]);
  });
});

describe('redirects', () => {
  const FILES = {
    'page.html': '',
    'fine.html': refresh('/page#there'),
    'away.html': refresh('https://other.example/'),
    'one.html': refresh('https://pier.example/two'),
    'two.html': refresh('/page'),
    'lost.html': refresh('/gone'),
    'to-lost.html': refresh('/lost'),
    'a.html': refresh('/b'),
    'b.html': refresh('/a'),
  };

  it('that lead to nothing or in a circle are named', async () => {
    expect(await faultsOf('redirect', FILES)).toEqual([
      'a.html: The redirect from "/a" leads in a circle: /a → /b → /a.',
      'b.html: The redirect from "/b" leads in a circle: /b → /a → /b.',
      'lost.html: The redirect from "/lost" leads to "/gone", where no page is.',
    ]);
  });

  it('that lead to another redirect are a chain', async () => {
    expect(await faultsOf('redirect-chain', FILES)).toEqual([
      'one.html: The redirect from "/one" leads to "https://pier.example/two", which leads on to "/page".',
    ]);
  });
});

describe('content', () => {
  it('has each id once, apart from drawings and templates', async () => {
    const html =
      '<p id="a"></p><p id="b"></p><p id="a"></p><svg><path id="b"></path></svg><template><p id="b"></p></template>';
    expect(await faultsOf('duplicate-id', { 'index.html': html })).toEqual([
      'index.html: The page has more than one element with the id "a".',
    ]);
  });

  it('has headings that leave out no level', async () => {
    const html = main(
      '<h1>One</h1><h2>Two</h2><h4>Fo<em>ur</em><a href="#x">\u200B</a></h4><h2>Two again</h2><h3>Three</h3>',
    );
    expect(await faultsOf('heading-order', { 'index.html': html })).toEqual([
      'index.html: The heading "Four" has level 4, and the one before it ("Two") level 2.',
    ]);
  });

  it('says what images show, or that they decorate', async () => {
    const html =
      '<img src="a.png"><img src="b.png" alt=""><img src="c.png" alt="C"><img src="d.png" role="presentation"><img src="e.png" aria-hidden="true">';
    expect(await faultsOf('missing-alt', { 'index.html': html })).toEqual([
      'index.html: The image "a.png" has no alt attribute.',
    ]);
  });

  it('is not nothing', async () => {
    const files = {
      'empty.html': main('<div> \u200B<script>"text"</script></div>'),
      'image.html': main('<img src="a.png" alt="">'),
      'text.html': main('a'),
      'no-main.html': '<div></div>',
      'old.html': `${refresh('/text')}${main('')}`,
    };
    expect(await faultsOf('empty-page', files)).toEqual(['empty.html: The page "/empty" is empty.']);
  });
});

describe('search engines', () => {
  const head = (file: string, ...langs: string[]) =>
    langs
      .map(
        (lang) =>
          `<link rel="alternate" hreflang="${lang}" href="https://pier.example/${lang === 'zh' ? 'zh/' : ''}${file}">`,
      )
      .join('');

  it('and readers find a page by a link of another one, which is no redirect and not its translation', async () => {
    const translations = head('lost', 'en', 'zh');
    const files = {
      'index.html': '<a href="/">home</a><a href="/linked">a</a>',
      'zh.html': '',
      'linked.html': '<a href="/linked">itself</a>',
      'lost.html': `${translations}<a href="/lost">itself</a><a href="/zh/lost" lang="zh">zh</a>`,
      'zh/lost.html': `${translations}<a href="/lost">en</a>`,
      'old.html': `${refresh('/lost')}<a href="/lost">moved</a>`,
      'branch.html': '',
      'page-branch/abc.html': '<a href="/branch">a part of a sidebar</a>',
      'hidden.html': '<meta name="robots" content="noindex, nofollow">',
      '404.html': '',
    };
    expect(await faultsOf('orphan-page', files)).toEqual([
      'lost.html: No other page links to "/lost".',
      'zh/lost.html: No other page links to "/zh/lost".',
    ]);
  });

  it('are told one address of each page, which is there', async () => {
    const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
    const files = {
      'a.html': canonical('https://pier.example/a'),
      'b.html': canonical('https://other.example/b'),
      'c.html': canonical('https://pier.example/gone'),
      'd.html': canonical('/d'),
      'e.html': canonical('https://pier.example/a') + canonical('https://pier.example/e'),
      'f.html': canonical('https://pier.example/old'),
      'g.html': canonical('https://pier.example/hidden'),
      'old.html': refresh('/a') + canonical('/a'),
      'hidden.html': `<meta name="robots" content="noindex">${canonical('https://pier.example/hidden')}`,
    };
    expect(await faultsOf('canonical', files)).toEqual([
      'c.html: The canonical address "https://pier.example/gone" leads to no page.',
      'd.html: The canonical address "/d" has no origin.',
      'e.html: The page has 2 canonical addresses: "https://pier.example/a", "https://pier.example/e".',
      'f.html: The canonical address "https://pier.example/old" is a redirect.',
      'g.html: The canonical address "https://pier.example/hidden" is a page that search engines leave out.',
    ]);
  });

  it('are told the same translations by all of them', async () => {
    const files = {
      'a.html': head('a', 'en', 'zh', 'x-default'),
      'zh/a.html': head('a', 'en', 'zh', 'x-default'),
      'b.html': head('b', 'en', 'zh'),
      'c.html': head('c', 'en', 'zh'),
      'zh/c.html': head('c', 'zh'),
      'd.html': head('d', 'zh_CN'),
      'e.html': head('a', 'en'),
    };
    expect(await faultsOf('hreflang', files)).toEqual([
      'b.html: The translation "https://pier.example/zh/b" (zh) is not there.',
      'c.html: "https://pier.example/zh/c" (zh) does not name this page as a translation of itself.',
      'd.html: "zh_CN" is no code of a language.',
      'e.html: The page does not name itself among its languages.',
      'e.html: "https://pier.example/a" (en) does not name this page as a translation of itself.',
    ]);
  });
});
