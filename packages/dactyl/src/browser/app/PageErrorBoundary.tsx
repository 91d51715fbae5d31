import ErrorPage from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { Component, type ReactNode } from 'react';
import { FailureBoundary, type ErrorBoundaryFallbackProps } from '../../react/failure-boundary.js';
import { RouteContext } from '../../react/route-context.js';

/**
 * The layout of the error page reads the current plugin, but the failed page's plugin is unknown at this level.
 */
const ROUTE_CONTEXT = { plugin: { name: 'dactyl-error', id: 'default' } };

interface Props {
  pathname: string;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
  /** Page that failed; another one gets a fresh start. */
  pathname: string;
}

/** Shows the theme's error page in place of a page that fails in the browser. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, pathname: this.props.pathname };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { error: undefined, pathname };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <FailedPage error={error} tryAgain={() => this.setState({ error: undefined })} />;
  }
}

/** The layout itself may be what fails; then the error is shown without it. */
function FailedPage(failure: ErrorBoundaryFallbackProps) {
  const withoutLayout = <ErrorPageContent {...failure} />;
  return (
    <RouteContext value={ROUTE_CONTEXT}>
      <FailureBoundary fallback={() => withoutLayout}>
        <ErrorPage {...failure} />
      </FailureBoundary>
    </RouteContext>
  );
}
