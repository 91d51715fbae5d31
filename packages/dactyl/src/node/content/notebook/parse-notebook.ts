/** The text of an `.ipynb` file → its cells. Only nbformat 4 is read, which Jupyter has written since 2015. */
import { isRecord } from '../../../shared/is-record.js';
import { parseJson } from '../../base/parse-json.js';
import { SiteError } from '../../base/site-error.js';
import { placeAt } from '../../base/text-place.js';
import { findCells } from './find-cells.js';

export interface Notebook {
  metadata: Record<string, unknown>;
  cells: Cell[];
}

export interface Cell {
  kind: 'code' | 'markdown' | 'raw';
  /** Its text, whether the file has one text or a list of lines. */
  source: string;
  /** How many times code had been run before, and this code with it; `undefined` for code that was not run. */
  count: number | undefined;
  outputs: Output[];
  metadata: Record<string, unknown>;
  /** File name → MIME type → content in base 64. */
  attachments: Record<string, Record<string, unknown>>;
}

export type Output =
  | { kind: 'stream'; name: string; text: string }
  | { kind: 'error'; name: string; traceback: string }
  | { kind: 'data'; count: number | undefined; data: Record<string, unknown> };

interface NotebookText {
  file: string;
  source: string;
}

/** @throws SiteError with line and column when the text is no notebook that can be shown. */
export function parseNotebook(text: NotebookText): Notebook {
  const value = parse(text);
  const fail = (message: string, hint: string, at = 0): never => {
    throw new SiteError(message, { file: text.file, ...placeAt(text.source, at), hint });
  };
  if (!isRecord(value) || typeof value.nbformat !== 'number') {
    return fail('The file is JSON, but no notebook: it has no "nbformat".', SAVE_AGAIN);
  }
  if (value.nbformat < 4) {
    const at = text.source.search(/"nbformat"\s*:/);
    return fail(`The notebook has the old format ${value.nbformat}; format 4 is needed.`, UPGRADE, Math.max(at, 0));
  }
  if (!Array.isArray(value.cells)) return fail('The notebook is damaged: it has no list of "cells".', SAVE_AGAIN);
  const cells = value.cells.map((cell, index) => {
    const at = () => findCells(text.source)[index]?.start ?? 0;
    const read = readCell(cell);
    return typeof read === 'string'
      ? fail(`Cell ${index + 1} of the notebook is damaged: ${read}.`, SAVE_AGAIN, at())
      : read;
  });
  return { metadata: recordOf(value.metadata), cells };
}

const SAVE_AGAIN = 'Open it in Jupyter and save it again, or leave it out with "exclude".';
const UPGRADE = 'Run: jupyter nbconvert --to notebook --inplace FILE';

function parse({ file, source }: NotebookText): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return parseJson({ text: source, file, what: 'The notebook' });
  }
}

/** @returns what is wrong with it, if it cannot be read */
function readCell(cell: unknown): Cell | string {
  if (!isRecord(cell)) return 'it is no object';
  const { cell_type: kind, execution_count: count, outputs = [] } = cell;
  const source = textOf(cell.source);
  if (kind !== 'code' && kind !== 'markdown' && kind !== 'raw') return `its "cell_type" is ${JSON.stringify(kind)}`;
  if (source === undefined) return 'its "source" is no text';
  if (!Array.isArray(outputs)) return 'its "outputs" are no list';
  const attachments = Object.entries(recordOf(cell.attachments)).map(([name, file]) => [name, recordOf(file)] as const);
  return {
    kind,
    source: source.replaceAll('\r\n', '\n'),
    count: countOf(count),
    outputs: outputs.flatMap(readOutput),
    metadata: recordOf(cell.metadata),
    attachments: Object.fromEntries(attachments),
  };
}

/** Kinds that nobody knows are left out, as Jupyter does. */
function readOutput(output: unknown): Output[] {
  if (!isRecord(output)) return [];
  switch (output.output_type) {
    case 'stream':
      return [{ kind: 'stream', name: String(output.name), text: textOf(output.text) ?? '' }];
    case 'error': {
      const { ename, evalue, traceback } = output;
      const lines = Array.isArray(traceback) ? traceback.join('\n') : '';
      return [{ kind: 'error', name: String(ename), traceback: lines || `${String(ename)}: ${String(evalue)}` }];
    }
    case 'display_data':
    case 'execute_result':
      return [{ kind: 'data', count: countOf(output.execution_count), data: recordOf(output.data) }];
    default:
      return [];
  }
}

/** A text, which the format may also write as a list of lines. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((line) => typeof line === 'string') ? value.join('') : undefined;
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
