import { Component, type ErrorInfo, type ReactNode } from 'react';
import { loadComplaints } from './load-complaints.js';

interface Props {
  /** For whoever reads the console. */
  name: string;
  /** Whether it is the page itself: all that stands in the layout, or the layout too. */
  isPage?: boolean;
  /** What stands around the message; it does not fail with the island. */
  frame?: (message: ReactNode) => ReactNode;
  children?: ReactNode;
}

interface State {
  failed: boolean;
  /** What is shown instead, once it is there. */
  fallback?: ReactNode;
}

/** What fails inside of an island is shown in its place; the rest of the page lives on. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    loadComplaints().then(
      ({ reportFailure, FailedIsland }) => {
        const { name, isPage = false, frame = (message) => message } = this.props;
        reportFailure(name, error, componentStack);
        const tryAgain = () => this.setState({ failed: false });
        this.setState({ fallback: frame(<FailedIsland error={error} isPage={isPage} onTryAgain={tryAgain} />) });
      },
      () => console.error(error),
    );
  }

  override render(): ReactNode {
    return this.state.failed ? this.state.fallback : this.props.children;
  }
}
