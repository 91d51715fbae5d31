/**
 * GitHub's extensions in the format `md`, rule by rule of the GFM specification 0.29. Its text may not be copied into
 * this repository, so each rule has an example of ours; the number of the example that shows it there stands in front.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Processor } from '../../../src/node/markdown/types.js';
import { plainHtml } from './plain-html.js';
import { compilePlain, plainProcessor } from './plain-processor.js';

const TABLES: Example[] = [
  [
    '198: rows of cells',
    '| Key | Use |\n| --- | --- |\n| `a` | one |\n',
    table(['Key', 'Use'], ['<code>a</code>', 'one']),
  ],
  [
    '199: alignment, pipes at the ends left out',
    '| left | middle | end |\n:-- | :-----: | ---:\n1 | 2 | 3\n',
    '<table><thead><tr><th align="left">left</th><th align="center">middle</th><th align="right">end</th></tr></thead>' +
      '<tbody><tr><td align="left">1</td><td align="center">2</td><td align="right">3</td></tr></tbody></table>',
  ],
  [
    '200: escaped pipes, in code too',
    '| Sign |\n| --- |\n| `x \\| y` |\n| x **\\|** y |\n',
    table(['Sign'], ['<code>x | y</code>'], ['x <strong>|</strong> y']),
  ],
  [
    '201: ends where another block begins',
    '| A | B |\n| - | - |\n| 1 | 2 |\n> quoted\n',
    `${table(['A', 'B'], ['1', '2'])}<blockquote><p>quoted</p></blockquote>`,
  ],
  [
    '202: goes on until an empty line',
    '| A | B |\n| - | - |\n| 1 | 2 |\nloose\n\nAfter.\n',
    `${table(['A', 'B'], ['1', '2'], ['loose', ''])}<p>After.</p>`,
  ],
  ['203: as many delimiters as cells in the header', '| A | B |\n| - |\n| 1 |\n', '<p>| A | B | | - | | 1 |</p>'],
  [
    '204: other rows may have fewer or more cells',
    '| A | B |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |\n',
    table(['A', 'B'], ['1', ''], ['1', '2']),
  ],
  ['205: a table without rows', '| A | B |\n| - | - |\n', table(['A', 'B'])],
];

const TASK_LISTS: Example[] = [
  ['279: open and done', '- [ ] write\n- [x] read\n', `<ul>${task('write')}${task('read', 'checked=""')}</ul>`],
  [
    '280: nested, and with a capital',
    '- [X] all\n  - [ ] some\n- [ ] none\n',
    `<ul>${task(`all<ul>${task('some')}</ul>`, 'checked=""')}${task('none')}</ul>`,
  ],
  ['a marker needs a blank behind it', '- [ ]\n- [x]y\n', '<ul><li>[ ]</li><li>[x]y</li></ul>'],
];

const STRIKETHROUGH: Example[] = [
  ['491: one or two tildes', '~~Old~~ and ~older~.', '<p><del>Old</del> and <del>older</del>.</p>'],
  ['492: not across paragraphs', 'Not ~~here\n\nor there~~.', '<p>Not ~~here</p><p>or there~~.</p>'],
  ['not with three', 'So ~~~is not~~~ this.', '<p>So ~~~is not~~~ this.</p>'],
];

const AUTOLINKS: Example[] = [
  ['621: www', 'www.example.org', `<p>${link('http://www.example.org', 'www.example.org')}</p>`],
  [
    '622: a path behind the domain',
    'See www.example.org/docs now.',
    `<p>See ${link('http://www.example.org/docs', 'www.example.org/docs')} now.</p>`,
  ],
  [
    '623: punctuation at the end is text',
    'Is it www.example.org/a.b? No: www.example.org.',
    `<p>Is it ${link('http://www.example.org/a.b', 'www.example.org/a.b')}? No: ${link('http://www.example.org', 'www.example.org')}.</p>`,
  ],
  [
    '624: parentheses count when they match',
    'www.example.org/a(b)\n\n(www.example.org/a(b))\n',
    `<p>${link('http://www.example.org/a(b)', 'www.example.org/a(b)')}</p><p>(${link('http://www.example.org/a(b)', 'www.example.org/a(b)')})</p>`,
  ],
  [
    '625: parentheses inside are all kept',
    'www.example.org/a?q=(b)+c',
    `<p>${link('http://www.example.org/a?q=(b)+c', 'www.example.org/a?q=(b)+c')}</p>`,
  ],
  [
    '626: an entity at the end is text',
    'www.example.org/?a=b&c=d www.example.org/?a=b&copy;',
    `<p>${link('http://www.example.org/?a=b&amp;c=d', 'www.example.org/?a=b&amp;c=d')} ${link('http://www.example.org/?a=b', 'www.example.org/?a=b')}©</p>`,
  ],
  [
    '627: "<" ends a link',
    'www.example.org/a<b',
    `<p>${link('http://www.example.org/a', 'www.example.org/a')}&lt;b</p>`,
  ],
  [
    '628: http and https',
    'http://example.org (https://example.org/?q=a+(b))',
    `<p>${link('http://example.org')} (${link('https://example.org/?q=a+(b)')})</p>`,
  ],
  ['629: e-mail', 'team@example.org', `<p>${link('mailto:team@example.org', 'team@example.org')}</p>`],
  [
    '630: "+" only in front of "@"',
    'Not a@mail+b.example.org, but a+b@mail.example.org',
    `<p>Not a@mail+b.example.org, but ${link('mailto:a+b@mail.example.org', 'a+b@mail.example.org')}</p>`,
  ],
  [
    '631: the domain ends in a letter or digit',
    'a.b-c_d@e.f. and a.b-c_d@e.f-\n',
    `<p>${link('mailto:a.b-c_d@e.f', 'a.b-c_d@e.f')}. and a.b-c_d@e.f-</p>`,
  ],
];

/**
 * Where we differ, on purpose. Raw HTML is an author's own here, so nothing is filtered out of it (653). An address
 * with `ftp:` stays text, as on GitHub today and in remark-gfm (part of 628): browsers no longer open them.
 */
const DIFFERENT: Example[] = [
  ['653: no tag is forbidden', 'a <title>b</title> c', '<p>a <title>b</title> c</p>'],
  ['628: no FTP', 'ftp://example.org', '<p>ftp://example.org</p>'],
];

describe.each([
  ['tables', TABLES],
  ['task lists', TASK_LISTS],
  ['strikethrough', STRIKETHROUGH],
  ['autolinks', AUTOLINKS],
  ['differences', DIFFERENT],
])('GFM: %s', (_, examples) => {
  let processor: Processor;
  beforeAll(async () => {
    processor = await plainProcessor();
  });

  it.each(examples)('%s', async (_rule, markdown, html) => {
    expect(await compilePlain(processor, markdown)).toBe(plainHtml(html));
  });
});

/** Rule, Markdown, HTML. */
type Example = [string, string, string];

function table(head: string[], ...rows: string[][]): string {
  const row = (cells: string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  const body = rows.length > 0 ? `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>` : '';
  return `<table><thead>${row(head, 'th')}</thead>${body}</table>`;
}

function task(text: string, checked = ''): string {
  return `<li><input type="checkbox" disabled="" ${checked}> ${text}</li>`;
}

function link(url: string, text = url): string {
  return `<a href="${url}">${text}</a>`;
}
