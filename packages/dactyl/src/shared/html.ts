/** Text ↔ HTML: escaping for everything that writes pages, and its reverse. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Escapes text for content and for attribute values in double quotes. Most texts need no escaping, so that case is
 * fast.
 */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign) : text;
}

/** Decodes the character references that React, the Markdown compiler and `escapeHtml` write. */
export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:(amp|lt|gt|quot)|#x([\da-f]{1,5}));/gi, (entity, name: string = '', code?: string) =>
    code === undefined ? (SIGNS[name] ?? entity) : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
