/** Compares feeds, sitemaps and other files of two builds, and lists what the second one has lost. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from './findings.js';
import type { OutputListing } from './list-output.js';

export async function compareFiles(want: OutputListing, have: OutputListing): Promise<Finding[]> {
  return [
    ...(await compareFeeds(want, have)),
    ...(await compareSitemaps(want, have)),
    ...missingFiles(want.others, have.others).map((what): Finding => ({ kind: 'files', what, file: what })),
  ];
}

async function compareFeeds(want: OutputListing, have: OutputListing): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of want.feeds) {
    if (!have.feeds.includes(file)) {
      findings.push({ kind: 'feeds', what: file, file });
      continue;
    }
    const own = entriesOf(await read(have, file));
    const lost = [...entriesOf(await read(want, file))].filter((entry) => !own.has(entry));
    findings.push(...lost.map((what): Finding => ({ kind: 'feeds', what, file })));
  }
  return findings;
}

async function compareSitemaps(want: OutputListing, have: OutputListing): Promise<Finding[]> {
  const own = new Set<string>();
  for (const file of have.sitemaps) for (const address of entriesOf(await read(have, file))) own.add(address);
  const findings: Finding[] = [];
  for (const file of want.sitemaps) {
    const lost = [...entriesOf(await read(want, file))].filter((address) => !own.has(address));
    findings.push(...lost.map((what): Finding => ({ kind: 'sitemap', what, file })));
  }
  return findings;
}

/** Addresses of posts in RSS, Atom and JSON feeds, and of pages in sitemaps. */
function entriesOf(text: string): Set<string> {
  // The text of a post may contain code of another file type.
  const patterns = text.trimStart().startsWith('{')
    ? [/"url":\s*"([^"]+)"/g]
    : [/<(?:guid|loc)\b[^>]*>\s*([^<]+?)\s*</g, /<link\b[^>]*\bhref="([^"]+)"/g];
  return new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address)));
}

function missingFiles(want: readonly string[], have: readonly string[]): string[] {
  const own = new Set(have);
  return want.filter((file) => !own.has(file));
}

function read({ folder }: OutputListing, file: string): Promise<string> {
  return readFile(path.join(folder, file), 'utf8');
}
