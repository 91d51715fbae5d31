import { expect, it } from 'vitest';
import { readArticle } from '../read-article.js';
import type { Book, Chapter } from '../types.js';
import { writtenIds } from '../write-markup.js';
import { bookDocument } from './book-document.js';

function chapter(number: number, html: string): Chapter {
  const article = readArticle(`<link rel="stylesheet" href="/a.css"><main><div class="markdown">${html}</div></main>`);
  const ids = writtenIds(article.content);
  return { ...article, number, file: `${number}.html`, url: `https://a.example/${number}`, ids };
}

const book: Book = {
  title: 'Terns & more',
  language: 'en',
  direction: 'ltr',
  address: 'https://a.example/',
  modified: new Date(0),
  parts: [
    {
      title: 'Birds',
      parts: [
        {
          title: 'One',
          chapter: chapter(1, '<h1>One</h1><h2 id="x">X</h2><a href="/2#y">y</a> <a href="#x">x</a>'),
          parts: [],
        },
        {
          title: 'Two',
          chapter: chapter(2, '<h1>Two</h1><p id="y"></p><a href="/3">3</a><img src="/b.png">'),
          parts: [],
        },
      ],
    },
  ],
};

it('is one document with a table of contents, whose links stay inside where they can', () => {
  const document = bookDocument({
    book,
    format: 'Letter',
    pages: new Map([[2, 9]]),
    findFile: ({ pathname }) => ({ '/1': '1.html', '/2': '2.html', '/b.png': 'b.png' })[pathname],
  });
  expect(document.replace(/<style>.*<\/style>/s, '').replaceAll(/(<(?:nav|article|div class="m|body|\/body))/g, '\n$1'))
    .toMatchInlineSnapshot(`
    "<!DOCTYPE html>
    <html lang="en" dir="ltr" data-theme="light"><head><meta charset="utf-8"><title>Terns &amp; more</title><link rel="stylesheet" href="/a.css"></head>
    <body><div class="export-cover"><p class="export-cover-title">Terns &amp; more</p><p><a href="https://a.example/">a.example</a></p></div>
    <nav class="export-contents"><ol><li><span>Birds</span><ol><li><a href="#chapter-1"><span>One</span><span class="export-page"></span></a></li><li><a href="#chapter-2"><span>Two</span><span class="export-page">9</span></a></li></ol></li></ol></nav>
    <div class="markdown export-part"><h1 class="export-h1">Birds</h1></div>
    <article class="markdown" id="chapter-1"><h2 class="export-h1">One</h2><h3 id="chapter-1-x" class="export-h2">X</h3><a href="#chapter-2-y">y</a> <a href="#chapter-1-x">x</a></article>
    <article class="markdown" id="chapter-2"><h2 class="export-h1">Two</h2><p id="chapter-2-y"></p><a href="https://a.example/3">3</a><img src="/b.png" alt=""/></article>
    </body></html>
    "
  `);
});
