import type { Props } from '@theme/ErrorPageContent';
import { useState } from 'react';

/** Ejected: with a text that readers may copy into a report. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  const [isDetailed, setDetailed] = useState(false);
  return (
    <main>
      <h1>That went wrong</h1>
      <button type="button" data-testid="details" onClick={() => setDetailed(!isDetailed)}>
        Details
      </button>
      <button type="button" onClick={tryAgain}>
        Once more
      </button>
      {isDetailed && <pre>{error.message}</pre>}
    </main>
  );
}
