export interface Props {
  error?: Error | null;
  retry?: () => void;
  pastDelay?: boolean;
}

/** Shown while the module of an interactive page is on its way. CSS shows the spinner after a moment. */
export default function Loading({ error, retry }: Props) {
  if (error) {
    return (
      <div className="dactyl-loading dactyl-loading--error" role="alert">
        <p>{error.message}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return <div className="dactyl-loading" role="status" aria-label="Loading" />;
}
