/** A status in words, with a sign in front of it. */
import type { Status } from '../request';
import styles from './status.module.css';

export function StatusMark({ status, label }: { status: Status; label: string }) {
  return (
    <span className={styles.status} data-status={status}>
      {label}
    </span>
  );
}
