import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export default function Badge({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
