import { describe, expect, it } from 'vitest';
import { compileText } from '../../../test/markdown/compile-text.js';

describe('the code of a page', () => {
  it.each([
    ['import a from "b"\n\ntext\n\nimport a from "c"\n\n{a()}', 'The name "a" is imported or declared twice.', 5],
    ['export const b = 1\n\n{b()}\n\nexport function b() {}', 'The name "b" is imported or declared twice.', 5],
  ])('has each name once: %j', async (source, message, line) => {
    await expect(compileText(source)).rejects.toMatchObject({ message, details: { line, column: 1 } });
  });

  it('is JavaScript', async () => {
    await expect(compileText('text\n\n<a-b. c d="e" />')).rejects.toMatchObject({
      message: expect.stringContaining('does not become valid JavaScript'),
      details: { line: 3, column: 1, hint: expect.stringContaining('names') },
    });
  });
});
