/**
 * Two outputs → pages that were added, removed or changed. Each pair is read once and forgotten; pages with the same bytes are not
 * looked at.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REGION_DIR } from '../../../shared/navigation-files.js';
import { createScale } from '../budgets/weigh-pages.js';
import { urlOf } from '../output-check/follow-links.js';
import { countLines, diffLines } from './diff-lines.js';
import { pageText, pageTitle, redirectOf } from './page-text.js';
import type { ChangedPage, PageChanges, PageScripts, RemovedPage, ReportedPage } from './types.js';

export interface OutputPair {
  /** Folders. */
  before: string;
  after: string;
  /** Names of all files in them. */
  files: { before: readonly string[]; after: readonly string[] };
  baseUrl: string;
  /** Address of the preview's first page, with a slash at its end. */
  preview?: string | undefined;
}

interface Found extends PageChanges {
  scripts: PageScripts[];
}

export async function compareOutputs(pair: OutputPair): Promise<Found> {
  const found: Found = { before: 0, after: 0, added: [], removed: [], changed: [], framed: 0, scripts: [] };
  const [olds, news] = [pagesByName(pair.files.before), pagesByName(pair.files.after)];
  const weigh = createWeigher(pair);
  for (const name of [...new Set([...olds.keys(), ...news.keys()])].toSorted()) {
    const [old, now] = [await readIfThere(pair.before, olds.get(name)), await readIfThere(pair.after, news.get(name))];
    const file = news.get(name) ?? olds.get(name) ?? '';
    if (old && now && old.equals(now)) {
      const count = redirectOf(old.toString('utf8', 0, 4000)) === undefined ? 1 : 0;
      found.before += count;
      found.after += count;
      continue;
    }
    const [before, after] = [readSide(old), readSide(now)];
    if (before?.isPage) found.before += 1;
    if (after?.isPage) found.after += 1;
    addPage({ file, before, after }, pair, found);
    if (before?.isPage && after?.isPage) found.scripts.push(...(await weigh(file, before.html, after.html)));
  }
  found.scripts.sort((a, b) => b.after - b.before - (a.after - a.before) || (a.url < b.url ? -1 : 1));
  return found;
}

/** A page is the same with and without a slash at the end of its address. */
function pagesByName(files: readonly string[]): Map<string, string> {
  return new Map(files.filter(isPage).map((file) => [file.replace(/(?:(?:^|\/)index)?\.html$/, ''), file]));
}

/** Not parts of pages that browsers fetch, and not the page for unknown addresses. */
function isPage(file: string): boolean {
  const isPart = `/${file}`.includes(`/${REGION_DIR}/`);
  return file.endsWith('.html') && !isPart && !/(?:^|\/)404(?:\/index)?\.html$/.test(file);
}

async function readIfThere(dir: string, file: string | undefined): Promise<Buffer | undefined> {
  return file === undefined ? undefined : readFile(path.join(dir, file));
}

interface PageSide {
  html: string;
  /** It is no redirect. */
  isPage: boolean;
  redirect: string | undefined;
}

function readSide(bytes: Buffer | undefined): PageSide | undefined {
  if (!bytes) return undefined;
  const html = bytes.toString('utf8');
  const redirect = redirectOf(html);
  return { html, redirect, isPage: redirect === undefined };
}

interface PairOfPages {
  file: string;
  before: PageSide | undefined;
  after: PageSide | undefined;
}

function addPage({ file, before, after }: PairOfPages, pair: OutputPair, found: Found): void {
  const url = urlOf(file, pair.baseUrl);
  if (after?.isPage) {
    const link = pair.preview === undefined ? undefined : pair.preview + url.slice(pair.baseUrl.length);
    const page: ReportedPage = { url, title: pageTitle(after.html), ...(link !== undefined && { link }) };
    if (!before?.isPage) {
      found.added.push(page);
      return;
    }
    const changed = changesOf(page, before.html, after.html);
    if (changed) found.changed.push(changed);
    else found.framed += 1;
  } else if (before?.isPage) {
    const removed: RemovedPage = { url, title: pageTitle(before.html) };
    found.removed.push(after?.redirect === undefined ? removed : { ...removed, redirect: after.redirect });
  }
}

function changesOf(page: ReportedPage, before: string, after: string): ChangedPage | undefined {
  const hunks = diffLines(pageText(before, page.url), pageText(after, page.url));
  if (hunks.length === 0) return undefined;
  return { ...page, hunks, added: countLines(hunks, 'added'), removed: countLines(hunks, 'removed') };
}

type Weigh = (file: string, before: string, after: string) => Promise<PageScripts[]>;

function createWeigher({ before: oldDir, after: newDir, baseUrl }: OutputPair): Weigh {
  const [ofBefore, ofAfter] = [createScale(oldDir, baseUrl), createScale(newDir, baseUrl)];
  return async (file, old, now) => {
    const [before, after] = [(await ofBefore(old))?.js ?? 0, (await ofAfter(now))?.js ?? 0];
    return before === after ? [] : [{ url: urlOf(file, baseUrl), before, after }];
  };
}
