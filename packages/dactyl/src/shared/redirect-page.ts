/**
 * The document that sends its reader on. It works without scripts, by its refresh, and then the reader's query and hash
 * are lost; the script keeps them.
 */
import { escapeHtml } from './html.js';

/**
 * Source of the script. It is the same text on all of these documents, so that one hash in a Content-Security-Policy
 * allows it; where it leads stands in an attribute of the element. It takes the place of the old address in the history.
 */
export const REDIRECT_SCRIPT =
  '(function(){var t=document.currentScript.getAttribute("data-to");' +
  'location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)})()';

export interface RedirectPage {
  /** URL that the browser is sent to: a path with base URL, or an address elsewhere. */
  to: string;
  /** The same with its origin. */
  canonical: string;
  /** Language of the site, for `<html lang>`. */
  lang: string;
}

export function redirectDocument({ to, canonical, lang }: RedirectPage): string {
  const target = escapeHtml(encodeUrl(to));
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">` +
    `<script data-to="${target}">${REDIRECT_SCRIPT}</script>` +
    `<meta http-equiv="refresh" content="0; url=${target}">` +
    `<link rel="canonical" href="${escapeHtml(encodeUrl(canonical))}">` +
    // No flash of white before a dark page.
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(to)}</title></head>` +
    `<body><p><a href="${target}">${escapeHtml(to)}</a></p></body></html>\n`
  );
}

/** Escapes that are there stay. A space or a quotation mark would end the address in a refresh. */
export function encodeUrl(url: string): string {
  return encodeURI(url).replaceAll('%25', '%').replaceAll("'", '%27');
}
