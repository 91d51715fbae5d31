import { describe, expect, it } from 'vitest';
import { readFrameMessage, readPageMessage, type PageMessage } from './live-frame.js';

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

describe('readFrameMessage', () => {
  it.each<[unknown, unknown]>([
    [{ type: 'ready', more: 1 }, { type: 'ready' }],
    [
      { type: 'height', height: 1e9 },
      { type: 'height', height: 10_000 },
    ],
    [{ type: 'height', height: Number.NaN }, undefined],
    [{ type: 'height', height: '5' }, undefined],
    [null, undefined],
  ])('reads what code of a reader sends: %j', (data, message) => expect(readFrameMessage(data)).toEqual(message));
});
