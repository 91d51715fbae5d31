/**
 * Which attributes an element keeps in a feed, and with which values. What styles, scripts and screen readers of the
 * site need means nothing in a reader; addresses get their origin.
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
/** Pictures and formulas are drawn with most of theirs. */
const NOT_IN_PICTURES = /^(?:class|tabindex|focusable|on.*|data-.*|aria-hidden)$/;

export function readerAttributes({ attributes }: PostElement, place: { pageUrl: string; isPicture: boolean }): string {
  // How columns of a table are set is all that a style says about the text.
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
  // Parts of a picture refer to each other.
  return place.isPicture && value.startsWith('#') ? value : absoluteUrl(value, place.pageUrl);
}

/** @example absoluteSourceSet('/a.png 1x, b.png 2x', 'https://x.example/c/d') // 'https://x.example/a.png 1x, https://x.example/c/b.png 2x' */
export function absoluteSourceSet(value: string, pageUrl: string): string {
  const written: string[] = [];
  // An address may hold commas, and ends at a blank; one at its end is the sign that there is no descriptor.
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
