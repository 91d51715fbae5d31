import { describe, expect, it } from 'vitest';
import { notebookToMarkdown } from './notebook-to-markdown.js';
import { notebookProse } from './notebook-prose.js';

const LABELS = {
  code: 'Code',
  output: 'Output, {count} lines',
  image: 'Output of cell {number}',
  download: 'Download',
};

/** Cells as Jupyter writes them: one line of the file for each line of text. */
function notebook(cells: object[], metadata: object = {}): string {
  return JSON.stringify({ cells, metadata, nbformat: 4, nbformat_minor: 5 }, null, 1);
}

const lines = (text: string) => text.split(/(?<=\n)/);
const words = (text: string) => ({ cell_type: 'markdown', metadata: {}, source: lines(text) });
const code = (text: string, outputs: object[] = [], rest: object = {}) => ({
  cell_type: 'code',
  execution_count: 3,
  metadata: {},
  source: lines(text),
  outputs,
  ...rest,
});

function convert(source: string, settings = {}) {
  const files: [string, string][] = [];
  const text = notebookToMarkdown(
    { file: '/docs/tides.ipynb', source },
    { labels: LABELS, ...settings },
    (name, bytes) => {
      files.push([name, bytes.toString()]);
      return `@site/files/${name}`;
    },
  );
  return { ...text, files };
}

