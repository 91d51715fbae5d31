import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryFallbackProps {
  error: Error;
  tryAgain: () => void;
}

export interface FailureBoundaryProps {
  fallback: (props: ErrorBoundaryFallbackProps) => ReactNode;
  children: ReactNode;
}

/** Shows `fallback` when something below fails in the browser. On the server an error fails the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { error: Error | undefined }> {
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
    return this.props.fallback({ error, tryAgain });
  }
}
