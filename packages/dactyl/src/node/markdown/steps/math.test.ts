import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../test/markdown/compile-text.js';
import type { CompiledMarkdown } from '../types.js';

const math = { macros: { '\\R': '\\mathbb{R}' }, output: 'htmlAndMathml', singleDollarTextMath: true } as const;

function textOf(body: CompiledMarkdown['body']): string {
  return body.kind === 'html' ? body.html : body.code;
}

/** Sources of the formulas in HTML, those that stand apart with two dollars. */
function formulas(html: string): string[] {
  return [...html.matchAll(/(katex-display" tabindex="0">)?<span class="katex">.*?x-tex">(.*?)<\/annotation>/gs)].map(
    ([, apart, tex = '']) => (apart ? `$$${tex}$$` : `$${tex}$`),
  );
}

describe.each(['md', 'mdx'] as const)('formulas, in %s', (format) => {
  const compile = (source: string, options: object = {}) => compileText(source, { format, math, ...options });

  it('are drawn, in text and apart from it', async () => {
    const { body } = await compile(
      'A $\\frac{a}{b}$, \\$5 and `$x$`.\n\n$$\n\\int_{0}^{1} x\n$$\n\n$$ y < 1 $$\n\n- > ```math\n  > z \\in \\R\n  > ```\n\n```js\n$a$\n```\n',
    );
    const html = textOf(body);
    expect(formulas(html)).toEqual(['$\\frac{a}{b}$', '$$\\int_{0}^{1} x$$', '$$y &lt; 1$$', '$$z \\in \\R$$']);
    expect(html).toContain(', $5 and <code>$x$</code>.');
    expect(html).not.toContain('katex-error');
  });

  it('in a heading are words of its id and of the table of contents', async () => {
    const { body, toc, contentTitle } = await compile('# On $E$\n\n## Sum $x^2$\n\n## Sum $x^2$\n');
    expect(contentTitle).toBe('On E');
    expect(toc.map(({ id, value }) => [id, value])).toEqual([
      ['sum-x2', 'Sum x^2'],
      ['sum-x2-1', 'Sum x^2'],
    ]);
    expect(formulas(textOf(body))).toEqual(['$E$', '$x^2$', '$x^2$']);
  });

  it('need two dollars where the site says so, and are MathML alone', async () => {
    const { body } = await compile('Costs $5 or $6.\n\n$$\nx\n$$\n', {
      math: { macros: {}, output: 'mathml', singleDollarTextMath: false },
    });
    expect(textOf(body)).toMatch(
      /^<p>Costs \$5 or \$6\.<\/p>\n<span class="katex-display"[^>]*><span class="katex"><math/,
    );
    expect(textOf(body)).not.toContain('katex-html');
  });

  it.each([
    ['Text $a \\foo b$.', { line: 1, column: 9 }, 'Undefined control sequence: \\foo'],
    ['- > $$\n  > x\n  > y_1_2\n  > $$\n', { line: 3, column: 8 }, 'Double subscript'],
    ['a\n\n```math\n\\frac{1\n```\n', { line: 4, column: 8 }, "expected '}'"],
  ])('that cannot be read end the build: %j', async (source, place, message) => {
    await expect(compile(source)).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      details: place,
    });
  });

  it('that KaTeX reads in its own way are warned about', async () => {
    const { warnings } = await compile('a\n\nText $a ü$.');
    expect(warnings).toEqual([{ message: expect.stringContaining('ü') as string, line: 3, column: 9 }]);
  });
});
