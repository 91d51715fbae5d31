import type { ReactNode } from 'react';
import Head from '../../react/Head.js';
import { authorMistake } from '../../shared/author-mistake.js';
import { BADGE_KINDS, type BadgeKind } from '../../shared/badge.js';
import { editDistance } from '../../shared/edit-distance.js';
import styles from './badge/styles.css?url';

export interface BadgeProps {
  /** Its colour, by the names of admonitions: `note` (the default), `tip`, `info`, `warning` or `danger`. */
  kind?: BadgeKind;
  /** A word or two: colour alone says nothing to many readers. */
  children?: ReactNode;
}

/** One element for all badges of a page: heads that are the same are read once. */
const STYLES = <link rel="stylesheet" href={styles} />;

/** A word in a frame, in a sentence or a heading: *New*, *Beta*, *2.1*. */
export function Badge({ kind = 'note', children }: BadgeProps) {
  if (!BADGE_KINDS.includes(kind)) throw unknownKind(String(kind));
  return (
    <span className={`dactyl-badge dactyl-badge--${kind}`}>
      <Head>{STYLES}</Head>
      {children}
    </span>
  );
}

function unknownKind(kind: string): Error {
  const close = BADGE_KINDS.find((known) => editDistance(kind, known, 2) <= 2);
  return authorMistake({
    message: `<Badge> has no kind "${kind}".`,
    hint: `${close === undefined ? '' : `Did you mean "${close}"? `}There are ${BADGE_KINDS.join(', ')}.`,
    look: [new RegExp(`<Badge\\s[^>]*kind=\\W*${kind.replaceAll(/\W/g, '\\$&')}\\b`, 'g'), /<Badge(?=[\s/>])/g],
  });
}
