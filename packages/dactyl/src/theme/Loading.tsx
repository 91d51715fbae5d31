import Translate, { translate } from '../react/Translate.js';

export interface Props {
  error?: Error | null;
  retry?: () => void;
  pastDelay?: boolean;
}

/** Shown while the code of a part of the page is loading. CSS delays the spinner. */
export default function Loading({ error, retry }: Props) {
  if (error) {
    return (
      <div className="dactyl-loading dactyl-loading--error" role="alert">
        <p>
          <Translate id="theme.Loading.error" description="What is shown when code of a page cannot be fetched">
            A part of this page did not load.
          </Translate>
        </p>
        <pre className="dactyl-error">{error.message}</pre>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          <Translate id="theme.Loading.retry" description="Button that fetches the code once more">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  const label = translate({
    id: 'theme.Loading.label',
    message: 'Loading',
    description: 'What screen readers say while a part of the page is on its way',
  });
  return <div className="dactyl-loading" role="status" aria-label={label} />;
}
