import { describe, expect, it } from 'vitest';
import { nearestName, suggestName } from './nearest-name.js';

describe('nearestName', () => {
  it.each([
    ['themeConfg', ['title', 'themeConfig'], 'themeConfig'],
    ['ThemeConfig', ['title', 'themeConfig'], 'themeConfig'],
    ['tilte', ['title', 'tagline'], 'title'],
    ['docSideBar', ['doc', 'docSidebar', 'docsVersion'], 'docSidebar'],
    ['x', ['id'], undefined],
    ['banana', ['title', 'url'], undefined],
    ['', ['title'], undefined],
  ])('%s', (name, candidates, expected) => {
    expect(nearestName(name, candidates)).toBe(expected);
  });
});

describe('suggestName', () => {
  it('asks about the near name, or lists what is known', () => {
    expect(suggestName('tilte', ['title'])).toBe('Did you mean "title"?');
    expect(suggestName('banana', ['left', 'right'])).toBe('Known: "left", "right".');
  });
});
