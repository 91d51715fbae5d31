/**
 * A Jupyter notebook as Markdown, which then goes the way of every other text: cells of text as they are, code as code blocks,
 * below each the outputs that were saved with it. Nothing is run.
 *
 * In: the text of the file, and what takes its pictures. Out: the text, and where each position of it stands in the file. The
 * result is always read as plain Markdown (`format: md`), whatever the site says, since braces and `<br>` are common in
 * notebooks.
 */
import type { NotebookSettings } from '../../../shared/notebook-settings.js';
import type { TextPlace } from '../../base/text-place.js';
import { codeLanguage } from './code-language.js';
import { addFrontMatter, closed, hiddenParts } from './notebook-prose.js';
import { createText, type TextBuilder } from './notebook-lines.js';
import { fence, folded, outputBlocks, type AddFile, type NotebookInput, type OutputParts } from './output-blocks.js';
import { parseNotebook, type Cell, type Notebook } from './parse-notebook.js';

export interface NotebookText {
  source: string;
  /** Position in the Markdown → position in the file. */
  placeOf(place: TextPlace): TextPlace;
}

/** @throws SiteError with line and column for a file that is no notebook. */
export function notebookToMarkdown(input: NotebookInput, settings: NotebookSettings, addFile: AddFile): NotebookText {
  const notebook = parseNotebook(input);
  const text = createText();
  const cells = addFrontMatter(text, notebook);
  for (const { cell, number } of cells) addCell(text, cell, { number, notebook, input, settings, addFile });
  if (settings.download) text.add(downloadLink(input.file, settings.labels.download));
  return { source: text.written(), placeOf: (place) => text.placeOf(place, input.source) };
}

interface CellParts extends OutputParts {
  /** Index of the cell. */
  number: number;
  notebook: Notebook;
}

function addCell(text: TextBuilder, cell: Cell, parts: CellParts): void {
  const hidden = hiddenParts(cell);
  if (hidden.has('remove-cell')) return;
  const origin = { cell: parts.number, sourceAt: undefined };
  if (cell.kind === 'markdown') return text.add(closed(withAttachments(cell, parts)), { ...origin, sourceAt: 0 });
  // Raw cells are for one format of nbconvert.
  if (cell.kind === 'raw') return;
  if (!hidden.has('remove-input') && cell.source.trim() !== '') {
    const { labels } = parts.settings;
    const title = cell.count === undefined ? '' : ` title="In [${cell.count}]"`;
    const code = fence(cell.source.replace(/\n+$/, ''), codeLanguage(cell, parts.notebook) + title);
    if (hidden.has('hide-input')) text.add(folded(code, labels.code), origin);
    else text.add(code, { ...origin, sourceAt: 1 });
  }
  if (hidden.has('remove-output')) return;
  const blocks = outputBlocks(cell.outputs, { ...parts, isFolded: hidden.has('hide-output') });
  for (const block of blocks) text.add(block, origin);
}

/** Pictures that were pasted into a cell. */
function withAttachments({ source, attachments }: Cell, { addFile }: CellParts): string {
  return source.replaceAll(/(\]\(|src=["'])attachment:([^\s)"']+)/g, (whole, before: string, written: string) => {
    const name = decode(written);
    const content = Object.values(attachments[name] ?? {}).find((value) => typeof value === 'string');
    return content === undefined ? whole : before + addFile(name, Buffer.from(content, 'base64'));
  });
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function downloadLink(file: string, label: string): string {
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  // The question mark says that the file is meant, not its page.
  return `[${label}](<./${encodeURI(name)}?download>)`;
}
