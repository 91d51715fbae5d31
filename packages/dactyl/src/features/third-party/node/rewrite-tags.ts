/** HTML tags of all pages → the same tags with addresses of copies in place of those on hosts that are copied. */
import { escapeHtml } from '../../../shared/html.js';

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
const TAG = new RegExp(`<(link|script|img)(?=[\\s>])(${ATTRIBUTES})>`, 'gi');
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Links to these lead to pages, or say something of this one. */
const LOADS = /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|preload|modulepreload)(?:\s|$)/i;
const CONNECTS = /(?:^|\s)(?:preconnect|dns-prefetch)(?:\s|$)/i;

interface RewriteInput {
  isCopied(url: string): boolean;
  /** The address of a copy. */
  addressOf(url: string): Promise<string>;
}

export async function rewriteTags(html: string, { isCopied, addressOf }: RewriteInput): Promise<string> {
  const parts: (string | Promise<string>)[] = [];
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, name = '', text = ''] = match;
    const attributes = readAttributes(text);
    const key = name.toLowerCase() === 'link' ? 'href' : 'src';
    const url = absoluteUrl(attributes.get(key) ?? '');
    if (url === undefined || !isCopied(url)) continue;
    const rel = attributes.get('rel') ?? '';
    if (key === 'href' && !LOADS.test(rel) && !CONNECTS.test(rel)) continue;
    parts.push(html.slice(end, match.index));
    end = match.index + tag.length;
    if (CONNECTS.test(rel)) continue;
    // A copy is a file of this site; a style sheet has other bytes.
    for (const gone of ['integrity', 'crossorigin']) attributes.delete(gone);
    parts.push(addressOf(url).then((address) => writeTag(name, attributes.set(key, address))));
  }
  return [...(await Promise.all(parts)), html.slice(end)].join('');
}

function readAttributes(text: string): Map<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [
        name.toLowerCase(),
        (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
      ] as const,
  );
  return new Map(found);
}

function writeTag(name: string, attributes: Map<string, string>): string {
  const text = [...attributes].map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`));
  return `<${name}${text.join('')}>`;
}

function absoluteUrl(written: string): string | undefined {
  const url = written.startsWith('//') ? `https:${written}` : written;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : undefined;
}
