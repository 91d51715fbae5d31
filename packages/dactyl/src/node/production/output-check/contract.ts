/**
 * The contract for URLs: a manifest of all addresses of an output, and of the places on each page to which readers link. Addresses
 * are below the base URL, so a preview may be held against the published site.
 */
import { isRecord } from '../../../shared/is-record.js';
import { SiteError } from '../../base/site-error.js';
import type { Contract, KnownPage, OutputSite } from './types.js';

/** @param pages by file */
export function contractOf({ baseUrl, pages }: Pick<OutputSite, 'baseUrl' | 'pages'>): Contract {
  const entries = [...pages.entries()]
    .filter(([file]) => !/(?:^|\/)404(?:\/index)?\.html$/.test(file))
    .map(([, page]) => [belowBase(page, baseUrl), page.places] as const);
  return { version: 1, urls: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

function belowBase({ url }: KnownPage, baseUrl: string): string {
  return `/${url.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/** A line for each address, so that version control shows what changes. */
export function contractToText({ version, urls }: Contract): string {
  const lines = Object.entries(urls).map(([url, places]) => `    ${JSON.stringify(url)}: ${JSON.stringify(places)}`);
  return `{\n  "version": ${version},\n  "urls": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** @param from as it was named, for messages */
export function parseContract(text: string, from: string): Contract {
  const hint = 'Write one with `dactyl check --manifest FILE`.';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SiteError(`The contract "${from}" is no JSON.`, { hint });
  }
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.urls)) {
    throw new SiteError(
      `"${from}" is no contract that this release reads: "version" must be 1, and "urls" an object.`,
      { hint },
    );
  }
  const urls: Record<string, string[]> = {};
  for (const [url, places] of Object.entries(value.urls)) {
    if (!Array.isArray(places) || !places.every((place) => typeof place === 'string'))
      throw new SiteError(`The contract "${from}" has no list of ids for "${url}".`, { hint });
    urls[url] = places;
  }
  return { version: 1, urls };
}
