/**
 * Selects the attributes that an element keeps in a feed. Attributes for the site's styles, scripts and screen readers mean
 * nothing in a feed reader and are removed; URLs become absolute.
 */
import { escapeHtml } from '../../../../shared/html.js';
import { absoluteUrl } from './absolute-url.js';
import type { PostElement } from './post-tree.js';

const KEPT = new Set(
  (
    'href src srcset sizes media poster alt title width height cite colspan rowspan headers scope start reversed ' +
    'value type lang dir datetime open controls loop muted kind label srclang span abbr align allow allowfullscreen'
  ).split(' '),
);
const URLS = new Set(['href', 'src', 'poster', 'cite', 'xlink:href']);
/** Attributes to remove from drawings and formulas, which need most of the others. */
const NOT_IN_PICTURES = /^(?:class|tabindex|focusable|on.*|data-.*|aria-hidden)$/;

export function readerAttributes({ attributes }: PostElement, place: { pageUrl: string; isPicture: boolean }): string {
  // Of styles, only the alignment of table columns belongs to the content.
  const align = /(?:^|;)\s*text-align:\s*(\w+)/.exec(place.isPicture ? '' : (attributes.style ?? ''))?.[1];
  return Object.entries({ ...attributes, ...(align && { align }) })
    .map(([name, value]) => {
      const isKept = place.isPicture ? !NOT_IN_PICTURES.test(name) : KEPT.has(name);
      const written = isKept ? attributeValue(name, value, place) : undefined;
      return written === undefined ? '' : ` ${name}="${escapeHtml(written)}"`;
    })
    .join('');
}

function attributeValue(
  name: string,
  value: string,
  place: { pageUrl: string; isPicture: boolean },
): string | undefined {
  if (name === 'srcset') return absoluteSourceSet(value, place.pageUrl);
  if (!URLS.has(name)) return value;
  // Parts of a drawing refer to each other by fragments.
  return place.isPicture && value.startsWith('#') ? value : absoluteUrl(value, place.pageUrl);
}

/** @example absoluteSourceSet('/a.png 1x, b.png 2x', 'https://x.example/c/d') // 'https://x.example/a.png 1x, https://x.example/c/b.png 2x' */
export function absoluteSourceSet(value: string, pageUrl: string): string {
  const written: string[] = [];
  // A URL may contain commas and ends at white space; a comma at its end means that it has no descriptor.
  const part = /([^\s,]\S*)([^,]*)/g;
  for (let match = part.exec(value); match; match = part.exec(value)) {
    const [, word = '', descriptor = ''] = match;
    const url = withoutCommas(word);
    if (url !== word) part.lastIndex = match.index + word.length;
    const absolute = absoluteUrl(url, pageUrl);
    if (absolute !== undefined) written.push(`${absolute}${url === word ? ` ${descriptor.trim()}` : ''}`.trim());
  }
  return written.join(', ');
}

function withoutCommas(word: string): string {
  let end = word.length;
  while (word[end - 1] === ',') end--;
  return word.slice(0, end);
}
