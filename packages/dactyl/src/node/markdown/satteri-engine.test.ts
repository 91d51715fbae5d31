/**
 * satteri is pinned, because we use internals that may change with any release. When this test fails, read
 * satteri's changelog first.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadEngine } from './satteri-engine.js';
import { compileText, htmlOf } from '../../../test/markdown/compile-text.js';

it('is the pinned version', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const engine = await loadEngine(() => [], { replacedElements: [] });
  expect(engine.version).toBe(manifest.dependencies.satteri);
});

it('gives syntax trees whose places count bytes', async () => {
  let tree: unknown;
  await loadEngine(
    ({ parseEsm }) => {
      tree = parseEsm('export const é = 1;\nimport "x";');
      return [];
    },
    { replacedElements: [] },
  );
  expect(tree).toMatchObject({
    body: [
      { start: 0, end: 20 },
      { type: 'ImportDeclaration', start: 21, end: 32 },
    ],
  });
});

it('visits in the order of the document, whatever the depth', async () => {
  const { toc, references } = await compileText(
    '## A [l](1)\n\n- ## B\n\n  > ## C [l](2)\n\n<X>\n\n## D [l](3)\n\n</X>\n\n## E\n',
  );
  expect(toc.map(({ value }) => value).join()).toBe('A l,B,C l,D l,E');
  expect(references.map(({ url }) => url)).toEqual(['1', '2', '3']);
});

it('applies edits of nested nodes in one pass', async () => {
  const html = await htmlOf(':::note[[l](https://a.b)]\n\n> ```js\n> x\n> ```\n\n:::\n');
  expect(html).toContain('<a href="https://a.b" target="_blank" rel="noopener noreferrer">l</a></div>');
  expect(html).toContain('<blockquote>\n<div class="theme-code-block language-js">');
});