describe('a notebook as Markdown', () => {
  it('shows text, code in the language of the kernel, and what it has put out', () => {
    const cells = [
      words('# Tides\n\nHigh water.'),
      code('print("a")\n', [
        { output_type: 'stream', name: 'stdout', text: ['one\n'] },
        { output_type: 'stream', name: 'stdout', text: 'two\n' },
        { output_type: 'stream', name: 'stderr', text: '10%\r20%\rdone\n' },
        { output_type: 'execute_result', execution_count: 3, data: { 'text/plain': "'x'" } },
      ]),
      code(
        '1/0',
        [{ output_type: 'error', ename: 'ZeroDivisionError', evalue: 'x', traceback: ['\u001b[31mno\u001b[0m'] }],
        {
          execution_count: null,
        },
      ),
    ];
    expect(convert(notebook(cells, { language_info: { name: 'python' } }), { download: true }).source).toBe(
      [
        '# Tides\n\nHigh water.',
        '```python title="In [3]"\nprint("a")\n```',
        '```text\none\ntwo\n```',
        '```text title="stderr"\ndone\n```',
        '```text title="Out [3]"\n\'x\'\n```',
        '```python\n1/0\n```',
        '```ansi title="ZeroDivisionError"\n\u001b[31mno\u001b[0m\n```',
        '[Download](<./tides.ipynb?download>)\n',
      ].join('\n\n'),
    );
  });

  it('writes pictures as files, and shows the richest form that needs no program', () => {
    const data = (types: object) => code('', [{ output_type: 'display_data', data: types }]);
    const picture = { 'image/png': Buffer.from('PNG').toString('base64'), 'text/plain': '<Figure>' };
    const { source, files } = convert(
      notebook([
        data(picture),
        data({ 'image/svg+xml': ['<svg>', '</svg>'] }),
        data({ 'text/html': '<div id="p"></div><script>draw()</script>', ...picture }),
        data({
          'text/html': '<style>td{}</style><table border="1" class="dataframe"><tr><th></th><td>1<tr><td>2\n\n3',
          'text/plain': '1',
        }),
        data({ 'application/json': { a: 1 } }),
        data({ 'text/latex': '$\\displaystyle x^2$' }),
        {
          ...words('![a](attachment:b%20c.png)'),
          attachments: { 'b c.png': { 'image/png': Buffer.from('B').toString('base64') } },
        },
      ]),
    );
    expect(source).toBe(
      [
        '![Output of cell 1](@site/files/tides-1.png)',
        '![Output of cell 2](@site/files/tides-2.svg)',
        '![Output of cell 3](@site/files/tides-3.png)',
        '<div>\n<table class="dataframe"><tr><td></td><td>1</td></tr><tr><td>2\n&#32;\n3</td></tr></table>\n</div>',
        '```json\n{\n  "a": 1\n}\n```',
        '```latex\nx^2\n```',
        '![a](@site/files/b c.png)\n',
      ].join('\n\n'),
    );
    expect(files.map(([, content]) => content)).toEqual(['PNG', '<svg></svg>', 'PNG', 'B']);
  });

  it('folds long output and what cells ask to hide, and leaves out what they ask to remove', () => {
    const long = [{ output_type: 'stream', name: 'stdout', text: 'x\n'.repeat(50) }];
    const short = [{ output_type: 'stream', name: 'stdout', text: 'y' }];
    const { source } = convert(
      notebook([
        code('a', long),
        code('b', short, { metadata: { tags: ['hide-input', 'remove-output'] } }),
        code('c', short, { metadata: { tags: ['remove-cell'] } }),
        code('d', short, { metadata: { jupyter: { outputs_hidden: true }, tags: ['remove-input'] } }),
        { cell_type: 'raw', metadata: {}, source: 'raw' },
      ]),
    );
    expect(source.replace(/(x\n){50}/, 'x…\n')).toBe(
      [
        '```python title="In [3]"\na\n```',
        '<details>\n<summary>Output, 50 lines</summary>\n\n```text\nx…\n```\n\n</details>',
        '<details>\n<summary>Code</summary>\n\n```python title="In [3]"\nb\n```\n\n</details>',
        '<details>\n<summary>Output, 1 lines</summary>\n\n```text\ny\n```\n\n</details>\n',
      ].join('\n\n'),
    );
  });

  it.each([
    ['python', 'x', {}, {}],
    ['bash', '%%bash\nls', {}, {}],
    ['r', 'x', {}, { language_info: { name: 'R' } }],
    ['julia', 'x', {}, { kernelspec: { language: 'julia' } }],
    ['python', 'x', {}, { language_info: { name: 'ipython3' } }],
    ['sql', 'x', { vscode: { languageId: 'sql' } }, { language_info: { name: 'python' } }],
  ])('knows %s', (language, source, own, metadata) => {
    expect(convert(notebook([code(source, [], { metadata: own })], metadata)).source).toContain('```' + language + ' ');
  });

  it('takes front matter from the first cell, or from the metadata', () => {
    const raw = { cell_type: 'raw', metadata: {}, source: ['---\n', 'title: A\n', '---'] };
    expect(notebookProse({ file: '/a.ipynb', source: notebook([raw, code('x'), words('Text')]) })).toBe(
      '---\ntitle: A\n---\n\nText\n',
    );
    const prose = (metadata: object) =>
      notebookProse({ file: '/a.ipynb', source: notebook([words('Text')], metadata) });
    expect(prose({ title: 'B' })).toBe('---\n{"title":"B"}\n---\n\nText\n');
    expect(prose({ front_matter: { slug: '/b' } })).toContain('{"slug":"/b"}');
  });

  it('knows where each line stands in the file', () => {
    const json = notebook([words('# A\n\nsee "b" {'), { ...code(''), source: 'x = 1\ny = 2\n' }]);
    const text = convert(json);
    const markdown = text.source.split('\n');
    const at = (part: string, column = 1) =>
      text.placeOf({ line: markdown.findIndex((line) => line.includes(part)) + 1, column });
    const written = json.split('\n');
    const columnOf = (part: string) => (written.find((line) => line.includes(part)) ?? '').indexOf(part) + 1;
    const lineOf = (part: string) => written.findIndex((line) => line.includes(part)) + 1;
    expect(at('see', 2)).toEqual({ line: lineOf('see'), column: columnOf('see') + 1 });
    // A source that is one text stands on one line.
    expect(at('y = 2').line).toBe(lineOf('y = 2'));
    expect(at('y = 2').column).toBe(columnOf('y = 2'));
  });

  it.each([
    ['{"cells": [,]}', 'The notebook is not valid JSON', 1, 12],
    ['', 'The notebook is not valid JSON', 1, 1],
    ['{"a": 1}', 'The file is JSON, but no notebook: it has no "nbformat".', 1, 1],
    ['{\n "worksheets": [],\n "nbformat": 3\n}', 'The notebook has the old format 3; format 4 is needed.', 3, 2],
    ['{"nbformat": 4}', 'The notebook is damaged: it has no list of "cells".', 1, 1],
    [
      '{"nbformat": 4, "cells": [\n{"cell_type": "code", "source": 3}]}',
      'Cell 1 of the notebook is damaged: its "source" is no text.',
      2,
      1,
    ],
  ])('says what is wrong with %j', (source, message, line, column) => {
    expect(() => convert(source)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(message),
        details: expect.objectContaining({ file: '/docs/tides.ipynb', line, column, hint: expect.any(String) }),
      }),
    );
  });
});
