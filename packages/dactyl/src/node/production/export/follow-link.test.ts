import { expect, it } from 'vitest';
import { followLink } from './follow-link.js';
import type { Chapter } from './types.js';

const chapter: Chapter = {
  number: 1,
  title: 'A',
  file: 'a.html',
  url: 'https://a.example/a',
  content: [],
  styles: [],
  ids: new Set(['é', '100%']),
};

it.each([
  ['/a#%C3%A9', { to: chapter, id: 'é' }],
  ['#é', { to: chapter, id: 'é' }],
  // A percent sign that begins nothing must not end the export.
  ['#100%', { to: chapter, id: '100%' }],
  ['#gone', { to: chapter }],
  ['/b#é', { away: 'https://a.example/b#%C3%A9' }],
  ['mailto:a@b.example', { away: 'mailto:a@b.example' }],
  ['javascript:alert(1)', undefined],
  ['https://[', undefined],
])('follows %s', (href, expected) => {
  expect(followLink(href, chapter, ({ pathname }) => (pathname === '/a' ? chapter : undefined))).toEqual(expected);
});
