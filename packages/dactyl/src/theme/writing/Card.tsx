import type { ReactNode } from 'react';
import Head from '../../react/Head.js';
import Link from '../../react/Link.js';
import { authorMistake } from '../../shared/author-mistake.js';
import styles from './cards/styles.css?url';

export interface CardProps {
  /** Name of the card; the link, where there is one. */
  title?: string;
  /** Where the card leads to: a path of the site or an address. The whole card is a target for a pointer. */
  href?: string;
  /** An emoji or a drawing in front of the title, which screen readers pass over. */
  icon?: ReactNode;
  /** A sentence or two. */
  children?: ReactNode;
}

/** A box with a title and some text that leads somewhere, in Markdown. */
export function Card({ title, href, icon, children }: CardProps) {
  if (!title) {
    throw authorMistake({
      message: '<Card> has no title.',
      hint: 'Give it one: <Card title="…">. It is the text of the link.',
      look: [/<Card(?=[\s/>])(?![^>]*\stitle=)/g, /<Card(?=[\s/>])/g],
    });
  }
  return (
    <div className="card dactyl-tile">
      <CardStyles />
      <p className="dactyl-tile__title">
        {icon !== undefined && (
          <span className="dactyl-tile__icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {href === undefined ? <strong>{title}</strong> : <Link href={href}>{title}</Link>}
      </p>
      {children}
    </div>
  );
}

/** Cards side by side, as many as there is room for. */
export function CardGrid({ children }: { children?: ReactNode }) {
  return (
    <div className="dactyl-tiles">
      <CardStyles />
      {children}
    </div>
  );
}

function CardStyles() {
  return (
    <Head>
      <link rel="stylesheet" href={styles} />
    </Head>
  );
}
