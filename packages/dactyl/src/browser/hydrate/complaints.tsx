/** Error messages for the browser's console; loaded only when an error occurs. */
import { useEffect, useState } from 'react';
import type { IslandMark } from '../../shared/marks/mark-data.js';
import { errorText } from '../../react/format/theme-common/error-messages.js';
import type { Mark } from '../../shared/marks/pair-marks.js';

/** Reports why a part of the page is not interactive. */
export function reportTorn({ kind, text }: Mark): void {
  if (kind !== 'island') return; // it is told of itself
  const { name, url } = JSON.parse(text) as IslandMark; // the server wrote it
  console.error(`The island ${name} (${url}) stays as it is: the HTML around it is not well formed.`);
}

/** Reports what React has rendered anew after a mismatch. */
export function reportDifference(error: unknown, componentStack?: string): void {
  console.error(
    'A component shows something else in the browser than on the server. It was rendered again; what depends on the ' +
      'browser belongs into an effect, or into <BrowserOnly>.',
    error,
    componentStack,
  );
}

/** Says that an island failed. */
export function reportFailure(name: string, error: unknown, componentStack: string | null | undefined): void {
  console.error(`The island ${name} failed.`, error, componentStack);
}

const ENGLISH = {
  part: 'This part of the page crashed.',
  page: 'This page crashed.',
  cause: 'Cause:',
  tryAgain: 'Try again',
};

export interface FailedIslandProps {
  error: unknown;
  /** Whether the island is the whole page. */
  isPage: boolean;
  onTryAgain(): void;
}

/** Replaces an island that failed. */
export function FailedIsland({ error, isPage, onTryAgain }: FailedIslandProps) {
  const [texts, setTexts] = useState(ENGLISH);
  useEffect(() => {
    // Texts in the page's language are in a file of their own.
    import('./failure-texts.js').then(({ failureTexts }) => setTexts(failureTexts()), console.warn);
  }, []);
  const details = (
    <>
      <pre className="dactyl-error">{errorText(error, texts.cause)}</pre>
      <button type="button" className="button button--primary button--sm" onClick={onTryAgain}>
        {texts.tryAgain}
      </button>
    </>
  );
  return isPage ? (
    <main className="container margin-vert--xl dactyl-narrow">
      <h1>{texts.page}</h1>
      {details}
    </main>
  ) : (
    <div role="alert" className="alert alert--danger margin--md">
      <p>{texts.part}</p>
      {details}
    </div>
  );
}
