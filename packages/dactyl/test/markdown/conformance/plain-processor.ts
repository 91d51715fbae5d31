/** A processor for plain Markdown: format `md`, no admonitions, none of the old syntax of the site format. */
import type { Processor } from '../../../src/node/markdown/types.js';
import { testProcessor } from '../compile-text.js';
import { plainHtml } from './plain-html.js';

export function plainProcessor(): Promise<Processor> {
  const mdx1Compat = { comments: false, admonitions: false, headingIds: false };
  return testProcessor({ format: 'md', admonitionKeywords: [], mdx1Compat });
}

/** The text is all body: an example that starts with a thematic break has no front matter. */
export async function compilePlain(processor: Processor, markdown: string): Promise<string> {
  const parsed = { frontMatter: {}, body: markdown, bodyLine: 1 };
  const { body, references } = await processor.compile({ file: '/site/docs/page.md', source: markdown, parsed });
  if (body.kind !== 'html') throw new Error(`Became a module:\n${body.code}`);
  return plainHtml(body.html, references);
}
