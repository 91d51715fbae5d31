import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Bomb from './Bomb';

export default function Guarded() {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <div data-testid="guarded-fallback">
          <p>{error.message}</p>
          <button type="button" onClick={tryAgain}>
            Once more
          </button>
        </div>
      )}
    >
      <Bomb id="guarded" />
    </ErrorBoundary>
  );
}
