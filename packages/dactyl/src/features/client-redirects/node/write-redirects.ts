/** Writes redirects as files to the output of a locale, and as rules to the file of a host. */
import path from 'node:path';
import type { SiteConfig } from '../../../node/config/types.js';
import { fileKind, readTextIfExists, writeFileAtomic } from '../../../node/base/files.js';
import { outputFile, checkFileName, shorten } from '../../../node/base/output-file.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
import { redirectDocument } from '../../../shared/redirect-page.js';
import type { LocaleData } from '../../../shared/render.js';
import { decodePathname, removeTrailingSlash } from '../../../shared/url.js';
import { redirectKey } from './collect-redirects.js';
import { HOST_FILES } from './host-files.js';
import type { Host } from './options.js';
import type { Redirect } from './types.js';

export interface WriteInput {
  redirects: readonly Redirect[];
  /** Pages, without base URL. */
  paths: readonly string[];
  /** Folder of the locale. */
  outDir: string;
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>;
  /** For `<html lang>`. */
  lang: string;
}

export async function writeRedirects({ redirects, paths, outDir, siteConfig, lang }: WriteInput): Promise<void> {
  const { url, baseUrl, trailingSlash } = siteConfig;
  const pages = new Set(paths.map(redirectKey));
  const pageFiles = new Set(paths.map((page) => outputFile(page, { baseUrl: '/', trailingSlash })));
  const place = {
    isPage: (page: string) => pages.has(redirectKey(page)),
    isPageFile: (file: string) => pageFiles.has(file),
  };
  const origin = url.replace(/\/$/, '');
  const taken: SiteError[] = [];
  for (const { from, to } of redirects) {
    const name = redirectFile(`/${from.slice(baseUrl.length)}`, place);
    if (name === undefined) continue;
    const file = path.join(outDir, name);
    if ((await fileKind(file)) !== undefined) taken.push(alreadyThere(from, name));
    else await writeFileAtomic(file, redirectDocument({ to, canonical: to.startsWith('/') ? origin + to : to, lang }));
  }
  throwAll(taken);
}

function alreadyThere(from: string, file: string): SiteError {
  return new SiteError(`The redirect from "${from}" cannot be written, because the site has a file "${file}".`, {
    hint: 'Remove that file from the static folder, or the redirect from the configuration.',
  });
}

export interface HostFilesInput {
  hosts: readonly Host[];
  redirects: readonly Redirect[];
  /** Folder of the locale. */
  outDir: string;
  i18n: LocaleData;
  /** Origin of the site. */
  url: string;
}

/**
 * Adds rules to the one file that a host reads, in the folder that is published. Locales are built in sequence, and
 * each adds its rules.
 */
export async function writeHostFiles({ hosts, redirects, outDir, i18n, url }: HostFilesInput): Promise<void> {
  if (redirects.length === 0) return;
  const publishedDir = folderOfAll(outDir, i18n);
  for (const host of hosts) {
    const { file, write } = HOST_FILES[host];
    const target = path.join(publishedDir, file);
    const text = write(redirects, await readTextIfExists(target), url);
    if (text !== undefined) await writeFileAtomic(target, text);
  }
}

/** The folder that is published: for a locale in a subfolder, the folder that contains it. */
function folderOfAll(outDir: string, { currentLocale, defaultLocale, localeConfigs }: LocaleData): string {
  const base = localeConfigs[defaultLocale]?.baseUrl ?? '/';
  const own = localeConfigs[currentLocale]?.baseUrl ?? '/';
  const below = own.startsWith(base) ? own.slice(base.length).split('/').filter(Boolean) : [];
  const folder = path.join(...below, '.');
  return below.length > 0 && outDir.endsWith(path.sep + folder) ? outDir.slice(0, -folder.length - 1) : outDir;
}

interface FilePlace {
  /** Whether there is a page at a path. */
  isPage: (path: string) => boolean;
  /** Whether a page is written into a file, named from the locale's output folder. */
  isPageFile: (file: string) => boolean;
}

/**
 * Where a redirect is written so that static hosts find it: its file below the locale's output folder; `undefined` when a page's own file already has that name, so that
 * servers show the page.
 *
 * @example redirectFile('/docs/old', place) // 'docs/old/index.html'
 */
export function redirectFile(from: string, { isPage, isPageFile }: FilePlace): string | undefined {
  const name = removeTrailingSlash(decodePathname(from)).slice(1);
  checkFileName(name.split('/'), `The redirect from "${shorten(from)}"`);
  if (from.endsWith('/') || !/\.html?$/.test(name)) return name === '' ? 'index.html' : `${name}/index.html`;
  if (isPageFile(name)) return undefined;
  // A server may show `a.html` for `a`. If `a` is a page, the redirect needs another file.
  const clean = `/${name.replace(/\.html?$/, '')}`;
  return isPage(clean) ? `${name}/index.html` : name;
}
