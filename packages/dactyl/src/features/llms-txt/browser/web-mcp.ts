/**
 * Offers the site's Markdown to assistants in the browser as tools (WebMCP, https://webmachinelearning.github.io/webmcp). Loaded
 * only where the browser has the interface. It imports nothing when it is loaded, because it is delivered without bundling.
 */
import type { FoundSection, SearchButtonData, SearchDialogModule } from '../../../shared/search-button.js';
import type { WithTrustedTypes } from '../../../shared/trusted-html.js';

interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: Record<string, unknown>) => Promise<unknown>;
}

interface ModelContext {
  registerTool(tool: Tool): unknown;
}

/** Previews of browsers have it elsewhere than the current draft. */
interface WithModelContext {
  modelContext?: ModelContext;
}

/** @param base path of the site, as in `/docs/`: its host may have other sites, which are not read in the name of the reader */
export async function registerTools(base: string): Promise<void> {
  const context = (document as WithModelContext).modelContext ?? (navigator as WithModelContext).modelContext;
  const readOnly = { annotations: { readOnlyHint: true } };
  await context?.registerTool({
    name: 'list_pages',
    description: `Lists the pages of this documentation (${document.location.host}) with titles, addresses and descriptions.`,
    inputSchema: { type: 'object', properties: {} },
    ...readOnly,
    execute: async () => text(await load(inSite('llms.txt', base))),
  });
  // Only the search of the site's own index: it asks no other host.
  if (searchData()?.index !== undefined)
    await context?.registerTool({
      name: 'search_pages',
      description: 'Searches this documentation. Gives the sections that answer best, with addresses for read_page.',
      inputSchema: {
        type: 'object',
        properties: { query: { type: 'string', description: 'A few words, in the language of the page' } },
        required: ['query'],
      },
      ...readOnly,
      execute: async ({ query }) => text(await search(typeof query === 'string' ? query : '')),
    });
  await context?.registerTool({
    name: 'read_page',
    description:
      'Reads a page of this documentation as Markdown. Without an address, it is the page that the reader sees.',
    inputSchema: {
      type: 'object',
      properties: { url: { type: 'string', description: 'Address of a page of this site, as list_pages names it' } },
    },
    ...readOnly,
    execute: async ({ url }) => text(await readPage(typeof url === 'string' ? url : document.location.href, base)),
  });
}

/** What the button of the search knows, on a page that has one. */
function searchData(): SearchButtonData | undefined {
  const written = document.querySelector('button[data-search]')?.getAttribute('data-search');
  // The cast: the theme of the search wrote it.
  return written ? (JSON.parse(written) as SearchButtonData) : undefined;
}

/** Asks the index as the dialog does, whose script is loaded now. */
async function search(query: string): Promise<string> {
  const data = searchData();
  if (!data) throw new Error('This page has no search.');
  // The cast: the theme made this module.
  const { answerOf } = (await import(/* @vite-ignore */ data.script)) as SearchDialogModule;
  const { hits } = await answerOf(data, data.locale)(query);
  return hits.length === 0 ? `Nothing was found for "${query}".` : hits.map(toLine).join('\n');
}

function toLine({ url, headings, excerpt }: FoundSection): string {
  const title = headings.map(({ text: { text: heading } }) => heading).join(' › ');
  return `- [${title}](${new URL(url, document.location.href).href})${excerpt ? `: ${excerpt.text}` : ''}`;
}

async function readPage(address: string, base: string): Promise<string> {
  const url = inSite(address, base);
  if (/\.(?:md|txt)$/.test(url.pathname)) return load(url);
  const page = new DOMParser().parseFromString(trusted(await load(url)), 'text/html');
  const twin = page.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href');
  if (!twin) throw new Error(`${url.pathname} has no Markdown.`);
  return load(inSite(twin, base));
}

function inSite(address: string, base: string): URL {
  const url = new URL(address, new URL(base, document.location.href));
  if (url.origin === document.location.origin && `${url.pathname}/`.startsWith(base)) return url;
  throw new Error(`${url.href} is not of this site.`);
}

async function load(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}

/** As `shared/trusted-html.ts` has it. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as WithTrustedTypes; // TypeScript does not know the global yet
  return trustedTypes?.createPolicy('dactyl', { createHTML: (own) => own }).createHTML(html) ?? html;
}

const text = (content: string) => ({ content: [{ type: 'text', text: content }] });
