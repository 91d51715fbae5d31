import { describe, expect, it } from 'vitest';
import themeLiveCodeblock from './index.js';

const check = (themeConfig: object) =>
  // The cast: the wrong shapes are what the test is about.
  Reflect.apply(themeLiveCodeblock.validateThemeConfig as () => unknown, undefined, [{ themeConfig }]);

describe('themeConfig.liveCodeBlock', () => {
  it('puts the result below the code unless told otherwise', () => {
    expect(check({ image: 'a.png' })).toEqual({ image: 'a.png', liveCodeBlock: { playgroundPosition: 'bottom' } });
    expect(check({ liveCodeBlock: { playgroundPosition: 'top' } })).toEqual({
      liveCodeBlock: { playgroundPosition: 'top' },
    });
  });

  it('explains a position that there is not', () => {
    expect(() => check({ liveCodeBlock: { playgroundPosition: 'left' } })).toThrow(
      /"themeConfig\.liveCodeBlock\.playgroundPosition" must be .*"top".*"bottom".*, but is "left"/,
    );
  });
});
