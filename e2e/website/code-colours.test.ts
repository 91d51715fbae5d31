/** The colours of code on the website, computed from its themes. */
import { describe, expect, it } from 'vitest';
import { enumerateClasses } from '../../packages/dactyl/src/node/markdown/token-classes.js';
import { blend, contrast } from '../../packages/dactyl/test/markdown/contrast.js';
import { darkCodeTheme, lightCodeTheme } from '../../website/code-themes.js';

/** Added and removed lines, and marked ones, as `theme/styles` colours them in each mode. */
const DIFF = ['rgb(46 160 67 / 14%)', 'rgb(248 81 73 / 12%)'];
const MODES = [
  { mode: 'light', theme: lightCodeTheme, marks: ['rgb(46 133 85 / 12%)', ...DIFF] },
  { mode: 'dark', theme: darkCodeTheme, marks: ['rgb(37 194 160 / 10%)', ...DIFF] },
] as const;

describe('the code theme of the website', () => {
  it.each(MODES)('has a contrast of at least 4.5:1 in $mode mode, on marked lines too', ({ mode, theme, marks }) => {
    const { backgroundColor = '', color = '' } = theme.plain;
    const tokens = enumerateClasses({ light: lightCodeTheme, dark: darkCodeTheme })
      .filter((token) => token.property === 'color' && token[mode] !== undefined)
      .map((token) => String(token[mode]));
    for (const surface of [backgroundColor, ...marks.map((mark) => blend(mark, backgroundColor))]) {
      const weak = [color, ...tokens].filter((each) => contrast(each, surface) < 4.5);
      expect([...new Set(weak)], surface).toEqual([]);
    }
  });

  it('hides nothing behind translucent text', () => {
    const properties = [...lightCodeTheme.styles, ...darkCodeTheme.styles].flatMap(({ style }) => Object.keys(style));
    expect(properties).not.toContain('opacity');
  });
});
