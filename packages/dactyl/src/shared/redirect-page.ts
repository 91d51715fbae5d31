/**
 * Writes the document that redirects its reader. Its refresh works without scripts, but loses query and hash of the
 * address; the script keeps them.
 */
import { escapeHtml } from './html.js';

/**
 * Source of the script. The text is the same in all of these documents, so that one hash in a Content-Security-Policy
 * allows it; an attribute of the element holds the target. The target replaces the old address in the history.
 */
export const REDIRECT_SCRIPT =
  '(function(){var t=document.currentScript.getAttribute("data-to");' +
  'location.replace(/[?#]/.test(t)?t:t+location.search+location.hash)})()';

export interface RedirectPage {
  /** Target of the redirect: a path with base URL, or an address on another site. */
  to: string;
  /** Target with its origin. */
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
    // Avoids a white flash in front of a dark page.
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(to)}</title></head>` +
    `<body><p><a href="${target}">${escapeHtml(to)}</a></p></body></html>\n`
  );
}

/** Encodes an address for a refresh, where a space or a quotation mark would end it. Existing escapes stay. */
export function encodeUrl(url: string): string {
  return encodeURI(url).replaceAll('%25', '%').replaceAll("'", '%27');
}
