/**
 * HTML that a program has put out, as one block of Markdown: without whatever needs a program or styles the page around it, and
 * with each element closed. Handlers and addresses that run something are taken out later, as from all HTML in Markdown.
 *
 *     <style>…</style><table border="1">…  →  <div><table>…</table></div>
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../shared/html.js';

/** Elements that go with all that is in them. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'template',
  'noscript',
]);
/** Elements whose tags go; what is in them stays. */
const UNWRAPPED = new Set(['html', 'head', 'body', 'form', 'button', 'input', 'select', 'textarea']);
/** Ids could be those of headings, and a border is the theme's affair. */
const ATTRIBUTES = new Set(['id', 'border', 'scoped']);
const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr', 'area', 'source', 'track']);

/** @returns `undefined` when nothing is left to be seen */
export function outputHtml(source: string): string | undefined {
  let html = '';
  let dropped = 0;
  let isSeen = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) dropped++;
        if (dropped > 0 || UNWRAPPED.has(name)) return;
        if (name === 'img' || name === 'svg') isSeen = true;
        const kept = Object.entries(attributes).filter(([key]) => !ATTRIBUTES.has(key));
        html += `<${name}${kept.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`;
      },
      ontext(text) {
        if (dropped > 0) return;
        if (text.trim() !== '') isSeen = true;
        html += escapeHtml(text);
      },
      onclosetag(name) {
        if (DROPPED.has(name)) dropped--;
        else if (dropped === 0 && !UNWRAPPED.has(name) && !VOID.has(name)) html += `</${name}>`;
      },
    },
    { decodeEntities: true },
  );
  parser.end(source);
  // pandas leaves the corner of a table empty, and a heading must say something.
  const table = html.replaceAll(/<th( [^>]*)?>\s*<\/th>/g, '<td$1></td>');
  // A blank line would end the block.
  return isSeen ? `<div>\n${table.trim().replaceAll(/\n[ \t]*(?=\r?\n)/g, '\n&#32;')}\n</div>` : undefined;
}
