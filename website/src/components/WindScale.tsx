import clsx from 'clsx';
import styles from './WindScale.module.css';

interface Props {
  /** Force of the wind, from 0 to 12. */
  force: number;
  label: string;
}

const FORCES = Array.from({ length: 12 }, (_, index) => index + 1);

/** Twelve marks, as many of them filled as the wind is strong: the static example of the Markdown guides. */
export default function WindScale({ force, label }: Props) {
  return (
    <span className={styles.scale} role="img" aria-label={`${label}: ${force} / 12`}>
      {FORCES.map((mark) => (
        <span key={mark} className={clsx(styles.mark, mark <= force && styles.filled)} />
      ))}
    </span>
  );
}
