/** A written page → the same page with addresses of files, which works in any folder and without a server. */
import path from 'node:path';
import { escapeHtml } from '../../../../shared/html.js';
import { urlOf } from '../../output-check/follow-links.js';
import { PORTABLE_SCRIPT } from './portable-script.js';

export interface PortableSite {
  origin: string;
  baseUrl: string;
  /** File in the ZIP. */
  find(url: URL): string | undefined;
}

const SCRIPT = /<script\b([^>]*)>[^]*?<\/script>/;
/** Tags, but not what stands in scripts and comments. Ours have no `>` in values. */
const TAGS = new RegExp(`${SCRIPT.source}|<!--[^]*?-->|<[a-zA-Z][^<>]*>`, 'g');
const ADDRESS = /( (?:href|src|poster|data-src|action)=")([^"]*)"/g;
const SET = /( (?:srcset|imagesrcset)=")([^"]*)"/gi;
/** What a page without a server cannot have or would fail with. */
const GONE =
  /<meta http-equiv="content-security-policy"|<link\b[^>]* rel="(?:preload|modulepreload|manifest|search|prefetch)"/i;

export function portablePage(html: string, file: string, site: PortableSite): string {
  const relative = (href: string): string => relativeAddress(href, file, site);
  const page = html.replaceAll(TAGS, (tag: string, attributes: string | undefined) => {
    if (attributes !== undefined) return portableScriptTag(tag, { attributes, site });
    if (tag.startsWith('<!--')) return tag;
    if (GONE.test(tag)) return '';
    return tag
      .replaceAll(ADDRESS, (_, name: string, href: string) => `${name}${relative(href)}"`)
      .replaceAll(SET, (_, name: string, set: string) => `${name}${relativeSet(set, relative)}"`)
      .replaceAll(/ crossorigin(?:="[^"]*")?/gi, '');
  });
  const loader = `<script src="${toRoot(file)}${PORTABLE_SCRIPT}"></script>`;
  return page.replace(/<meta charset="[^"]*">/i, (charset) => charset + loader);
}

/** Addresses in style sheets begin at the base URL. */
export function portableStyles(css: string, file: string, { baseUrl }: PortableSite): string {
  return css.replaceAll(/url\((["']?)(\/(?!\/)[^"')]*)\1\)/g, (whole, _, address: string) =>
    address.startsWith(baseUrl) ? `url(${toRoot(file)}${address.slice(baseUrl.length)})` : whole,
  );
}

function portableScriptTag(tag: string, { attributes, site }: { attributes: string; site: PortableSite }): string {
  const src = / src="([^"]*)"/.exec(attributes)?.[1];
  if (/ id="dactyl-offline"/.test(attributes)) return '';
  // Navigation from page to page fetches pages: without it, the browser follows links itself.
  if (/ id="dactyl-settings"/.test(attributes)) return tag.replace(/"router":"[^"]*"/, '"router":""');
  if (!/ type="module"/.test(attributes) || src === undefined) return tag;
  const name = src.startsWith(site.baseUrl) ? src.slice(site.baseUrl.length) : undefined;
  return name === undefined ? tag : `<script>portable.start(${JSON.stringify(name)})</script>`;
}

function relativeAddress(href: string, file: string, site: PortableSite): string {
  const decoded = href.replaceAll('&amp;', '&');
  const page = site.origin + urlOf(file, site.baseUrl);
  if (decoded === '' || decoded.startsWith('#') || !URL.canParse(decoded, page)) return href;
  const url = new URL(decoded, page);
  if (url.origin !== site.origin || !`${url.pathname}/`.startsWith(site.baseUrl)) return href;
  const target = site.find(url);
  if (target === undefined) return escapeHtml(url.href);
  if (target === file && url.hash !== '') return escapeHtml(url.hash);
  return escapeHtml(toRoot(file) + target.split('/').map(encodeURIComponent).join('/') + url.search + url.hash);
}

function relativeSet(set: string, relative: (href: string) => string): string {
  return set
    .split(/,\s+/)
    .map((entry) => entry.replace(/^\S+/, relative))
    .join(', ');
}

/** @example toRoot('docs/a/index.html') // '../../' */
export function toRoot(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? './' : '../'.repeat(folder.split('/').length);
}
