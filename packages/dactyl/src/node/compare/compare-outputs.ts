/**
 * `dactyl compare`: compares two finished builds of one site, and finds what a reader, a search engine or a style
 * sheet would miss in the second one. Pages are read in pairs and released, so that memory does not grow with the
 * site.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareFiles } from './compare-files.js';
import { comparePair, type ReadPage } from './compare-details.js';
import type { Finding } from './findings.js';
import { listOutput, type OutputListing } from './list-output.js';
import { createSelectorMatcher, type SelectorMatcher, type Side } from './match-selectors.js';
import { readDetails } from './page-details.js';
import { parsePage } from './page-tree.js';
import { readPage } from './read-page.js';
import type { SiteSelector } from './site-styles.js';
import type { PageFacts } from './page-facts.js';

export interface OutputsToCompare {
  /** Folder of the build with Docusaurus. */
  want: string;
  /** Folder of the build with Dactyl. */
  have: string;
  /** Selectors of the site's own style sheets. */
  selectors: readonly SiteSelector[];
}

export interface OutputsComparison {
  want: OutputListing;
  have: OutputListing;
  findings: Finding[];
  /** Paths of pages that only Dactyl has. */
  added: string[];
  counts: { pages: number; redirects: number; selectors: number };
  /** Docusaurus pages that the Dactyl build has too. */
  shared: Map<string, PageFacts>;
}

export async function compareOutputs(input: OutputsToCompare): Promise<OutputsComparison> {
  const want = await listOutput(input.want);
  const have = await listOutput(input.have);
  const matcher = createSelectorMatcher(input.selectors);
  const comparison: OutputsComparison = {
    want,
    have,
    findings: [],
    added: [...have.pages.keys()].filter((pathname) => !want.pages.has(pathname)).toSorted(),
    counts: { pages: 0, redirects: 0, selectors: 0 },
    shared: new Map(),
  };
  for (const [pathname, file] of want.pages) await comparePath(pathname, file, { comparison, matcher });
  comparison.findings.push(...(await compareFiles(want, have)));
  await lookAtRest(comparison, matcher);
  comparison.findings.push(
    ...matcher.lost().map(({ selector, place }): Finding => ({ kind: 'selectors', what: selector, file: place })),
  );
  comparison.counts.selectors = matcher.matched();
  return comparison;
}

interface Story {
  comparison: OutputsComparison;
  matcher: SelectorMatcher;
}

async function comparePath(pathname: string, file: string, story: Story): Promise<void> {
  const { comparison } = story;
  const { counts, findings, shared } = comparison;
  const want = await readSide('want', file, story);
  const ownFile = comparison.have.pages.get(pathname);
  const { redirect } = want.details;
  counts[redirect === undefined ? 'pages' : 'redirects'] += 1;
  if (ownFile === undefined) {
    findings.push({ kind: redirect === undefined ? 'pages' : 'redirects', what: pathname, file });
    return;
  }
  const have = await readSide('have', ownFile, story);
  if (redirect !== undefined) {
    const own = have.details.redirect ?? '(no redirect)';
    if (own !== redirect) findings.push({ kind: 'redirects', what: pathname, file, want: redirect, have: own });
    return;
  }
  shared.set(pathname, want.facts);
  findings.push(...comparePair({ file, want, have }));
}

async function readSide(side: Side, file: string, { comparison, matcher }: Story): Promise<ReadPage> {
  const html = await readFile(path.join(comparison[side].folder, file), 'utf8');
  const details = readDetails(html);
  matcher.look(side, html, () => details.tree);
  return { facts: readPage(html), details };
}

/**
 * Dactyl keeps items of closed categories in separate files; these, and pages that Docusaurus lacks, are searched
 * as well.
 */
async function lookAtRest({ have, added }: OutputsComparison, matcher: SelectorMatcher): Promise<void> {
  const files = [...have.parts, ...added.flatMap((pathname) => have.pages.get(pathname) ?? [])];
  for (const file of files) {
    if (!matcher.isOpen()) return;
    const html = await readFile(path.join(have.folder, file), 'utf8');
    matcher.look('have', html, () => parsePage(html));
  }
}
