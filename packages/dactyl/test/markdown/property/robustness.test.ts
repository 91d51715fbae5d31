/**
 * Whatever an author writes compiles, or is an error that helps. 300 damaged texts; 50,000 with DACTYL_TEST_FULL=1.
 * A failure names the number of its input; DACTYL_TEST_INPUT=NUMBER tries that one alone.
 */
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteError } from '../../../src/node/base/site-error.js';
import type { CompiledMarkdown, Processor } from '../../../src/node/markdown/types.js';
import { testProcessor } from '../compile-text.js';
import { mutate } from './mutate.js';
import { createRandom } from './random.js';
import { startingTexts } from './texts.js';
import { startWatchdog, type Watchdog } from './watchdog.js';

const COUNT = process.env.DACTYL_TEST_FULL === '1' ? 50_000 : 300;
const { DACTYL_TEST_INPUT } = process.env;
/** Of one input, on a machine that does other things besides. The slowest one takes a hundredth of it. */
const LONGEST = 10_000;
/** After the caches are full. */
const MOST_GROWTH = 120 * 2 ** 20;

describe('damaged Markdown and MDX', () => {
  let processor: Processor;
  let watchdog: Watchdog;
  beforeAll(async () => {
    processor = await testProcessor({ format: 'detect' });
    watchdog = startWatchdog(LONGEST);
  });
  afterAll(() => watchdog.end());

  it(`compiles or is explained, ${COUNT} texts`, async () => {
    const texts = startingTexts();
    const complaints: string[] = [];
    const numbers = DACTYL_TEST_INPUT
      ? [Number(DACTYL_TEST_INPUT)]
      : Array.from({ length: COUNT }, (_, index) => index);
    let memory = Infinity;
    for (const number of numbers) {
      const source = mutate(texts, createRandom(number));
      const file = number % 3 === 0 ? '/site/docs/page.md' : '/site/docs/page.mdx';
      watchdog.begin(`${number} ${file}`, source);
      const problem = await tryOne(processor, { file, source });
      if (problem !== undefined) complaints.push(`input ${number} (${file}): ${problem}\n${JSON.stringify(source)}`);
      // Native memory is freed when the event loop turns.
      if (number % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (number === Math.floor(COUNT / 2)) memory = process.memoryUsage().rss;
    }
    expect(complaints.slice(0, 5).join('\n\n'), `${complaints.length} of ${COUNT}`).toBe('');
    expect(process.memoryUsage().rss - memory).toBeLessThan(MOST_GROWTH);
  });
});

/** What is wrong with the result, or with the error. */
async function tryOne(processor: Processor, file: { file: string; source: string }): Promise<string | undefined> {
  try {
    return complaint(await processor.compile(file));
  } catch (error) {
    if (!(error instanceof SiteError)) return `an error of ours: ${String(error)}`;
    const { line, column, hint } = error.details;
    const lines = file.source.split(/\r\n?|\n/).length;
    if (error.details.file !== file.file) return `names no file: ${error.message}`;
    if (line === undefined || column === undefined) return `has no place: ${error.message}`;
    if (line < 1 || line > lines || column < 1)
      return `the place ${line}:${column} is not in the text: ${error.message}`;
    return hint ? undefined : `has no hint: ${error.message}`;
  }
}

function complaint({ body, references, toc, anchors }: CompiledMarkdown): string | undefined {
  const output = body.kind === 'html' ? body.html : body.code;
  const mark = body.kind === 'html' ? findMark(parseFragment(body.html)) : undefined;
  if (mark) return `"${mark}" was left in the output`;
  for (const [whole, number] of output.matchAll(/dactyl-ref:(\d+)/g)) {
    if (!references[Number(number)]) return `${whole} refers to nothing`;
  }
  // A heading of nothing but signs has an empty id.
  const lost = toc.find(({ id }) => id !== '' && !anchors.includes(id));
  if (lost) return `the table of contents leads to #${lost.id}, which is not in the page`;
  return body.kind === 'module' ? syntaxError(body.code) : undefined;
}

/** Names that our steps use in between. Text of a script that an author left open may hold them. */
function findMark(node: DefaultTreeAdapterTypes.Node): string | undefined {
  if ('tagName' in node) {
    const names = [node.tagName, ...node.attrs.map(({ name }) => name)];
    const own = names.find((name) => name.startsWith('dactyl-'));
    if (own) return own;
  }
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = findMark(child);
    if (found) return found;
  }
  return undefined;
}

const AsyncFunction = (async () => {}).constructor as new (code: string) => unknown; // no global name leads to it

function syntaxError(code: string): string | undefined {
  try {
    return typeof new AsyncFunction(code) === 'function' ? undefined : 'its code is no function';
  } catch (error) {
    return `its code is no JavaScript: ${String(error)}`;
  }
}
