/** Lines of Markdown, and which line of which cell each of them is. */
import type { TextPlace } from '../../base/text-place.js';
import { findCells, placeInCell } from './find-cells.js';

export interface TextBuilder {
  add(block: string, origin?: BlockOrigin): void;
  written(): string;
  placeOf(place: TextPlace, json: string): TextPlace;
}

/** Where a block comes from: the front matter of the metadata has no cell. */
export interface BlockOrigin {
  cell: number;
  /**
   * Line of the block on which the source of the cell begins, from 0; `undefined` for a block that the file does not hold as it
   * is, such as an output.
   */
  sourceAt: number | undefined;
}

interface Origin {
  cell: number;
  /** Line of its source; `undefined` for what the file does not hold as it is. */
  line: number | undefined;
}

export function createText(): TextBuilder {
  const lines: string[] = [];
  const origins: (Origin | undefined)[] = [];
  return {
    add(block, origin) {
      if (block.trim() === '') return;
      if (lines.length > 0) lines.push('');
      for (const [index, line] of block.split('\n').entries()) {
        if (origin) {
          const { cell, sourceAt } = origin;
          origins[lines.length] = { cell, line: sourceAt === undefined ? undefined : index - sourceAt + 1 };
        }
        lines.push(line);
      }
    },
    written: () => `${lines.join('\n')}\n`,
    placeOf({ line, column }, json) {
      const origin = origins[line - 1];
      if (!origin) return { line: 1, column: 1 };
      const found = findCells(json)[origin.cell];
      const inCell = origin.line === undefined ? { line: 1, column: 1 } : { line: Math.max(origin.line, 1), column };
      return placeInCell(json, found, inCell);
    },
  };
}
