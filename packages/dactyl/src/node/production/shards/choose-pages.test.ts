import { describe, expect, it } from 'vitest';
import { choosePages } from './choose-pages.js';

const list = (count: number, locale: string, shared: number[] = []) =>
  Array.from({ length: count }, (_, index) => ({ locale, shared, name: `${locale}${shared.join('.')}-${index}` }));
const sizes = (pages: ReturnType<typeof list>, parts: number) =>
  Array.from({ length: parts }, (_, index) => choosePages(pages, { part: index + 1, parts }).length);

describe('choosePages', () => {
  it.each([
    ['as many in each part', list(12, 'en'), 4, [3, 3, 3, 3]],
    ['fewer pages than parts', list(2, 'en'), 4, [1, 0, 1, 0]],
    ['a locale in each part', [...list(105, 'en'), ...list(95, 'zh')], 2, [105, 95]],
    [
      'the border of locales before that of versions',
      [...list(90, 'en', [1]), ...list(5, 'en', [2]), ...list(105, 'zh', [1])],
      2,
      [95, 105],
    ],
    ['a version in each part', [...list(52, 'en', [0, 1]), ...list(48, 'en', [0, 2])], 2, [52, 48]],
    ['no border that is too far away', [...list(70, 'en'), ...list(30, 'zh')], 2, [50, 50]],
  ])('gives %s', (_, pages, parts, expected) => {
    expect(sizes(pages, parts)).toEqual(expected);
  });

  it('gives each page to one part, in order', () => {
    const pages = [...list(33, 'en', [1]), ...list(29, 'en', [2]), ...list(17, 'zh', [1])];
    const all = [1, 2, 3, 4, 5].flatMap((part) => choosePages(pages, { part, parts: 5 }));
    expect(all).toEqual(pages);
  });
});
