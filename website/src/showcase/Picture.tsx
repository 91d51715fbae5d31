/** A site as the sheets of paper that it would be: those with a component that runs in the browser are filled. */
import { blocksOf, fitGrid } from './sheets';
import styles from './card.module.css';

const PANEL = { width: 320, height: 128 };
const MARGIN = 16;
const AREA = { width: PANEL.width - 2 * MARGIN, height: PANEL.height - 2 * MARGIN, largest: 32 };

interface Props {
  /** Unique on the page. */
  id: string;
  pages: number;
  live: number;
}

export function Picture({ id, pages, live }: Props) {
  const { columns, cell } = fitGrid(pages, AREA);
  const height = Math.ceil(pages / columns) * cell;
  const sheets = { live: blocksOf(0, live, columns), quiet: blocksOf(live, pages, columns) };
  return (
    <svg className={styles.picture} viewBox={`0 0 ${PANEL.width} ${PANEL.height}`} aria-hidden="true">
      {(['live', 'quiet'] as const).map((kind) => (
        <pattern key={kind} id={`${id}-${kind}`} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <rect className={styles[kind]} width={cell * 0.68} height={cell * 0.82} rx={cell * 0.12} />
        </pattern>
      ))}
      <g transform={`translate(${MARGIN} ${(PANEL.height - height) / 2})`}>
        {(['live', 'quiet'] as const).map((kind) =>
          // A little less than whole cells: the edge of the next one would show as a fine line.
          sheets[kind].map(({ column, row, columns: width, rows }) => (
            <rect
              key={`${kind}-${column}-${row}`}
              x={column * cell}
              y={row * cell}
              width={(width - 0.16) * cell}
              height={(rows - 0.09) * cell}
              fill={`url(#${id}-${kind})`}
            />
          )),
        )}
      </g>
    </svg>
  );
}
