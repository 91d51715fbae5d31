/** One long bar and two short ones: the metrical foot that Dactyl is named after, drawn in its rhythm. */
import styles from './pictures.module.css';

/** A group of an SVG, about 38 wide and 30 high. */
export function Foot({ transform }: { transform?: string }) {
  return (
    <g className={styles.foot} transform={transform}>
      <g transform="translate(4 0) skewX(-9)">
        <rect width="34" height="12" rx="4.5" />
        <rect y="16" width="15" height="12" rx="4.5" />
        <rect x="19" y="16" width="15" height="12" rx="4.5" />
      </g>
    </g>
  );
}
