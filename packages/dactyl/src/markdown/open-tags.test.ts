import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../test/markdown/compile-text.js';

const open = (count: number) => '<b>'.repeat(count);

describe('many opening tags in a row', () => {
  it.each([
    ['an expression', `# Title\n\n{x${open(40)}y}`, 3, 3],
    ['an export', `export const a = x${open(40)}y\n`, 1, 19],
    ['types', `{${'a<b>('.repeat(40)}y}`, 1, 3],
  ])('are an error at once in %s', async (_, source, line, column) => {
    await expect(compileText(source)).rejects.toMatchObject({
      message: expect.stringContaining('none of them is closed'),
      details: { line, column, hint: expect.stringContaining('Close them') },
    });
  });

  it('are right where they are closed', async () => {
    expect(await htmlOf(`a {1} b\n\n${open(20)}a${'</b>'.repeat(20)}`)).toContain('<b><b>a</b></b>');
    expect(await htmlOf(`\`{${open(20)}}\``)).toContain('&lt;b&gt;');
  });
});
