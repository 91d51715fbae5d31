import { describe, expect, it } from 'vitest';

import { pageOfUrl } from './page-of-url.mjs';
import { plainMarkdown } from './plain-markdown.mjs';
import { countFound, missedLines, rankOf, scoreTable } from './score.mjs';

const query = { set: 'website-en', query: 'logo', pages: ['/a', '/b'], half: 'tune', kind: 'words' };
const answer = (/** @type {string[]} */ ...pages) => ({ pages, bytes: 1 });

describe('the page of a result', () => {
  it('is the same for all forms of an address', () => {
    expect(pageOfUrl('/zh/docs/%E8%BF%81%E7%A7%BB#not-yet', '/zh')).toBe('/docs/迁移');
    expect(pageOfUrl('/guide/index.html', '')).toBe('/guide');
    expect(pageOfUrl('/guide/cli.html', '')).toBe('/guide/cli');
    expect(pageOfUrl('/guide/', '')).toBe('/guide');
    expect(pageOfUrl('/zh', '/zh')).toBe('/');
    expect(pageOfUrl('/zhang', '/zh')).toBe('/zhang');
  });
});

describe('scores', () => {
  it('count the first of several right pages', () => {
    expect(rankOf(query, answer('/c', '/b', '/a'))).toBe(2);
    expect(rankOf(query, answer('/c'))).toBe(Infinity);
  });

  it('are shares of each list and half', () => {
    const rated = [
      { query, answers: { One: answer('/a'), Two: answer('/c', '/a') } },
      { query: { ...query, kind: 'typo' }, answers: { One: answer(), Two: answer('/a') } },
    ];
    expect(countFound(rated, 'One', 1)).toBe(1);
    expect(scoreTable(rated, ['One', 'Two']).split('\n').slice(2)).toEqual([
      '| all words | tune | 1 | 1 (100 %) | 1 (100 %) | 0 (0 %) | 1 (100 %) |',
      '| website-en | tune | 1 | 1 (100 %) | 1 (100 %) | 0 (0 %) | 1 (100 %) |',
      '| typos | tune | 1 | 0 (0 %) | 0 (0 %) | 1 (100 %) | 1 (100 %) |',
    ]);
    expect(missedLines(rated, ['One', 'Two'])).toBe(
      'website-en tune typo "logo" → /a | /b\n    One –, Two 1; One shows nothing',
    );
  });
});

describe('Markdown of VitePress', () => {
  it('keeps what readers see', () => {
    const source = `---
title: Routing
outline: deep
---

<script setup>
const secret = 1;
</script>

# Routing <Badge type="info" text="beta" />

[[toc]]

::: tip Remember {#id}
Text ![a diagram](./diagram.png).
:::

::: code-group

\`\`\`js [one.js]
<script>{{ kept }}</script>
::: tip
\`\`\`

:::

<<< @/snippets/one.js
`;
    expect(plainMarkdown(source).replaceAll(/\n{2,}/g, '\n')).toBe(`---
title: Routing
---
# Routing ${''}
:::tip[Remember]
Text a diagram.
:::
\`\`\`js [one.js]
<script>{{ kept }}</script>
::: tip
\`\`\`
`);
  });
});
