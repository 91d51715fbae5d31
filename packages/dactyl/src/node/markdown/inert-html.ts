/**
 * Removes from HTML in a `.md` file whatever would run in the reader's browser: event-handler attributes,
 * `javascript:` URLs, inline scripts and inline documents (`srcdoc`). Docusaurus renders with React, which drops
 * these. A script with a `src` is the author's deliberate choice and is kept.
 *
 *     <b onclick="a()">x</b><script>b()</script>  →  <b>x</b><script type="text/plain">b()</script>
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../shared/html.js';

/** Quick test that skips most HTML: a URL with a scheme contains a colon, perhaps as an entity. */
const MAY_RUN = /\bon\w+\s*=|<script|srcdoc|[:&]/i;
/**
 * Obsolete elements whose content browsers treat as text up to the closing tag, while the engine parses it as
 * elements: the same characters are an attribute to one and an element to the other. Markdown delivers such
 * elements in pieces, so the tags are replaced by an element that both parse alike.
 */
const OBSOLETE = /<(\/?)(?:xmp|noembed|noframes|plaintext)(?=[\s/>]|$)/gi;
/** Script types that browsers execute; scripts of other types are data. */
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

/** The attributes without those that run; `undefined` when nothing has to change. */
function inertAttributes(tag: string, attributes: Record<string, string>): Record<string, string> | undefined {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => !name.startsWith('on') && name !== 'srcdoc' && !isScriptUrl(value),
  );
  const runs = tag === 'script' && attributes.src === undefined && RUNS.test(attributes.type ?? '');
  if (!runs && kept.length === Object.keys(attributes).length) return undefined;
  return { ...Object.fromEntries(kept), ...(runs && { type: 'text/plain' }) };
}

/** Browsers ignore control characters and spaces before a scheme, and line breaks and tabs inside it. */
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
