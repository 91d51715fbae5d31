import { describe, expect, it } from 'vitest';
import { excerptOf, markText } from './mark-text.js';
import type { MarkedText } from './types.js';

const show = ({ text, marks }: MarkedText) => {
  let shown = '';
  let done = 0;
  for (const [start, end] of marks) {
    shown += `${text.slice(done, start)}[${text.slice(start, end)}]`;
    done = end;
  }
  return shown + text.slice(done);
};

describe('marks', () => {
  it.each<[string, string[], string]>([
    ['Sidebars and a side bar', ['side'], '[Side]bars and a [side] bar'],
    ['inside', ['side'], 'inside'],
    ['写代码块', ['代码', '码块'], '写[代码块]'],
    ['Café', ['cafe'], '[Café]'],
    ['<b>bold</b>', ['b'], '<[b]>[b]old</[b]>'],
    ['nothing', [], 'nothing'],
  ])('in %j of %j: %j', (text, words, shown) => {
    expect(show(markText(text, words))).toBe(shown);
  });
});

describe('an excerpt', () => {
  const filler = 'Some words that say nothing of it. '.repeat(8);

  it('begins a little before the place that says the most', () => {
    const text = `${filler}A code of honour. ${filler}Each code block has a title. ${filler}`;
    expect(show(excerptOf(text, ['code', 'block']) ?? { text: '', marks: [] })).toMatch(
      /^…[^[]{1,30}\[code\] \[block\] has a title\. .*…$/,
    );
  });

  it('is short, even in scripts without spaces', () => {
    const excerpt = excerptOf('字'.repeat(300) + '搜索' + '字'.repeat(300), ['搜索']);
    expect(excerpt?.text.length).toBeLessThan(60);
    expect(show(excerpt ?? { text: '', marks: [] })).toContain('[搜索]');
  });

  it('cuts no character in half', () => {
    const excerpt = excerptOf('😀'.repeat(50) + 'x' + '😀'.repeat(80), ['x']);
    expect(excerpt?.text).toContain('x');
    expect(excerpt?.text).not.toMatch(/(?:^|[^\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  it('is missing where nothing is marked', () => {
    expect(excerptOf(filler, ['absent'])).toBeUndefined();
  });
});
