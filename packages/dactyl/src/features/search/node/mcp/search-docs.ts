/**
 * Pages that answer a question. Assistants ask in sentences, and one page is to be read: so the order is that of pages, made of
 * what the index says of their texts and of what their summaries say. `e2e/website/mcp-questions.tsv` measures it: of 40 questions,
 * the right page is first for 28 by the index alone, for 34 with summaries, and for 35 with posts behind docs.
 */
import { SiteError } from '../../../../node/base/site-error.js';
import { createRankReader, type RankedPage } from './rank-pages.js';
import type { Docs } from './open-docs.js';

export interface SearchQuery {
  query: string;
  version: string | undefined;
  limit: number;
}

/** How many sections of a page are shown. */
const SECTIONS = 2;

/** Markdown. */
export async function searchDocs(docs: Docs, { query, version, limit }: SearchQuery): Promise<string> {
  if (!docs.index)
    throw new SiteError('This site has no search of its own.', { hint: 'Choose a page with list_pages instead.' });
  const reader = await createRankReader({ docs, index: docs.index, query, version });
  const shown = reader.pages.slice(0, limit);
  if (shown.length === 0)
    return `Nothing was found for "${query}". Ask with other words, or choose a page with list_pages.`;
  const texts = await Promise.all(shown.map((page) => describePage(page, reader.read)));
  return [...texts, '', `${shown.length} of ${reader.pages.length} pages.`].join('\n');
}

async function describePage(
  page: RankedPage,
  read: Awaited<ReturnType<typeof createRankReader>>['read'],
): Promise<string> {
  const hits = await Promise.all(page.sections.slice(0, SECTIONS).map(read));
  const lines = hits.map(({ url, headings, excerpt }) => {
    const title = headings.map(({ text }) => text.text).join(' › ');
    return `  - [${title}](${url})${excerpt ? `: ${excerpt.text.replaceAll(/\s+/g, ' ')}` : ''}`;
  });
  const { title, url, description } = page;
  return [`- [${title}](${url})${description === undefined ? '' : `: ${description}`}`, ...lines].join('\n');
}
