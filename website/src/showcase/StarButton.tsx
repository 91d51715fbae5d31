/** Marks a site as one that the reader wants to find again. The mark stays in this browser. */
import styles from './card.module.css';

export interface StarLabels {
  /** With `{title}`. */
  star: string;
}

interface Props {
  title: string;
  isOn: boolean;
  onToggle: () => void;
  labels: StarLabels;
}

export function StarButton({ title, isOn, onToggle, labels }: Props) {
  const label = labels.star.replace('{title}', title);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z" />
      </svg>
    </button>
  );
}
