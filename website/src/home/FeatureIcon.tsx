/** Small pictures made of the bars of the logo, one for each feature. */
import type { ReactNode } from 'react';
import styles from './pictures.module.css';

const PICTURES = {
  html: (
    <>
      <rect className={styles.iconLine} x="7" y="3" width="34" height="42" rx="6" />
      <rect className={styles.iconMain} x="14" y="12" width="20" height="5" rx="2.5" />
      <rect className={styles.iconSoft} x="14" y="22" width="20" height="4" rx="2" />
      <rect className={styles.iconSoft} x="14" y="30" width="13" height="4" rx="2" />
    </>
  ),
  format: (
    <>
      <path className={styles.iconLine} d="M10 14v20a4 4 0 0 0 4 4h4M10 25h8" />
      <rect className={styles.iconMain} x="4" y="5" width="26" height="9" rx="3.5" />
      <rect className={styles.iconSoft} x="18" y="20" width="26" height="9" rx="3.5" />
      <rect className={styles.iconSoft} x="18" y="34" width="18" height="9" rx="3.5" />
    </>
  ),
  script: (
    <>
      <rect className={styles.iconLine} x="3" y="9" width="42" height="30" rx="6" />
      <rect className={styles.iconMain} x="10" y="27" width="7" height="5" rx="2" />
      <path className={styles.iconSoft} d="M22 27h14a2.5 2.5 0 0 1 0 5H22a2.5 2.5 0 0 1 0-5Z" />
    </>
  ),
  markdown: (
    <g transform="translate(4 0) skewX(-9)">
      <rect className={styles.iconMain} x="15" y="4" width="6" height="40" rx="3" />
      <rect className={styles.iconMain} x="29" y="4" width="6" height="40" rx="3" />
      <rect className={styles.iconSoft} x="5" y="14" width="40" height="6" rx="3" />
      <rect className={styles.iconSoft} x="5" y="28" width="40" height="6" rx="3" />
    </g>
  ),
  locales: (
    <>
      <rect className={styles.iconSoft} x="3" y="6" width="28" height="24" rx="6" />
      <rect className={styles.iconPaper} x="17" y="18" width="28" height="24" rx="6" />
      <path className={styles.iconMark} d="M24 26h14M31 23v3M27 37c4-2 6.5-6 7-11M28 28c1.5 4 4.5 7 8 9" />
    </>
  ),
  errors: (
    <>
      <rect className={styles.iconSoft} x="4" y="7" width="30" height="5" rx="2.5" />
      <rect className={styles.iconMain} x="4" y="18" width="40" height="10" rx="3.5" />
      <path className={styles.iconMark} d="m22 40 4-5 4 5" />
      <rect className={styles.iconSoft} x="4" y="36" width="12" height="5" rx="2.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FeaturePicture = keyof typeof PICTURES;

export function FeatureIcon({ name }: { name: FeaturePicture }) {
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  );
}
