import { describe, expect, it } from 'vitest';
import { findInJson, MOST_MATCHES } from './find-in-json.js';
import { previewOf } from './JsonNode.js';

describe('findInJson', () => {
  const value = { i18n: { locales: ['en', 'zh'], path: 'i18n' }, 'a b': [{ Zhuyin: { x: 1 } }], none: null };

  it('finds keys and values, and says where', () => {
    expect(findInJson(value, 'ZH')).toEqual([
      { path: 'i18n.locales[1]', value: 'zh' },
      { path: '["a b"][0].Zhuyin', value: { x: 1 } },
    ]);
    expect(findInJson(value, 'null')).toEqual([{ path: 'none', value: null }]);
    expect(findInJson('text', 'text')).toEqual([]);
  });

  it('stops after the maximum number of matches', () => {
    expect(
      findInJson(
        Array.from({ length: 10_000 }, () => 'page'),
        'page',
      ),
    ).toHaveLength(MOST_MATCHES);
  });
});

describe('previewOf', () => {
  it.each([
    [[1, 2], '[ 2 ]'],
    [{ a: 1 }, '{ 1 }'],
    [{ component: '@theme/A', path: '/a' }, '{ path: "/a" · 2 }'],
    [{ id: '', bytes: 5 }, '{ bytes: 5 · 2 }'],
  ])('%o', (value, expected) => {
    expect(previewOf(value)).toBe(expected);
  });
});
