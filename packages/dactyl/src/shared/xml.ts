/** Writes XML that is well-formed whatever a post contains. */

export type XmlAttributes = Record<string, string | undefined>;

/** Matches control characters, unpaired surrogates and the two noncharacters, which XML cannot represent. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function writable(text: string): string {
  return text.replaceAll(FORBIDDEN, '');
}

export function escapeXml(text: string): string {
  return writable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/**
 * Writes text as CDATA, so that it stays readable in the source. Where the text contains the end mark, it is split
 * into two sections.
 */
export function cdata(text: string): string {
  return `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/**
 * Writes an element with `content`, which is XML. Without content there is no element; attributes without a value are
 * left out.
 */
export function element(name: string, content: string | undefined, attributes: XmlAttributes = {}): string[] {
  return content === undefined ? [] : [`<${name}${writeAttributes(attributes)}>${content}</${name}>`];
}

/** Writes an element that only holds text. */
export function textElement(name: string, text: string | undefined, attributes: XmlAttributes = {}): string[] {
  return element(name, text === undefined ? undefined : escapeXml(text), attributes);
}

export function emptyElement(name: string, attributes: XmlAttributes): string[] {
  return [`<${name}${writeAttributes(attributes)}/>`];
}

/**
 * Writes an element with child elements, one on each line. Lines inside texts are not indented, because they may be
 * code.
 */
export function block(name: string, children: readonly string[], attributes: XmlAttributes = {}): string[] {
  return [`<${name}${writeAttributes(attributes)}>`, ...children.map((child) => `  ${child}`), `</${name}>`];
}

export function document(root: readonly string[], stylesheets: readonly { type: string; href: string }[] = []): string {
  const styles = stylesheets.map(({ type, href }) => `<?xml-stylesheet${writeAttributes({ type, href })}?>`);
  return ['<?xml version="1.0" encoding="utf-8"?>', ...styles, ...root, ''].join('\n');
}

function writeAttributes(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
