/** Parts of error messages in the browser. */
import { Component, type ComponentProps, type ErrorInfo, type ReactNode } from 'react';
import Translate, { translate } from '../../Translate.js';
import { errorText } from './error-messages.js';

/** A button that renders the failed component again. */
export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain" description="Button that renders the page again">
        Try again
      </Translate>
    </button>
  );
}

/** The message of an error, followed by those of its causes. */
export function ErrorBoundaryError({ error }: { error: Error }) {
  const cause = translate({
    id: 'theme.ErrorPageContent.cause',
    message: 'Cause:',
    description: 'Above the message of each cause of an error',
  });
  return <pre className="dactyl-error">{errorText(error, cause)}</pre>;
}

/** A small fallback for `<ErrorBoundary>`. */
export function ErrorBoundaryErrorMessageFallback({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  return (
    <div role="alert">
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

export interface ErrorCauseBoundaryProps {
  children: ReactNode;
  /** Wraps the error in one that explains more; the given error becomes its cause. */
  onError: (error: Error, info: ErrorInfo) => Error;
}

/** Wraps errors of its children in ones that explain more, and throws them on. */
export class ErrorCauseBoundary extends Component<ErrorCauseBoundaryProps> {
  override componentDidCatch(error: Error, info: ErrorInfo): never {
    throw this.props.onError(error, info);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
