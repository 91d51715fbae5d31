/** One long bar and two short ones: the metrical foot that Dactyl is named after, drawn in its rhythm. */
import styles from './home.module.css';

export function Foot() {
  return (
    <svg className={styles.foot} viewBox="0 0 128 88" aria-hidden="true">
      <g transform="translate(14 0) skewX(-9)">
        <rect className={styles.beat} width="112" height="36" rx="13" />
        <rect className={styles.beat} y="48" width="50" height="36" rx="13" />
        <rect className={styles.beat} x="62" y="48" width="50" height="36" rx="13" />
      </g>
    </svg>
  );
}
