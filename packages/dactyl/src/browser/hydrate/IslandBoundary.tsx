import { Component, type ErrorInfo, type ReactNode } from 'react';
import { loadComplaints } from './load-complaints.js';

interface Props {
  /** For whoever reads the console. */
  name: string;
  /** Whether the island is the whole page, with or without the layout. */
  isPage?: boolean;
  /** Wraps the message; unlike the island, the wrapper does not fail. */
  frame?: (message: ReactNode) => ReactNode;
  children?: ReactNode;
}

interface State {
  failed: boolean;
  /** What is shown instead, once it is there. */
  fallback?: ReactNode;
}

/** An error inside an island is shown in its place; the rest of the page keeps working. */
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
