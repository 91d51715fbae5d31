import Heading from '@theme/Heading';
import Translate from '../runtime/Translate.js';

export interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Runs in the browser: on the server an error fails the build instead. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return (
    <main className="container margin-vert--xl dactyl-narrow">
      <Heading as="h1" className="hero__title">
        <Translate id="theme.ErrorPageContent.title" description="Title of the page in place of one that failed">
          This page crashed.
        </Translate>
      </Heading>
      <div className="margin-vert--lg">
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain" description="Button that renders the page again">
            Try again
          </Translate>
        </button>
      </div>
      <pre className="dactyl-error">{messagesOf(error).join('\n\nCause:\n')}</pre>
    </main>
  );
}

function messagesOf(error: Error): string[] {
  return [error.message, ...(error.cause instanceof Error ? messagesOf(error.cause) : [])];
}
