import { describe, expect, it } from 'vitest';
import { titleSize } from './title-size.js';

const WIDTH = 972;
const LONG =
  'How a documentation site becomes static HTML without shipping React for all that never moves on any of its many pages';

describe('the size of a title', () => {
  it.each([
    ['Islands', 96, 1],
    ['孤岛架构', 96, 1],
    ['Documentation sites from Markdown and React', 74, 2],
    ['用 Markdown 与 React 构建一个多语言的文档站点', 74, 2],
    [LONG, 46, 3],
  ])('%s', (title, fontSize, lines) => {
    expect(titleSize(title, WIDTH)).toEqual({ fontSize, lines });
  });

  it('is the smallest for what fits in no size', () => {
    expect(titleSize(LONG.repeat(4), WIDTH)).toEqual({ fontSize: 46, lines: 4 });
  });
});
