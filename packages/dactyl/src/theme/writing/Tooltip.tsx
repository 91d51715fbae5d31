import { useId, type ReactNode } from 'react';
import Head from '../../react/Head.js';
import { authorMistake } from '../../shared/author-mistake.js';
import styles from './tooltip/styles.css?url';

export interface TooltipProps {
  /** What is said of the word: a sentence or two. */
  text?: ReactNode;
  /** The word, or a few of them, in a sentence. */
  children?: ReactNode;
}

/**
 * A word that says more of itself on a click, a tap, or Enter, in all browsers; where they know `interestfor`, also when the
 * pointer or the focus rests on it. Escape closes it, by the browser alone (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = `tooltip${useId().replaceAll(/\W/g, '')}`;
  if (text === undefined || text === '') throw lacksText();
  // Unknown to React's types.
  const interest = { interestfor: id };
  return (
    <span className="dactyl-tooltip">
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <button
        type="button"
        className="clean-btn dactyl-tooltip__word"
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        {...interest}
      >
        {children}
      </button>
      <span className="dactyl-tooltip__text" id={id} role="tooltip" popover="auto">
        {text}
      </span>
    </span>
  );
}

function lacksText(): Error {
  return authorMistake({
    message: '<Tooltip> has no text.',
    hint: 'Write what it shows: <Tooltip text="…">word</Tooltip>.',
    look: [/<Tooltip(?=[\s/>])(?![^>]*\stext=)/g, /<Tooltip(?=[\s/>])/g],
  });
}
