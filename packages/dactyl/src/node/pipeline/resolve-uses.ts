/**
 * Reports of compiled files → what pages use of them: metadata from the plugin that owns a file, URLs of the
 * Markdown files that it links to, the meaning of its imports. Runs where the plugins are.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '../base/site-error.js';
import { decodePathname, splitUrl } from '../../shared/url.js';
import { findMarkdownSource, importKind } from '../site/content-files.js';
import { copiedImage } from '../site/image-copies.js';
import type { LocaleSite, Site } from '../site/types.js';
import { suggestUrl } from './assets.js';
import { callBrokenHook } from './broken-reference.js';
import { isMarkdownUrl, isNotebookUrl } from './compile-content.js';
import type { BrokenName, ContentJob, ContentReport, ContentUse } from './engine-types.js';
import { slashHint } from './slash-hint.js';

export interface UsePlace {
  site: Site;
  locale: LocaleSite;
  /** Reports by content id: those of the page and of all partials below them. */
  reports: ReadonlyMap<string, ContentReport>;
  /** Takes links to Markdown files that do not exist. */
  onBrokenLink: (error: SiteError) => void;
  /** Files that led to this one by their imports, outermost first. */
  importers?: readonly string[];
}

/** @throws SiteError when a file imports itself, be it through others. */
export function contentUse(job: ContentJob, place: UsePlace): ContentUse {
  const { locale, reports, importers = [] } = place;
  if (importers.includes(job.file)) throw importsItself(job.file, importers);
  const report = reports.get(job.id);
  if (!report) throw new Error(`No report of ${job.id}.`);
  const source = findMarkdownSource(job.file, locale.markdown);
  const metadata = source && !source.isPartial(job.file) ? source.getMetadata(job.file) : undefined;
  const assets = source?.getAssets(job.file, report.frontMatter) ?? {};
  const use: ContentUse = {
    id: job.id,
    file: job.file,
    metadata: metadata ?? {},
    assets: dropMissing(assets),
    links: {},
    imports: {},
  };
  for (const link of report.links) {
    if (link.isImage) {
      const copy = copiedImage(link.url, { siteDir: place.site.siteDir, copies: locale.imageCopies });
      if (copy !== undefined) (use.rewritten ??= {})[link.index] = copy;
      continue;
    }
    const url = resolveLink(link.url, job.file, place);
    if (typeof url === 'string') use.links[link.index] = url;
    if (url !== null) continue;
    const rewritten = onBrokenLink(link, job.file, place);
    if (rewritten !== undefined) (use.rewritten ??= {})[link.index] = rewritten;
  }
  for (const broken of report.brokenNames ?? []) reportBrokenName(broken, job.file, place);
  const inside = { ...place, importers: [...importers, job.file] };
  for (const specifier of report.imports) use.imports[specifier] = importOf(specifier, job, inside);
  return use;
}

function importOf(specifier: string, job: ContentJob, place: UsePlace): ContentUse['imports'][string] {
  const found = importKind(specifier, job.file, place.site);
  if (found.kind === 'module') return found;
  if (found.kind === 'asset') return { kind: 'assetFile', file: found.file };
  return { kind: 'contentUse', use: contentUse({ ...job, id: found.file, file: found.file }, place) };
}

function importsItself(file: string, importers: readonly string[]): SiteError {
  const circle = [...importers.slice(importers.indexOf(file)), file].map((name) => path.basename(name));
  return new SiteError(`The file imports itself: ${circle.join(' → ')}.`, {
    file,
    hint: 'Remove one of these imports, or move what both files need into a third one.',
  });
}

type ReportedLink = ContentReport['links'][number];

/** What a function of the site makes of a link; without one, the severity of the configuration holds. */
function onBrokenLink(link: ReportedLink, file: string, { site, locale, ...place }: UsePlace): string | undefined {
  const { onBrokenMarkdownLinks: hook } = locale.siteConfig.markdown.hooks;
  if (typeof hook === 'function') {
    return callBrokenHook(hook, { ...link, kind: 'link', file, siteDir: site.siteDir });
  }
  place.onBrokenLink(brokenLink(link, file, site.siteDir));
  return undefined;
}

/** `null` when there is no such page, `undefined` for a link that stays as it is. */
function resolveLink(url: string, file: string, { site, locale }: UsePlace): string | null | undefined {
  if (url === '') return null;
  const { pathname, suffix } = splitUrl(url);
  const decoded = decodePathname(pathname);
  // From the folder of the site a link may lead to a file of any plugin, which knows that file best from beside it.
  const target = decoded.startsWith('@site/') ? path.join(site.siteDir, decoded.slice('@site/'.length)) : undefined;
  const isNotebook = isNotebookUrl(url);
  const asFile = () => (statSync(target ?? '', { throwIfNoEntry: false })?.isFile() ? undefined : null);
  if (target !== undefined && !isMarkdownUrl(url) && !isNotebook) return asFile();
  const source = findMarkdownSource(target ?? file, locale.markdown);
  const permalink = source?.resolveLink(target ? `./${path.basename(target)}` : decoded, target ?? file);
  if (typeof permalink === 'string') return permalink + suffix;
  // Without a page, the file itself is meant.
  if (isNotebook) return target ? asFile() : undefined;
  // Nobody but us knows what "@site/" stands for.
  return target ? null : permalink;
}

/** A name that leads nowhere is already shown as text, so there is nothing that a function could write in its place. */
function reportBrokenName({ name, near, ...at }: BrokenName, file: string, { site, locale, ...place }: UsePlace): void {
  const { onBrokenMarkdownLinks: hook } = locale.siteConfig.markdown.hooks;
  if (typeof hook === 'function') {
    callBrokenHook(hook, { url: name, ...at, kind: 'link', file, siteDir: site.siteDir });
    return;
  }
  const rule = 'A name is that of a file below the folder of the docs, without ".md".';
  const hint = near === undefined ? rule : `Did you mean "[[${near}]]"? ${rule}`;
  place.onBrokenLink(new SiteError(`No file is called "${name}".`, { file, ...at, hint }));
}

function brokenLink({ url, line, column }: ReportedLink, file: string, siteDir: string): SiteError {
  const place = { file, line, column };
  if (url === '') {
    const hint = 'Write a target between the parentheses: [text](./page.md), or take the link away.';
    return new SiteError('This link has no target.', { ...place, hint });
  }
  if (url.startsWith('@site/') && !isMarkdownUrl(url)) {
    const near = suggestUrl(url, file, { siteDir, staticDirs: [] });
    const rule = 'A path with "@site/" starts from the folder of the site.';
    const hint = slashHint(url) ?? (near === undefined ? rule : `Did you mean "${near}"? ${rule}`);
    return new SiteError(`The file "${url}" was not found.`, { ...place, hint });
  }
  return new SiteError(`The link "${url}" leads to no Markdown file that is a page.`, {
    ...place,
    hint:
      slashHint(url) ??
      'A relative path starts from the folder of this file; a path with a leading slash from the content folder.',
  });
}

function dropMissing(assets: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const kept: [string, string | string[]][] = [];
  for (const [key, value] of Object.entries(assets)) if (value !== undefined) kept.push([key, value]);
  return Object.fromEntries(kept);
}
