import { Children, type ReactNode } from 'react';
import Head from '../../react/Head.js';
import { authorMistake } from '../../shared/author-mistake.js';
import { lacksElement } from './lacks-element.js';
import styles from './file-tree/styles.css?url';

/** A nested list as files and folders: an item with a list below it is a folder. It stays the list that it is. */
export function FileTree({ children }: { children?: ReactNode }) {
  if (lacksElement(Children.toArray(children), 'ul')) {
    throw authorMistake({
      message: '<FileTree> holds no list.',
      hint: 'Write "- name" for each file between <FileTree> and </FileTree>, with blank lines around the list.',
      look: [/<FileTree(?:\s[^>]*)?>(?:(?!<\/FileTree>|^\s*[-*+]\s)[^])*<\/FileTree>/gm, /<FileTree(?=[\s/>])/g],
    });
  }
  return (
    <div className="dactyl-file-tree">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      {children}
    </div>
  );
}
