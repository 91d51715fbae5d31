/** Public entry: what components of a site import as `@docusaurus/ErrorBoundary`. What it shows is a matter of the theme. */
import ErrorPageContent from '@theme/ErrorPageContent';
import type { ReactNode } from 'react';
import { FailureBoundary, type ErrorBoundaryFallbackProps } from './react/failure-boundary.js';

export interface ErrorBoundaryProps {
  /** Default: the message of the theme's error page. */
  fallback?: (props: ErrorBoundaryFallbackProps) => ReactNode;
  children: ReactNode;
}

/** Shows `fallback` when something below fails in the browser. On the server an error fails the page. */
export default function ErrorBoundary({ fallback, children }: ErrorBoundaryProps) {
  const content = (failure: ErrorBoundaryFallbackProps) => fallback?.(failure) ?? <ErrorPageContent {...failure} />;
  return <FailureBoundary fallback={content}>{children}</FailureBoundary>;
}
