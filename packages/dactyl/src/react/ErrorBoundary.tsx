import ErrorPageContent from '@theme/ErrorPageContent';
import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryFallbackProps {
  error: Error;
  tryAgain: () => void;
}

export interface ErrorBoundaryProps {
  /** Default: the message of the theme's error page. */
  fallback?: (props: ErrorBoundaryFallbackProps) => ReactNode;
  children: ReactNode;
}

/** Shows `fallback` when something below fails in the browser. On the server an error fails the page. */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  /** It is a class, and yet what it stands around stays static: see `ssr/observe.ts`. */
  static readonly isStaticOnServer = true;

  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const tryAgain = () => this.setState({ error: undefined });
    return this.props.fallback?.({ error, tryAgain }) ?? <ErrorPageContent error={error} tryAgain={tryAgain} />;
  }
}
