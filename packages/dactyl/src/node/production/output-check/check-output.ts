/**
 * The output of a build, as a host would publish it → faults. Each page is read once. It knows no sources: plugins, redirects,
 * raw HTML and static pages count like everything else. `place-faults.ts` looks for the sources afterwards.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REGION_DIR } from '../../../shared/navigation-files.js';
import type { RuleName } from '../../config/check-rules.js';
import type { SiteConfig } from '../../config/types.js';
import { listFiles } from '../../base/files.js';
import { createFinder, followLink, ownPathname, urlOf } from './follow-links.js';
import { readPage } from './read-page.js';
import { RULES } from './rules/rules.js';
import type { Anchor, Contract, Fault, KnownPage, OutputSite, ReadPage } from './types.js';

export interface OutputInput {
  /** The output folder. */
  dir: string;
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'> & { i18n: Pick<SiteConfig['i18n'], 'locales'> };
  /** Rules that are asked; all when it is absent. */
  rules?: ReadonlySet<RuleName>;
  contract?: Contract | undefined;
}

export interface OutputReport {
  faults: Fault[];
  /** Address elsewhere, without its hash → files that lead there. */
  external: Map<string, string[]>;
  /** File of each page → address and ids. */
  pages: ReadonlyMap<string, KnownPage>;
}

interface GrowingSite extends OutputSite {
  pages: Map<string, KnownPage>;
  anchors: Anchor[];
  reached: Set<string>;
}

export async function checkOutput({ dir, siteConfig, rules, contract }: OutputInput): Promise<OutputReport> {
  const { url, baseUrl, trailingSlash, i18n } = siteConfig;
  const files = await listFiles(dir);
  const site: GrowingSite = {
    origin: new URL(url).origin,
    baseUrl,
    trailingSlash,
    ...(contract && { contract }),
    roots: new Set([baseUrl, ...i18n.locales.map((locale) => `${baseUrl}${locale}/`)]),
    pages: new Map(),
    anchors: [],
    reached: new Set(),
    find: createFinder(new Set(files), baseUrl),
  };
  const asked = RULES.filter(({ name }) => rules?.has(name) ?? true).map(({ rule }) => rule);
  const external = new Map<string, string[]>();
  const faults: Fault[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(dir, file), 'utf8');
    if (isRegion(file)) reachFromRegion(html, site);
    else {
      const page = followedPage(file, html, site);
      remember(page, site, external);
      faults.push(...asked.flatMap(({ onPage }) => onPage?.(page, site) ?? []));
    }
  }
  faults.push(...asked.flatMap(({ onSite }) => onSite?.(site) ?? []));
  const sorted = faults.toSorted((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1));
  return { faults: sorted, external, pages: site.pages };
}

/** Parts of pages, such as the branches of a sidebar, that browsers fetch. */
function isRegion(file: string): boolean {
  return `/${file}`.includes(`/${REGION_DIR}/`);
}

function reachFromRegion(html: string, site: GrowingSite): void {
  for (const href of readPage(html).links) {
    const { target } = href.startsWith('/') ? followLink(href, '/', site.find) : {};
    if (target !== undefined) site.reached.add(target);
  }
}

function followedPage(file: string, html: string, { baseUrl, find }: OutputSite): ReadPage {
  const url = urlOf(file, baseUrl);
  const facts = readPage(html);
  return { ...facts, file, url, links: facts.links.map((href) => followLink(href, url, find)) };
}

/** Keeps of a page what rules need when all pages have been read. */
function remember(page: ReadPage, site: GrowingSite, external: Map<string, string[]>): void {
  const { file, url, links, ids, places, redirect, canonicals, alternates, isHidden } = page;
  const own = new Set([...ids].map(copyOf));
  site.pages.set(file, {
    url,
    ids: own,
    places: redirect === undefined ? places.map(copyOf) : [],
    ...(redirect !== undefined && { redirect: copyOf(redirect) }),
    canonicals: canonicals.map(copyOf),
    alternates: alternates.map(({ lang, href }) => ({ lang: copyOf(lang), href: copyOf(href) })),
    isHidden,
  });
  const translations = new Set(alternates.map(({ href }) => site.find(ownPathname(href, site) ?? '')));
  for (const { href, kind, target, id = '' } of links) {
    if (kind === 'external') addExternal(href, file, external);
    if (target === undefined) continue;
    // The menu of languages links each page to its translations, and a redirect is no place where readers find links.
    if (target !== file && redirect === undefined && !translations.has(target)) site.reached.add(target);
    if (id === '' || id === 'top' || (target === file && own.has(id))) continue;
    site.anchors.push({ file, href: copyOf(href), target, id: copyOf(id) });
  }
}

/** A part of a text keeps the whole of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function addExternal(href: string, file: string, external: Map<string, string[]>): void {
  const url = new URL(href.startsWith('//') ? `https:${href}` : href);
  url.hash = '';
  const files = external.get(url.href);
  if (files?.at(-1) === file) return;
  if (files) files.push(file);
  else external.set(url.href, [file]);
}
