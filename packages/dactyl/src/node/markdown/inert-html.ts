/**
 * HTML that an author wrote in a `.md` file → the same without what would run in the reader's browser: handlers in
 * attributes, `javascript:` addresses, scripts and documents (`srcdoc`) written in place. The site format renders with React, which drops
 * them. A script with a `src` is a decision of the author, and stays.
 *
 *     <b onclick="a()">x</b><script>b()</script>  →  <b>x</b><script type="text/plain">b()</script>
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../shared/html.js';

/** Most HTML shows at a glance that nothing runs in it: an address with a scheme has a colon, perhaps as an entity. */
const MAY_RUN = /\bon\w+\s*=|<script|srcdoc|[:&]/i;
/**
 * Obsolete elements whose content browsers take as text up to the closing tag, and the engine as elements: what is in an
 * attribute to the one is an element to the other. Markdown hands them over in pieces, so they become an element that
 * both read alike.
 */
const OBSOLETE = /<(\/?)(?:xmp|noembed|noframes|plaintext)(?=[\s/>]|$)/gi;
/** Scripts of other types are data. */
const RUNS = /^\s*(?:module|(?:text|application)\/(?:java|ecma|x-java)script.*)?\s*$/i;

export function inertHtml(source: string): string {
  const html = source.replace(OBSOLETE, '<$1pre');
  if (!MAY_RUN.test(html)) return html;
  let result = '';
  let copied = 0;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const inert = inertAttributes(name, attributes);
        if (!inert) return;
        const end = parser.endIndex + 1;
        const close = html.slice(parser.startIndex, end).endsWith('/>') ? ' />' : '>';
        result += html.slice(copied, parser.startIndex) + openTag(name, inert) + close;
        copied = end;
      },
    },
    { lowerCaseAttributeNames: true, decodeEntities: true },
  );
  parser.end(html);
  return result + html.slice(copied);
}

/** `undefined` when nothing has to change. */
function inertAttributes(tag: string, attributes: Record<string, string>): Record<string, string> | undefined {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => !name.startsWith('on') && name !== 'srcdoc' && !isScriptUrl(value),
  );
  const runs = tag === 'script' && attributes.src === undefined && RUNS.test(attributes.type ?? '');
  if (!runs && kept.length === Object.keys(attributes).length) return undefined;
  return { ...Object.fromEntries(kept), ...(runs && { type: 'text/plain' }) };
}

/** Browsers pass over control characters and spaces in front of a scheme, and line breaks and tabs inside of it. */
export function isScriptUrl(value: string): boolean {
  const colon = value.indexOf(':');
  return (
    colon !== -1 &&
    value
      .slice(0, colon)
      .replaceAll(/[\p{Cc} ]/gu, '')
      .toLowerCase() === 'javascript'
  );
}

function openTag(name: string, attributes: Record<string, string>): string {
  const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${text.join('')}`;
}
