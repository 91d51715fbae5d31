import { describe, expect, it } from 'vitest';
import { TEST_OPTIONS } from '../../../test/markdown/compile-text.js';
import { createProcessor } from './create-processor.js';
import { headingsOf, sourceIds } from './source-ids.js';
import { loadUnifiedEngine } from './unified/unified-engine.js';

function idsOf(text: string, source: string) {
  const { ids, unmatched } = sourceIds(text, headingsOf(source), { maintainCase: false });
  return { ids: Object.fromEntries(ids), unmatched };
}

const SOURCE = '# Intro\n\n## Intro\n\n### Use it\n\n## Options\n\n### `one`\n\n### Two {#second}\n';

describe('ids of the source', () => {
  it('go to headings in the same places of the same outline, and to none that has an id', () => {
    const text = '# 介绍\n\n## 介绍\n\n### 使用\n\n## 选项 {#own}\n\n### `one`\n\n### 二\n';
    expect(idsOf(text, SOURCE)).toEqual({ ids: { 3: 'intro-1', 5: 'use-it', 9: 'one', 11: 'second' }, unmatched: [] });
  });

  it('are never guessed: a part that differs keeps its own, other parts do not suffer', () => {
    const text = '## 介绍\n### 使用\n## 选项\n### `one`\n### 一半\n### 二\n';
    expect(idsOf(text, SOURCE)).toEqual({
      ids: { 1: 'intro-1', 2: 'use-it', 3: 'options', 4: 'one' },
      unmatched: [5, 6],
    });
    expect(idsOf('## 介绍\n## 新\n## 选项\n', SOURCE).unmatched).toEqual([1, 2, 3]);
  });

  it.each([
    ['an id in the text', '## 新\n## 又新\n## 介绍 {#intro-1}\n## 选项\n', { 4: 'options' }, [1, 2]],
    ['the same words', '## 介绍\n## Options\n## 新\n', { 1: 'intro-1', 2: 'options' }, [3]],
  ])('are found from a fixed point on: %s', (_, text, ids, unmatched) => {
    expect(idsOf(text, SOURCE)).toEqual({ ids, unmatched });
  });

  it('do not go where another heading has the id already, nor to headings in code and comments', () => {
    const text = '## 介绍\n\n```md\n## 代码\n```\n\n{/*\n## 旧\n*/}\n\n### 使用 {#options}\n\n## 选项\n';
    expect(idsOf(text, '## Intro\n### Use it\n<!--\n## Old\n-->\n## Options\n')).toEqual({
      ids: { 1: 'intro' },
      unmatched: [],
    });
  });

  it.each([
    ['the usual one', {}],
    ['that of sites with plugins', { loadEngine: loadUnifiedEngine }],
  ])('reach the page with each engine: %s', async (_, parts) => {
    const { compile } = await createProcessor(TEST_OPTIONS, parts);
    const source = '---\ntitle: 介绍\n---\n\n# 介绍\n\n## 开始\n\n<div>\n\n### 细节\n\n</div>\n';
    const sourceHeadings = { file: 'docs/a.mdx', text: '# Intro\n## Start\n### Detail' };
    const { toc } = await compile({ file: '/a.mdx', source, sourceHeadings });
    expect(toc.map(({ id }) => id)).toEqual(['start', 'detail']);
  });
});
