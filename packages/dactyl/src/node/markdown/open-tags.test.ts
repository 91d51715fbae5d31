import { describe, expect, it } from 'vitest';
import { testProcessor } from '../../../test/markdown/compile-text.js';

const open = (count: number) => '<b>'.repeat(count);
const processor = await testProcessor();
const compile = (source: string) => processor.compile({ file: '/site/docs/page.mdx', source });

describe('many opening tags in a row', () => {
  it.each([
    ['an expression', `# Title\n\n{x${open(40)}y}`, 3, 3],
    ['an export', `export const a = x${open(40)}y\n`, 1, 19],
    ['types', `{${'a<b>('.repeat(40)}y}`, 1, 3],
    ['an expression without an end', `{${'<a b={1}>'.repeat(40)}`, 1, 2],
    ['front of expressions', `{${'<a>{0}'.repeat(40)}`, 1, 2],
    ['front of comments', `{${'<a>{/* */}'.repeat(40)}`, 1, 2],
    ['texts with a bracket', `{${'<a b=">">'.repeat(40)}`, 1, 2],
    ['texts with the end of a tag', `{${'<a b="/>">'.repeat(40)}`, 1, 2],
    ['fragments', `{${'<>'.repeat(40)}`, 1, 2],
    ['attributes', `${'<a b={'.repeat(40)}`, 1, 7],
    ['an export over empty lines', `export const a = (\n\n${open(40)}y\n`, 3, 1],
  ])('are an error at once in %s', async (_, source, line, column) => {
    await expect(compile(source)).rejects.toMatchObject({
      message: expect.stringContaining('none of them is closed'),
      details: { line, column, hint: expect.stringContaining('Close them') },
    });
  });

  it.each([
    `a {1} b\n\n${open(20)}a${'</b>'.repeat(20)}`,
    `\`{${open(20)}}\``,
    `{${open(20)}a${'</b>'.repeat(20)}}`,
    `<p a={[${'<i b={2} />,'.repeat(40)}]} />`,
    `export const f = (n) => {\n${'for (let i = 0; i<n; i++) if (i<n && n>i) n--;\n'.repeat(20)}return n;\n};\n\n{f(1)}`,
    `it's {"<b>"} and it isn't {'${open(20)}'}`,
  ])('are right where they are closed, or no tags: %#', async (source) => {
    await expect(compile(source)).resolves.toBeDefined();
  });
});

describe('code that is nested', () => {
  it.each([
    ['brackets', `a\n\n{${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 3, 1],
    ['parentheses', `{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`, 1, 1],
    ['an export', `export const a = ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`, 1, 18],
  ])('20,000 levels deep is an error in %s', async (_, source, line, column) => {
    await expect(compile(source)).rejects.toMatchObject({
      message: expect.stringContaining('More than 200 brackets or tags are nested here'),
      details: { line, column, hint: expect.stringContaining('Move the code into a module') },
    });
  });

  it('50 levels deep is right', async () => {
    await expect(compile(`{${'['.repeat(50)}1${']'.repeat(50)}}`)).resolves.toBeDefined();
  });
});
