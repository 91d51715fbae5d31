/** Paragraphs, headings, lists, quotes → Markdown. What a component made is written by `components.ts`. */
import { writeComponent } from './components.js';
import { BLOCKS, elementsOf, textOf, type ContentElement, type ContentNode } from './content-tree.js';
import { escapeLineStarts } from './escape.js';
import { isSilent, writeInline, type InlinePlace } from './inline.js';
import { writeTable } from './table.js';

export function writeBlocks(nodes: readonly ContentNode[], place: InlinePlace): string {
  return listBlocks(nodes, place)
    .map(({ text }) => text)
    .join('\n\n');
}

interface Block {
  text: string;
  kind: 'paragraph' | 'list' | 'other';
}

/** Runs of text between blocks are paragraphs, too. */
function listBlocks(nodes: readonly ContentNode[], place: InlinePlace): Block[] {
  const blocks: Block[] = [];
  let run: ContentNode[] = [];
  const add = (kind: Block['kind'], text: string) => {
    if (text.trim() !== '') blocks.push({ text, kind });
  };
  const endRun = () => {
    if (run.length > 0) add('paragraph', writeParagraph(run, place));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node !== 'string' && isSilent(node)) continue;
    if (typeof node === 'string' || !isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (node.name === 'ul' || node.name === 'ol') add('list', writeList(node, place, isOtherList(blocks.at(-1))));
    else if (isTransparent(node)) blocks.push(...listBlocks(node.children, place));
    else add('other', writeBlock(node, place));
  }
  endRun();
  return blocks;
}

function isBlock(element: ContentElement): boolean {
  return (
    BLOCKS.has(element.name) || (element.hasBlocks && element.name !== 'a') || element.classes.includes('katex-display')
  );
}

const TRANSPARENT = new Set([
  'div',
  'header',
  'article',
  'main',
  'section',
  'span',
  'figure',
  'footer',
  'nav',
  'center',
]);

function isTransparent(element: ContentElement): boolean {
  return TRANSPARENT.has(element.name) && !isComponent(element);
}

function isComponent({ classes, attributes }: ContentElement): boolean {
  return 'data-tabs' in attributes || 'data-footnotes' in attributes || classes.some((name) => COMPONENTS.has(name));
}

const COMPONENTS = new Set([
  'dactyl-drawing',
  'theme-code-block',
  'theme-playground',
  'theme-admonition',
  'katex-display',
]);

function writeBlock(element: ContentElement, place: InlinePlace): string {
  const { name, children } = element;
  const written = writeComponent(element, { place, writeBlocks });
  if (written !== undefined) return written;
  if (/^h[1-6]$/.test(name)) return writeHeading(element, place);
  switch (name) {
    case 'p':
      return element.hasBlocks ? writeBlocks(children, place) : writeParagraph(children, place);
    case 'hr':
      return '---';
    case 'blockquote':
      return prefixLines(writeBlocks(children, place), '> ', '> ');
    case 'table':
      return writeTable(element, place);
    case 'dl':
      return writeDefinitions(element, place);
    default:
      return writeBlocks(children, place);
  }
}

function writeParagraph(nodes: readonly ContentNode[], place: InlinePlace): string {
  return escapeLineStarts(writeInline(nodes, place).trim().replace(/\\$/, ''));
}

function writeHeading({ name, children }: ContentElement, place: InlinePlace): string {
  const text = writeInline(children, { ...place, inCell: true }).trim();
  return text === '' ? '' : `${'#'.repeat(Number(name.charAt(1)))} ${text.replace(/(^|[ \t])(#+)$/, '$1\\$2')}`;
}

/** Two lists in a row would be one, were their signs the same. */
function isOtherList(previous: Block | undefined): boolean {
  return previous?.kind === 'list' && !/^(?:\*|\d+\))/.test(previous.text);
}

function writeList(list: ContentElement, place: InlinePlace, isOther: boolean): string {
  const items = elementsOf(list).filter(({ name }) => name === 'li');
  const isLoose = items.some((item) => elementsOf(item).some(({ name }) => name === 'p'));
  const first = Number(list.attributes.start ?? 1);
  return items
    .map((item, index) => {
      const number = `${first + index}${isOther ? ')' : '.'}`;
      const sign = list.name === 'ol' ? number : isOther ? '*' : '-';
      const text = taskMark(item) + writeItem(item, place, isLoose);
      return prefixLines(text, `${sign} `, ' '.repeat(sign.length + 1)).trimEnd();
    })
    .join(isLoose ? '\n\n' : '\n');
}

function writeItem(item: ContentElement, place: InlinePlace, isLoose: boolean): string {
  let result = '';
  let previous: Block | undefined;
  for (const block of listBlocks(item.children, place)) {
    if (previous) result += !isLoose && maySucceed(block, previous) ? '\n' : '\n\n';
    result += block.text;
    previous = block;
  }
  // Three dashes behind the sign of the item would be one rule with it.
  return result.startsWith('---') ? result.replace('---', '***') : result;
}

/** Whether a block may begin on the line behind another one: an empty line would make the list a loose one. */
function maySucceed(block: Block, previous: Block): boolean {
  if (/^#{1,6} /.test(previous.text)) return true;
  if (previous.kind !== 'paragraph') return block.text.startsWith('```');
  return /^(?:>|```|#{1,6} |[-*] \S|1[.)] \S)/.test(block.text);
}

function taskMark(item: ContentElement): string {
  const [first] = item.classes.includes('task-list-item') ? elementsOf(item) : [];
  const box = first?.name === 'p' ? elementsOf(first)[0] : first;
  if (box?.attributes.type !== 'checkbox') return '';
  return 'checked' in box.attributes ? '[x] ' : '[ ] ';
}

function writeDefinitions(list: ContentElement, place: InlinePlace): string {
  return elementsOf(list)
    .flatMap((element) => (element.name === 'div' ? elementsOf(element) : [element]))
    .map((element) => {
      if (element.name !== 'dt') return writeBlocks(element.children, place);
      const term = writeInline(element.children, place).trim();
      return textOf(element).trim() === '' || term.includes('**') ? term : `**${term}**`;
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Empty lines get no blanks at their ends. */
export function prefixLines(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      const prefix = index === 0 ? first : others;
      return line === '' ? prefix.trimEnd() : prefix + line;
    })
    .join('\n');
}
