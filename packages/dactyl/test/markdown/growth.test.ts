/**
 * What looks at texts of authors has as much work with one long text as with its parts: a search whose work grows with
 * the square of its input would have 32 times as much.
 */
import { expect, it } from 'vitest';
import { readTitleAndExcerpt } from '../../src/node/content/title-and-excerpt.js';
import { findRanges } from '../../src/node/markdown/code-ranges.js';
import { headingIdEdits } from '../../src/node/markdown/heading-id-lines.js';
import { absoluteSourceSet } from '../../src/features/blog/node/feeds/reader-attributes.js';
import { readingTimeIn } from '../../src/features/blog/node/reading-time.js';
import { prefixLines } from '../../src/node/pipeline/markdown-twin/blocks.js';
import { parseContent } from '../../src/node/pipeline/markdown-twin/content-tree.js';
import { parseCodeMeta } from '../../src/shared/code-meta.js';
import { readLiveMeta } from '../../src/shared/live-meta.js';
import { localCss } from '../../src/node/images/local-css.js';
import { withOwnNames } from '../../src/node/images/svg-names.js';

const CASES: [string, (text: string) => unknown, (length: number) => string][] = [
  ['srcset, commas', (text) => absoluteSourceSet(text, 'https://x.example/'), (n) => ','.repeat(n)],
  ['srcset, a word of commas', (text) => absoluteSourceSet(text, 'https://x.example/'), (n) => `a${','.repeat(n)}`],
  ['svg, no braces', (text) => withOwnNames(`<style>${text}</style>`), (n) => "='".repeat(n / 2)],
  ['svg, open styles', withOwnNames, (n) => '<style>'.repeat(n / 7)],
  ['css, open addresses', localCss, (n) => 'url('.repeat(n / 4)],
  ['css, quoted addresses', localCss, (n) => 'url("a" '.repeat(n / 8)],
  ['css, escapes', localCss, (n) => '\\7'.repeat(n / 2)],
  ['twin, blanks', (text) => prefixLines(text, '> ', '> '), (n) => `${' '.repeat(n)}!`],
  ['twin, a long name', parseContent, (n) => `<${'aA'.repeat(n / 2)}`],
  ['twin, a word of classes in text', parseContent, (n) => `<p>${'markdown '.repeat(n / 9)}`],
  ['twin, many classes', parseContent, (n) => `<a${' class="x markdown-x'.repeat(n / 20)}`],
  ['title, blanks', (text) => readTitleAndExcerpt(`# a${text}b`), (n) => '\t'.repeat(n)],
  ['title, braces', (text) => readTitleAndExcerpt(`# a${text}`), (n) => '{#'.repeat(n / 2)],
  ['title, backticks', (text) => readTitleAndExcerpt(`# ${text}!`), (n) => '`'.repeat(n)],
  ['heading id, signs', (text) => headingIdEdits(`## \\{#a} ${text}`, { mdx: false }), (n) => '{# '.repeat(n / 3)],
  ['heading id, comment', (text) => headingIdEdits(`## <!-- ${text}`, { mdx: false }), (n) => '#'.repeat(n)],
  ['heading id, above a line', (text) => headingIdEdits(`a ${text}}\n===`, { mdx: false }), (n) => '{a '.repeat(n / 3)],
  [
    'code, runs of all lengths',
    findRanges,
    (n) => Array.from({ length: Math.sqrt(n) * 2 }, (_, i) => '`'.repeat(i)).join('a'),
  ],
  ['code, one paragraph', findRanges, (n) => '`a` '.repeat(n / 4)],
  ['code, open comments', findRanges, (n) => '<!--'.repeat(n / 4)],
  ['code, backticks in front of one', findRanges, (n) => `${'`'.repeat(n)} \``],
  ['meta, quotes', readLiveMeta, (n) => `"import '`.repeat(n / 9)],
  ['meta, a title', parseCodeMeta, (n) => `title="${'\\"'.repeat(n / 2)}`],
  ['reading time', (content) => readingTimeIn('en')({ content }), (n) => 'tern '.repeat(n)],
  ['meta, ranges', parseCodeMeta, (n) => `{${'1-9999,'.repeat(n / 7)}1}`],
];

const LENGTH = 1500;
const TIMES = 32;

it.each(CASES)('%s', (_, look, make) => {
  const [short, long] = [make(LENGTH), make(LENGTH * TIMES)];
  const lookOneByOne = () => {
    for (let time = 0; time < TIMES; time++) look(short);
  };
  let [oneByOne, atOnce] = [Infinity, Infinity];
  // The least of five: the collector may come in between. Once it is clear, the others tell nothing more.
  for (let time = 0; time < 5 && !isInProportion(atOnce, oneByOne); time++) {
    oneByOne = Math.min(oneByOne, timeOf(lookOneByOne));
    atOnce = Math.min(
      atOnce,
      timeOf(() => look(long)),
    );
  }
  expect(isInProportion(atOnce, oneByOne), `${oneByOne} ms one by one, ${atOnce} ms at once`).toBe(true);
});

/** Of less than a millisecond the clock and the collector tell nothing. */
function isInProportion(atOnce: number, oneByOne: number): boolean {
  return atOnce / Math.max(oneByOne, 1) < 10;
}

/** Of the processor, in milliseconds: how much others have to do on the machine does not count. */
function timeOf(task: () => unknown): number {
  const start = process.cpuUsage();
  task();
  return process.cpuUsage(start).user / 1000;
}
