import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/markdown/compile-text.js';

const LABELS = { taskLabels: { done: '已完成', open: '未完成' } };
const boxesOf = (html: string) => html.match(/<input[^>]*>/g);

describe('the boxes of tasks', () => {
  it.each([
    ['a tight list', '- [x] a\n- [ ] b'],
    ['a loose list', '- [x] a\n\n- [ ] b'],
    ['an ordered list', '1. [x] a\n2. [ ] b'],
    ['a list in a list', '- [x] a\n  - [ ] b'],
  ])('say in the language of the site what they show: %s', async (_title, text) => {
    for (const format of ['mdx', 'md'] as const) {
      expect(boxesOf(await htmlOf(text, { ...LABELS, format }))).toEqual([
        '<input type="checkbox" checked disabled aria-label="已完成">',
        '<input type="checkbox" disabled aria-label="未完成">',
      ]);
    }
  });

  it('are not confused with checkboxes that an author wrote', async () => {
    expect(boxesOf(await htmlOf('- a <input type="checkbox" disabled />', LABELS))).toEqual([
      '<input type="checkbox" disabled>',
    ]);
  });
});
