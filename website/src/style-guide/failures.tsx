/** Failures that a reader can press the button of: the part of the style guide that runs in the browser. */
import { useState } from 'react';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import Loading from '@theme/Loading';

export function FailedLoading({ message }: { message: string }) {
  const [hasFailed, setHasFailed] = useState(true);
  return hasFailed ? <Loading error={new Error(message)} retry={() => setHasFailed(false)} /> : <Loading />;
}

interface CrashProps {
  /** Of the error, and of what caused it. */
  messages: [error: string, cause: string];
  recovered: string;
}

export function Crash({ messages: [message, cause], recovered }: CrashProps) {
  const [hasCrashed, setHasCrashed] = useState(true);
  if (!hasCrashed) return <p role="status">{recovered}</p>;
  return (
    <>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={() => setHasCrashed(false)} />
      <ErrorBoundaryError error={new Error(message, { cause: new Error(cause) })} />
    </>
  );
}
