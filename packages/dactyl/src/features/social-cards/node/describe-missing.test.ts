import { describe, expect, it } from 'vitest';
import { describeMissing } from './describe-missing.js';

describe('characters that no font has', () => {
  it('are listed with some of their pages', () => {
    const pages = Array.from({ length: 7 }, (_, index) => ({
      permalink: `/zh/${index}`,
      characters: [...'一二三四五六七八九'],
    }));
    expect(describeMissing(pages, 'site.config.ts')?.split('\n').slice(-3)).toEqual([
      '  /zh/4: 一 (U+4E00), 二 (U+4E8C), 三 (U+4E09), 四 (U+56DB), 五 (U+4E94), 六 (U+516D), 七 (U+4E03), 八 (U+516B) and 1 more',
      '  and 2 more pages',
      '  Add a font that has them to "fonts" of dactyl/plugin-social-cards in site.config.ts, for Chinese "@fontsource-variable/noto-sans-sc".',
    ]);
    expect(describeMissing([{ permalink: '/a', characters: ['🚀'] }], 'site.config.ts')).toBe(
      `Social cards leave out characters that none of their fonts has:
  /a: 🚀 (U+1F680)
  Add a font that has them to "fonts" of dactyl/plugin-social-cards in site.config.ts.`,
    );
  });

  it('are not spoken of when there are none', () => {
    expect(describeMissing([], 'site.config.ts')).toBeUndefined();
  });
});
