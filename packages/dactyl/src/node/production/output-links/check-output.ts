/**
 * The output of a build, as a host would publish it → links that lead nowhere. It knows no sources: plugins, redirects,
 * raw HTML and static pages count like everything else.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { definedProps } from '../../../shared/defined-props.js';
import { listFiles } from '../../base/files.js';
import { REGION_DIR } from '../../../shared/navigation-files.js';
import { decodePathname, hasProtocol } from '../../../shared/url.js';
import { readLinks, type PageLinks } from './read-links.js';

export interface OutputLink {
  /** File that has it, below the output folder. */
  file: string;
  link: string;
  kind: 'link' | 'anchor' | 'file';
}

export interface OutputReport {
  broken: OutputLink[];
  /** Address elsewhere, without its hash → files that lead there. */
  external: Map<string, string[]>;
  pages: number;
}

const ORIGIN = 'http://site';

/** @param baseUrl below which the folder is published */
export async function checkOutput(dir: string, baseUrl: string): Promise<OutputReport> {
  const all = await listFiles(dir);
  const files = new Set(all);
  const pages = all.filter(isPage);
  const report: OutputReport = { broken: [], external: new Map(), pages: pages.length };
  const check: Check = {
    targets: new Map(),
    find: (pathname) => findFile(pathname, baseUrl, files),
    baseUrl,
    report,
    anchors: [],
  };
  for (const file of pages) checkPage(file, readLinks(await readFile(path.join(dir, file), 'utf8')), check);
  for (const anchor of check.anchors) checkAnchor(anchor, check);
  report.broken.sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1));
  return report;
}

function isPage(file: string): boolean {
  return file.endsWith('.html') && !`/${file}`.includes(`/${REGION_DIR}/`);
}

/** What other pages must know of a page: a large site has too many links to keep them all. */
type Target = Pick<PageLinks, 'ids' | 'redirect'>;

interface Check {
  targets: Map<string, Target>;
  find(pathname: string): string | undefined;
  baseUrl: string;
  report: OutputReport;
  /** Links to a place on another page, to be looked at when all pages are read. */
  anchors: Anchor[];
}

interface Anchor {
  file: string;
  link: string;
  target: string;
  id: string;
}

function checkPage(file: string, { links, media, ids, redirect }: PageLinks, check: Check): void {
  const { find, baseUrl, report, targets } = check;
  targets.set(file, definedProps({ ids: new Set([...ids].map(copyOf)), redirect }));
  const from = ORIGIN + urlOf(file, baseUrl);
  for (const link of links) checkLink(link, { file, from, check });
  for (const link of media) {
    const isThere = URL.canParse(link, from) && find(new URL(link, from).pathname) !== undefined;
    if (!isThere) report.broken.push({ file, link, kind: 'file' });
  }
}

/** A part of a text keeps the whole of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

function checkLink(link: string, { file, from, check }: { file: string; from: string; check: Check }): void {
  const { find, report, anchors, targets } = check;
  if (/^https?:\/\//i.test(link)) return addExternal(link, file, report);
  if (link.startsWith('//')) return addExternal(`https:${link}`, file, report);
  if (hasProtocol(link)) return;
  if (!URL.canParse(link, from)) return void report.broken.push({ file, link, kind: 'link' });
  const { origin, pathname, hash } = new URL(link, from);
  if (origin !== ORIGIN) return;
  const target = find(pathname);
  if (target === undefined) return void report.broken.push({ file, link, kind: 'link' });
  const id = decodePathname(hash.slice(1)).replace(/:~:.*$/s, '');
  if (id === '' || id === 'top' || (target === file && targets.get(file)?.ids.has(id))) return;
  anchors.push({ file, link: copyOf(link), target, id: copyOf(id) });
}

/** A redirect hands the hash on, unless it has one of its own, and leads to a page. */
function checkAnchor({ file, link, target, id }: Anchor, { targets, find, report }: Check): void {
  const { redirect, ids: own } = targets.get(target) ?? {};
  const next = redirect?.startsWith('/') ? find(new URL(redirect, ORIGIN).pathname) : undefined;
  const ids = redirect === undefined ? own : next && !redirect.includes('#') ? targets.get(next)?.ids : undefined;
  if (ids && !ids.has(id)) report.broken.push({ file, link, kind: 'anchor' });
}

function addExternal(link: string, file: string, { external, broken }: OutputReport): void {
  if (!URL.canParse(link)) return void broken.push({ file, link, kind: 'link' });
  const url = new URL(link);
  url.hash = '';
  const files = external.get(url.href);
  if (files?.at(-1) === file) return;
  if (files) files.push(file);
  else external.set(url.href, [file]);
}

/** The address at which a host shows a file. */
function urlOf(file: string, baseUrl: string): string {
  return (
    baseUrl +
    file
      .replace(/(?:(^|\/)index)?\.html$/, '$1')
      .split('/')
      .map(encodeURIComponent)
      .join('/')
  );
}

/** As static hosts look: the file, the folder's page, the page without its extension. */
function findFile(pathname: string, baseUrl: string, files: ReadonlySet<string>): string | undefined {
  if (!`${pathname}/`.startsWith(baseUrl)) return undefined;
  const name = decodePathname(pathname.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}
