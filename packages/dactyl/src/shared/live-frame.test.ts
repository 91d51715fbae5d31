import { describe, expect, it } from 'vitest';
import { readPageMessage, type PageMessage } from './live-frame.js';

const START: PageMessage = {
  type: 'start',
  settings: '{}',
  pathname: '/docs',
  site: {},
  globalData: {},
  messages: {},
  attributes: { lang: 'en', 'data-theme': 'dark' },
  styles: ['/a.css'],
  baseUrl: 'https://site.example/docs',
};
const RUN: PageMessage = { type: 'run', code: '<b/>', language: 'jsx', noInline: false, scope: { a: 1 } };

describe('readPageMessage', () => {
  it('takes what a page says', () => {
    for (const message of [START, RUN, { type: 'attributes', attributes: { dir: 'rtl', class: '' } }])
      expect(readPageMessage(message)).toEqual(message);
  });

  it.each([
    undefined,
    null,
    'run',
    ['run'],
    {},
    { type: 'other' },
    { ...RUN, code: ['<b/>'] },
    { ...RUN, scope: null },
    { ...RUN, noInline: 'no' },
    { ...START, styles: 'a.css' },
    { ...START, styles: [{ href: 'a.css' }] },
    { ...START, baseUrl: undefined },
    { ...START, attributes: { onclick: 'alert(1)' } },
    { type: 'attributes', attributes: { lang: 1 } },
    { type: 'attributes' },
  ])('takes nothing else: %j', (data) => {
    expect(readPageMessage(data)).toBeUndefined();
  });
});
