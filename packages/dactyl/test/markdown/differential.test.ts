/** Both engines run the same steps, but read, convert and print by themselves: whatever they disagree on is a fault. */
import { expect, it } from 'vitest';
import { createProcessor } from '../../src/node/markdown/create-processor.js';
import { loadUnifiedEngine } from '../../src/node/markdown/unified/unified-engine.js';
import { componentElements } from '../../src/node/markdown/steps/replaced-elements.js';
import type { Processor, ProcessorOptions } from '../../src/node/markdown/types.js';
import { SiteError } from '../../src/node/base/site-error.js';
import { TEST_OPTIONS } from './compile-text.js';
import { corpus, type CorpusFile } from './corpus.js';
import { canonicalHtml, outcomeOf, type Outcome } from './same-output.js';

const files = corpus();

/** JSX inside of an expression is what the author wrote, and no element of Markdown: @mdx-js/mdx leaves it alone. */
const MAPS_JSX_IN_EXPRESSIONS = 'satteri hands elements in expressions to the components of the site';

/** File and what differs → why. Only where the site replaces elements. */
const KNOWN_DIFFERENCES: Record<string, string> = {
  'expressions-dynamic.mdx html': MAPS_JSX_IN_EXPRESSIONS,
  'expressions-toc.mdx html': MAPS_JSX_IN_EXPRESSIONS,
};

it('compares at least 300 files', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(300);
});

it('finds the same in both engines', async () => {
  // Each construct is in many containers: the full run takes all of them.
  const isFull = process.env.DACTYL_TEST_FULL === '1';
  const compared = files.filter(({ isWritten }, index) => isWritten || isFull || index % 9 === 0);
  expect(await differences(compared, {})).toEqual([]);
});

it('finds the same where the site replaces elements', async () => {
  const replacedElements = ['a', 'img', 'h2', 'li', 'table', 'code', 'admonition', 'mermaid'];
  const written = files.filter(({ isWritten }) => isWritten);
  const found = await differences(written, { replacedElements });
  const isKnown = (difference: string) => KNOWN_DIFFERENCES[difference.split('\n')[0] ?? ''] !== undefined;
  expect(found.filter((difference) => !isKnown(difference))).toEqual([]);
  // Whatever was mended must leave the list.
  expect(found.filter(isKnown)).toHaveLength(Object.keys(KNOWN_DIFFERENCES).length);
});

it.each([
  ['<p>a b</p>', '<p>ab</p>'],
  ['<p>a <em>b</em></p>', '<p>a<em>b</em></p>'],
  ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
  ['<pre>a\nb</pre>', '<pre>a b</pre>'],
  ['<td align="left">a</td>', '<td style="text-align:right">a</td>'],
  ['<p>&lt;b&gt;</p>', '<p><b></b></p>'],
])('would notice %s instead of %s', (left, right) => {
  const inTable = (html: string) => (html.startsWith('<td') ? `<table><tr>${html}</tr></table>` : html);
  expect(canonicalHtml(inTable(left))).not.toBe(canonicalHtml(inTable(right)));
});

async function differences(compared: CorpusFile[], changes: Partial<ProcessorOptions>): Promise<string[]> {
  const options: ProcessorOptions = { ...TEST_OPTIONS, format: 'detect', ...changes };
  const elements = componentElements(options.replacedElements);
  const satteri = await createProcessor(options);
  const unified = await createProcessor(options, { loadEngine: loadUnifiedEngine });
  const found: string[] = [];
  for (const file of compared) {
    const a = await outcome(satteri, file, elements);
    const b = await outcome(unified, file, elements);
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [left, right] = [a, b].map((each) => show(Reflect.get(each, key)));
      if (left !== right) found.push(`${file.name} ${key}\n  satteri: ${left}\n  unified: ${right}`);
    }
  }
  return found;
}

type Failure = { error: string };

async function outcome(
  processor: Processor,
  { name, source }: CorpusFile,
  elements: readonly string[],
): Promise<Outcome | Failure> {
  try {
    const compiled = await processor.compile({ file: `/site/docs/${name}`, source });
    return await outcomeOf(compiled, { elements, hasLines: !name.endsWith('.md') });
  } catch (error) {
    if (!(error instanceof SiteError)) throw new Error(`${name} fails`, { cause: error });
    return { error: `${error.message} at ${error.details.line}` };
  }
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}
