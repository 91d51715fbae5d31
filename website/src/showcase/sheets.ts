/** Where the sheets of a site's picture lie: one for each page, as large as the picture allows. */

export interface Area {
  width: number;
  height: number;
  /** No sheet's cell is larger. */
  largest: number;
}

export interface Grid {
  columns: number;
  /** Width and height of a cell. */
  cell: number;
}

/** A block of cells, all filled. */
export interface Block {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** The largest cells of which `count` have room. */
export function fitGrid(count: number, { width, height, largest }: Area): Grid {
  for (let cell = largest; cell > 1; cell -= 0.25) {
    const columns = Math.floor(width / cell);
    if (columns * Math.floor(height / cell) >= count) return { columns, cell };
  }
  return { columns: Math.floor(width), cell: 1 };
}

/** The cells from `start` up to `end`, counted line by line, as at most three blocks. */
export function blocksOf(start: number, end: number, columns: number): Block[] {
  const blocks: Block[] = [];
  for (let at = start; at < end;) {
    const column = at % columns;
    const isWholeLine = column === 0 && end - at >= columns;
    const rows = isWholeLine ? Math.floor((end - at) / columns) : 1;
    const width = isWholeLine ? columns : Math.min(end - at, columns - column);
    blocks.push({ column, row: Math.floor(at / columns), columns: width, rows });
    at += width * rows;
  }
  return blocks;
}
