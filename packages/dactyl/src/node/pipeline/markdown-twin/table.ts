/** A table → a GFM table. Blocks in a cell stand on one line, with breaks between them. */
import { elementsOf, type ContentElement, type ContentNode } from './content-tree.js';
import { writeInline, type InlinePlace } from './inline.js';

export function writeTable(table: ContentElement, place: InlinePlace): string {
  const rows = rowsOf(table).map((row) => elementsOf(row).filter(({ name }) => name === 'td' || name === 'th'));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const [head, ...body] = rows;
  if (!head || width === 0) return '';
  const rule = fill(head.map(alignmentRule), width, '---');
  const lines = [head, ...body].map((cells) =>
    rowLine(
      fill(
        cells.map((cell) => writeCell(cell, place)),
        width,
        '',
      ),
    ),
  );
  return [lines[0], rowLine(rule), ...lines.slice(1)].join('\n');
}

function rowsOf(element: ContentElement): ContentElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return child.name === 'table' ? [] : rowsOf(child);
  });
}

function rowLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function fill(cells: readonly string[], width: number, filler: string): string[] {
  return [...cells, ...Array.from({ length: width - cells.length }, () => filler)];
}

function alignmentRule({ attributes }: ContentElement): string {
  const align = /text-align:\s*(\w+)/.exec(attributes.style ?? '')?.[1] ?? attributes.align;
  if (align === 'center') return ':-:';
  if (align === 'right') return '--:';
  return align === 'left' ? ':--' : '---';
}

function writeCell(cell: ContentElement, place: InlinePlace): string {
  return cellLines(cell.children, { ...place, inCell: true })
    .join('<br />')
    .replaceAll('\n', ' ')
    .replaceAll('|', '\\|');
}

function cellLines(nodes: readonly ContentNode[], place: InlinePlace): string[] {
  const lines: string[] = [];
  let run: ContentNode[] = [];
  const endRun = () => {
    const text = writeInline(run, place).trim();
    if (text !== '') lines.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !(node.hasBlocks || BREAKS.has(node.name))) {
      run.push(node);
      continue;
    }
    endRun();
    const inside = cellLines(node.children, place);
    lines.push(...(node.name === 'li' ? inside.map((line, index) => (index === 0 ? `- ${line}` : line)) : inside));
  }
  endRun();
  return lines;
}

const BREAKS = new Set('p li ul ol div pre blockquote details summary h1 h2 h3 h4 h5 h6 dl dt dd section'.split(' '));
