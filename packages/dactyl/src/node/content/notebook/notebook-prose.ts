/** What a notebook says in words: front matter and the cells of text, from which title and excerpt are read. */
import { createText, type TextBuilder } from './notebook-lines.js';
import { parseNotebook, type Cell, type Notebook } from './parse-notebook.js';

/** @throws SiteError with line and column for a file that is no notebook. */
export function notebookProse(input: { file: string; source: string }): string {
  const text = createText();
  for (const { cell, number } of addFrontMatter(text, parseNotebook(input))) {
    if (cell.kind === 'markdown' && !hiddenParts(cell).has('remove-cell'))
      text.add(closed(cell.source), { cell: number, sourceAt: 0 });
  }
  return text.written();
}

/** @returns the cells below it */
export function addFrontMatter(text: TextBuilder, notebook: Notebook): { cell: Cell; number: number }[] {
  const cells = notebook.cells.map((cell, number) => ({ cell, number }));
  const first = notebook.cells[0];
  if (first && first.kind !== 'code' && /^---\s*\n/.test(first.source)) {
    text.add(first.source.trimEnd(), { cell: 0, sourceAt: 0 });
    return cells.slice(1);
  }
  text.add(writtenFrontMatter(notebook));
  return cells;
}

/** Metadata of the whole notebook, where no cell has front matter. */
function writtenFrontMatter({ metadata }: Notebook): string {
  const { front_matter: own, title } = metadata;
  const fields = Object(own) === own ? own : typeof title === 'string' && title !== '' ? { title } : undefined;
  return fields === undefined ? '' : `---\n${JSON.stringify(fields)}\n---`;
}

/** Tags of Jupyter Book, and the switches of JupyterLab. */
export function hiddenParts({ metadata }: Cell): Set<unknown> {
  const tags = new Set<unknown>(Array.isArray(metadata.tags) ? metadata.tags : []);
  const { source_hidden: source, outputs_hidden: outputs } = Object(metadata.jupyter) as Record<string, unknown>;
  if (source === true) tags.add('hide-input');
  if (outputs === true) tags.add('hide-output');
  return tags;
}

/** A fence that a cell leaves open ends with the cell, as in Jupyter. */
export function closed(source: string): string {
  let open = '';
  for (const [, mark = '', rest = ''] of source.matchAll(/^ {0,3}(`{3,}|~{3,})(.*)$/gm)) {
    if (open === '') open = mark;
    else if (mark.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === '' ? source : `${source}\n${open}`;
}
