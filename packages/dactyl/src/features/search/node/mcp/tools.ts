/** The tools that an assistant gets. All of them only read. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { SiteError } from '../../../../node/base/site-error.js';
import { listPages } from './list-pages.js';
import type { Docs } from './open-docs.js';
import { readPublicPage } from './read-page.js';
import { searchDocs } from './search-docs.js';

/** The docs of a language: as they are now. */
export type OpenDocs = (locale?: string) => Promise<Docs>;

const version = z.string().optional().describe('Name of a version of the docs. Default: the latest');
const locale = z.string().optional().describe('Language of the site, such as zh. Default: its first one');
const readOnly = { annotations: { readOnlyHint: true, openWorldHint: false } };

export function addTools(server: McpServer, open: OpenDocs): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Searches the documentation. Gives the pages that answer best, with their sections: read one with get_page before you answer.',
      inputSchema: z.object({
        query: z
          .string()
          .min(1)
          .describe('A question, or a few words as the page would have them, in the language of the docs'),
        version,
        locale,
        limit: z.number().int().min(1).max(50).default(10).describe('How many pages'),
      }),
      ...readOnly,
    },
    async ({ query, version: chosen, locale: language, limit }) =>
      answer(async () => searchDocs(await open(language), { query, version: chosen, limit })),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Gives a page of the documentation as Markdown.',
      inputSchema: z.object({
        path: z.string().min(1).describe('Address of the page, as search_docs and list_pages name it'),
      }),
      ...readOnly,
    },
    async ({ path }) => answer(async () => readPublicPage(await open(), path)),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists the pages of the documentation by section, with titles, addresses and descriptions.',
      inputSchema: z.object({
        section: z.string().optional().describe('Title of one section, as the list names it'),
        version,
        locale,
        limit: z.number().int().min(1).max(1000).default(200).describe('How many pages'),
        offset: z.number().int().min(0).default(0).describe('How many pages to leave out before them'),
      }),
      ...readOnly,
    },
    async ({ locale: language, ...query }) => answer(async () => listPages(await open(language), query)),
  );
}

/** What is wrong with a question is an answer too: the assistant asks in another way. */
async function answer(work: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await work() }] };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const { hint } = error.details;
    return {
      content: [{ type: 'text' as const, text: [error.message, hint].filter(Boolean).join(' ') }],
      isError: true,
    };
  }
}
