import { describe, expect, it } from 'vitest';
import { portableModule } from '../../../bundle/portable-module.js';
import { portablePage, portableStyles, toRoot, type PortableSite } from './portable-page.js';

const files: Record<string, string> = {
  '/b/': 'index.html',
  '/b/docs/a': 'docs/a.html',
  '/b/é': 'é.html',
  '/b/i.png': 'i.png',
};
const site: PortableSite = {
  origin: 'https://a.example',
  baseUrl: '/b/',
  find: ({ pathname }) => files[decodeURIComponent(pathname)],
};

const page = (html: string) => portablePage(html, 'docs/a.html', site);

describe('portablePage', () => {
  it.each([
    [
      'leads to files',
      '<a href="/b/">h</a><a href="/b/%C3%A9?q=1&amp;r#x">e</a>',
      '<a href="../index.html">h</a><a href="../%C3%A9.html?q=1&amp;r#x">e</a>',
    ],
    [
      'keeps places on the page',
      '<a href="#x">x</a><a href="/b/docs/a#y">y</a>',
      '<a href="#x">x</a><a href="#y">y</a>',
    ],
    ['leads to the web where there is no file', '<a href="/b/gone">g</a>', '<a href="https://a.example/b/gone">g</a>'],
    [
      'leaves other sites alone',
      '<a href="https://c.example/">c</a><a href="/other">o</a>',
      '<a href="https://c.example/">c</a><a href="/other">o</a>',
    ],
    [
      'knows sets of images',
      '<img src="/b/i.png" srcset="/b/i.png 1x, /b/i.png 2x">',
      '<img src="../i.png" srcset="../i.png 1x, ../i.png 2x">',
    ],
    [
      'leaves text and comments alone',
      '<p>href="/b/"</p><!-- <a href="/b/"> -->',
      '<p>href="/b/"</p><!-- <a href="/b/"> -->',
    ],
    [
      'starts modules',
      '<script type="module" src="/b/assets/js/x.js"></script>',
      '<script>portable.start("assets/js/x.js")</script>',
    ],
    [
      'leaves scripts in the page alone',
      '<script>x("<a href="/b/">")</script>',
      '<script>x("<a href="/b/">")</script>',
    ],
    [
      'has no policy and no preloads',
      '<meta http-equiv="Content-Security-Policy" content="x"><link rel="preload" href="/b/i.png">',
      '',
    ],
    [
      'loads its loader first',
      '<meta charset="utf-8"><link rel="stylesheet" href="/b/i.png" crossorigin="anonymous">',
      '<meta charset="utf-8"><script src="../portable.js"></script><link rel="stylesheet" href="../i.png">',
    ],
  ])('%s', (_name, html, expected) => {
    expect(page(html)).toBe(expected);
  });
});

it('has relative addresses in style sheets', () => {
  expect(portableStyles('a{b:url(/b/f.woff2);c:url("https://x.example/")}', 'assets/css/a.css', site)).toBe(
    'a{b:url(../../f.woff2);c:url("https://x.example/")}',
  );
  expect(toRoot('index.html')).toBe('./');
});

it('makes a module a script that defines it', async () => {
  const script = await portableModule(
    'import { a } from "./b.js"; export const c = () => a(); await import(c());',
    'x.js',
  );
  expect(script).toMatch(/^portable\.define\("x\.js", async \(/);
  expect(script).toContain('await __vite_ssr_import__("./b.js"');
  expect(script).toContain('__vite_ssr_dynamic_import__(');
  expect(script).toContain('__vite_ssr_exportName__("c"');
});
