import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TEST_OPTIONS } from '../../../../test/markdown/compile-text.js';
import { createProcessor } from '../create-processor.js';
import { createTwoslash } from './twoslash.js';

// The website has the packages; TypeScript 7, which checks this repository, has no interface for them.
const siteDir = path.resolve(import.meta.dirname, '../../../../../../website');
const highlight = { ...TEST_OPTIONS.highlight, twoslash: true, notation: true };
const processor = await createProcessor({ ...TEST_OPTIONS, highlight }, { siteDir });
const compile = (source: string) => processor.compile({ file: '/site/docs/page.mdx', source });

const render = (code: string, meta = 'twoslash') => processor.renderCodeBlock(code, 'ts', meta);

describe('a block with types', () => {
  it('tells the type of each name, of a query below its line, and what is wrong', () => {
    const html = render('const size = 2;\n//    ^?\n// @errors: 2322\nlet text: string = size;\n');
    expect(html).toContain('data-type="const size: 2">');
    expect(html).toMatch(/data-note="const size: 2"[^>]*><\/span><span class="token-line">/);
    expect(html).toContain('<span class="twoslash-underline">');
    expect(html).toContain(`data-note="Type 'number' is not assignable to type 'string'."`);
    expect(html).toContain('language-ts code-block-twoslash"');
    // For keys, touch and screen readers; each type once.
    expect(html).toMatch(
      /<details class="twoslash-types"><summary>Types<\/summary><ul><li><code>const size: 2<\/code><\/li><li><code>let text: string<\/code><\/li><\/ul><\/details><\/div>$/,
    );
  });

  it('keeps marks at their lines when others are cut', () => {
    const html = render(
      'declare const a: number;\n// ---cut---\na; // [!code ++]\n// highlight-next-line\na.toFixed();',
    );
    expect(html.replace(/<details.*/, '').replace(/<(?!span class="token-line)[^>]*>/g, '')).toBe(
      '<span class="token-line code-block-inserted-line">a;\n<span class="token-line theme-code-block-highlighted-line">a.toFixed();',
    );
  });

  it('is one of TypeScript or JavaScript with the word', () => {
    expect(render('let a = 1;', 'title="twoslash"')).not.toContain('data-type');
    expect(processor.renderCodeBlock('a = 1', 'py', 'twoslash')).not.toContain('twoslash');
  });

  it('ends the build at a mistake, with its place in the file', async () => {
    await expect(
      compile('Text\n\n- ```ts twoslash\n  // @strict: true\n  const a = 1;\n  a = 2;\n  ```\n'),
    ).rejects.toMatchObject({
      message: "TypeScript finds a mistake in this code: Cannot assign to 'a' because it is a constant. (2588)",
      details: { line: 6, column: 3 },
    });
  });

  it('counts the lines of a mistake as the author does', async () => {
    const lines = ['// highlight-next-line', 'let a = 1;', '', '// [!code word:a]', 'a = 2; // [!code ++]', "a = 'b';"];
    await expect(compile(`\`\`\`ts twoslash\n${lines.join('\n')}\n\`\`\`\n`)).rejects.toMatchObject({
      details: { line: 7, column: 1 },
    });
    const codeFiles = { 'a.ts': { text: `${lines.join('\n')}\n`, path: 'a.ts' } };
    const source = 'Text\n\n```ts twoslash file=a.ts\n```\n';
    await expect(processor.compile({ file: '/site/docs/page.mdx', source, codeFiles })).rejects.toMatchObject({
      message: expect.stringContaining('It is in line 6 of what this block shows of "a.ts".') as string,
      details: { line: 3, column: 1 },
    });
  });
});

it('says how to install what is missing', () => {
  expect(() => createTwoslash('/')).toThrow('The option "markdown.twoslash" needs the package "twoslash/core"');
});
