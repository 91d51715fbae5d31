import { Children, type ReactNode } from 'react';
import Head from '../../react/Head.js';
import { authorMistake } from '../../shared/author-mistake.js';
import { lacksElement } from './lacks-element.js';
import styles from './steps/styles.css?url';

/** A numbered list as a sequence of steps, in Markdown. It stays the list that it is. */
export function Steps({ children }: { children?: ReactNode }) {
  if (lacksElement(Children.toArray(children), 'ol')) {
    throw authorMistake({
      message: '<Steps> holds no numbered list.',
      hint: 'Write "1. …", "2. …" between <Steps> and </Steps>, with blank lines around the list.',
      look: [/<Steps(?:\s[^>]*)?>(?:(?!<\/Steps>|^\s*\d+[.)]\s)[^])*<\/Steps>/gm, /<Steps(?=[\s/>])/g],
    });
  }
  return (
    <div className="dactyl-steps">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      {children}
    </div>
  );
}
