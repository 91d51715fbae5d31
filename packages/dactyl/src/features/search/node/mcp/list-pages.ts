/**
 * All pages that may be read: those of `llms.txt`, which has descriptions, or those of the search. Neither has pages that search
 * engines must not list.
 */
import { SiteError } from '../../../../node/base/site-error.js';
import { suggestName } from '../../../../node/base/nearest-name.js';
import { readNumbers } from '../../engine/digits.js';
import { tagsOf, type Docs, type DocsIndex } from './open-docs.js';
import type { PageEntry } from './read-list.js';

export interface ListQuery {
  section?: string | undefined;
  version?: string | undefined;
  limit: number;
  offset: number;
}

/** Markdown. */
export async function listPages(docs: Docs, { section, version, limit, offset }: ListQuery): Promise<string> {
  const all = (version === undefined ? await docs.list() : undefined) ?? (await readIndex(docs, version));
  const sections = [...new Set(all.map((page) => page.section))];
  if (section !== undefined && !sections.includes(section))
    throw new SiteError(`There is no section "${section}".`, { hint: suggestName(section, sections) });
  const wanted = section === undefined ? all : all.filter((page) => page.section === section);
  const shown = wanted.slice(offset, offset + limit);
  const end = offset + shown.length;
  return [
    ...linesOf(shown),
    '',
    `Pages ${offset + 1} to ${end} of ${wanted.length}.${moreOf(end, wanted, sections)}`,
  ].join('\n');
}

function moreOf(end: number, wanted: readonly PageEntry[], sections: readonly string[]): string {
  if (end >= wanted.length) return '';
  return ` Ask with offset ${end} for more, or for one section: ${sections.join(', ')}.`;
}

function linesOf(pages: readonly PageEntry[]): string[] {
  return pages.flatMap(({ section, title, url, description }, index) => {
    const line = `- [${title}](${url})${description === undefined ? '' : `: ${description}`}`;
    return pages[index - 1]?.section === section ? [line] : ['', `## ${section}`, '', line];
  });
}

async function readIndex({ index }: Docs, version: string | undefined): Promise<PageEntry[]> {
  if (!index) throw new SiteError('The versions of this site are not known, because it has no search of its own.');
  const lists = tagsOf(version, index).own.map((tag) => pagesWithTag(tag, index));
  return (await Promise.all(lists)).flat();
}

async function pagesWithTag(tag: string, { search, entry, filters }: DocsIndex): Promise<PageEntry[]> {
  const name = entry.catalogues[tag];
  if (name === undefined) return [];
  const catalogue = await search.readCatalogue(name);
  const sections = readNumbers(filters?.catalogues[tag]?.sections ?? '');
  const pages: PageEntry[] = [];
  // One after the other, so that a host is asked for one file at a time.
  for (const [page, first] of [...catalogue.starts.subarray(0, -1)].entries()) {
    const [url, category, title] = (await catalogue.readSection(first)).part;
    pages.push({ url, title, section: filters?.sections[sections[page] ?? -1] ?? category });
  }
  return pages.toSorted((left, right) => left.section.localeCompare(right.section));
}
