import { expect, it } from 'vitest';
import { findBlocks } from './find-blocks.js';
import { makeUnits } from './units.js';

it('gives blocks of each file a name of its own', () => {
  const files = ['日本語.md', '中文.md', 'a-b.md', 'a_b.md', 'a/b.md'];
  const blocks = files.flatMap((file) => findBlocks('```js check\n```', `/site/docs/${file}`));
  const names = makeUnits(blocks, { siteDir: '/site', form: 'url' }).map(({ name }) => name);
  expect(new Set(names).size).toBe(files.length);
  expect(names[2]).toMatch(/^docs_a_b_md_[\da-f]{8}_1\.mjs$/);
});
