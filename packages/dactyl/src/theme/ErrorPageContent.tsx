import Heading from '@theme/Heading';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '../react/format/theme-common/error-parts.js';
import Translate from '../react/Translate.js';

export interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Only rendered in the browser: on the server an error fails the build. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return (
    <main className="container margin-vert--xl dactyl-narrow">
      <Heading as="h1" className="hero__title">
        <Translate id="theme.ErrorPageContent.title" description="Title of the page in place of one that failed">
          This page crashed.
        </Translate>
      </Heading>
      <div className="margin-vert--lg">
        <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      </div>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
