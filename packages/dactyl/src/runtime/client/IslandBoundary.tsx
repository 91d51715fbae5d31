import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** For whoever reads the console. */
  name: string;
  children?: ReactNode;
}

interface State {
  failed: boolean;
  /** In the language of the page, once they are there. */
  texts?: { title: string; tryAgain: string };
}

const ENGLISH = { title: 'This part of the page crashed.', tryAgain: 'Try again' };

/** What fails inside of an island is shown in its place; the rest of the page lives on. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`The island ${this.props.name} failed.`, error, componentStack);
    loadTexts().then((texts) => this.setState({ texts }), console.warn);
  }

  override render(): ReactNode {
    const { failed, texts = ENGLISH } = this.state;
    if (!failed) return this.props.children;
    return (
      <div role="alert">
        {texts.title}{' '}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {texts.tryAgain}
        </button>
      </div>
    );
  }
}

/** Not before they are needed: they are a file of their own. */
async function loadTexts(): Promise<typeof ENGLISH> {
  const { lookUpMessage } = await import('./look-up-message.js');
  return {
    title: lookUpMessage('theme.ErrorPageContent.title', ENGLISH.title),
    tryAgain: lookUpMessage('theme.ErrorPageContent.tryAgain', ENGLISH.tryAgain),
  };
}
