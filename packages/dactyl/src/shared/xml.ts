/** Text → XML. Whatever stands in a post, the file is well-formed. */

export type XmlAttributes = Record<string, string | undefined>;

/** Control characters, halves of pairs and the two non-characters: XML has no way to write them. */
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

/** Text that stays readable in the source; its end mark is divided between two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** `content` is XML. An element without a value is left out, and so is such an attribute. */
export function element(name: string, content: string | undefined, attributes: XmlAttributes = {}): string[] {
  return content === undefined ? [] : [`<${name}${writeAttributes(attributes)}>${content}</${name}>`];
}

/** An element that holds text alone. */
export function textElement(name: string, text: string | undefined, attributes: XmlAttributes = {}): string[] {
  return element(name, text === undefined ? undefined : escapeXml(text), attributes);
}

export function emptyElement(name: string, attributes: XmlAttributes): string[] {
  return [`<${name}${writeAttributes(attributes)}/>`];
}

/** Elements in an element, one on each line. Lines of texts are not touched: they may be code. */
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
