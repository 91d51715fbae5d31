import { describe, expect, it } from 'vitest';
import { findInlineCode } from './inline-code.js';

describe('code that stands in a page', () => {
  it('is its scripts and styles, with the line ends that a browser hashes', () => {
    const { scripts, styles } = findInlineCode(
      '<script>a()\r\n;b()</script><SCRIPT type="module" data-x=">">c()</SCRIPT ><style media="print">p{}</style>',
    );
    expect(scripts).toEqual(['a()\n;b()', 'c()']);
    expect(styles).toEqual(['p{}']);
  });

  it('is neither data, nor a file, nor a comment', () => {
    const { scripts, styles, foreign } = findInlineCode(
      '<script type="application/json">{"a":"<style>"}</script><script type="application/ld+json">{}</script>' +
        '<script src="/a.js"></script><!--island <script>x()</script><style>y</style>--><p>&lt;script></p>',
    );
    expect([scripts, styles, foreign]).toEqual([[], [], []]);
  });

  it('names what comes from other origins, by directive', () => {
    const { foreign } = findInlineCode(
      '<img alt="a > b" src="https://img.example/a.png"><iframe src="//frame.example/x"></iframe><img src="/own.png">' +
        '<script async src="https://cdn.example/a.js"></script><link rel="preconnect" href="https://no.example">' +
        '<link rel="stylesheet" href="https://css.example/a.css"><video src="https://video.example/a.mp4"></video>',
    );
    expect(foreign.map(({ directive, url }) => `${directive} ${url}`)).toEqual([
      'img-src https://img.example/a.png',
      'frame-src //frame.example/x',
      'script-src https://cdn.example/a.js',
      'style-src https://css.example/a.css',
      'media-src https://video.example/a.mp4',
    ]);
  });

  it('names attributes with code, and no text that looks like one', () => {
    const { handlers } = findInlineCode(
      `<p>version = 1, <code>onclick="x()"</code></p><button onclick="a('>')">A</button><a href="javascript:b()">B</a>` +
        '<p title="set onclick=1">C</p><script>e.onclick = 1</script>',
    );
    expect(handlers).toEqual([
      { text: `onclick="a('>')"`, tag: 'button' },
      { text: 'href="javascript:b()"', tag: 'a' },
    ]);
  });
});
