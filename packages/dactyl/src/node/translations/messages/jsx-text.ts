/** Text between JSX tags → the string that React receives. */
import { parseDocument } from 'htmlparser2';

/**
 * White space around line breaks goes away, and lines are joined by one space; entities become characters.
 *
 * @returns `''` for text that React drops
 */
export function readJsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  const kept = lines.map((line, index) => {
    const spaced = line.replaceAll('\t', ' ');
    const withoutIndent = index === 0 ? spaced : spaced.replace(/^ +/, '');
    return index === lines.length - 1 ? withoutIndent : withoutIndent.replace(/ +$/, '');
  });
  return decodeJsxEntities(kept.filter((line) => line !== '').join(' '));
}

/** Entities count in texts and in attributes in quotes, and only with a semicolon. */
export function decodeJsxEntities(text: string): string {
  return text.replace(/&(?:#\d+|#[xX][\da-fA-F]+|\w+);/g, (entity) => {
    const [node] = parseDocument(entity).children;
    return node && 'data' in node ? String(node.data) : entity;
  });
}
