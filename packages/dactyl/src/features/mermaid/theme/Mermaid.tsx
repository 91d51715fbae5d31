import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import Translate, { translate } from '../../../react/Translate.js';
import Head from '../../../react/Head.js';
import { useIsNear } from '../../../react/use-is-near.js';
import { MermaidContainerClassName, useMermaidConfig } from './client.js';
import { Diagram } from './Diagram.js';
import styles from './styles.css?url';
import { useDrawing } from './use-drawing.js';

export interface Props {
  /** Text of the diagram. */
  value: string;
}

/**
 * A diagram. The server renders its source; the browser draws it when the reader comes near, and again when the colour mode
 * changes. A button shows the source.
 */
export default function Mermaid({ value }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const sourceId = useId();
  const [showsSource, setShowsSource] = useState(false);
  const drawing = useDrawing({
    text: value,
    config: useMermaidConfig(),
    isWanted: useIsNear(container),
    measure: () => heightInSight(container.current),
  });
  const { result, error, measured } = drawing ?? {};
  return (
    <div ref={container} className={clsx(MermaidContainerClassName, 'theme-mermaid')}>
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      {error && <DiagramError message={error.message} />}
      {result && (
        <>
          <Diagram result={result} minHeight={measured} />
          <SourceButton
            isOpen={showsSource}
            controls={sourceId}
            onClick={() => setShowsSource((isShown) => !isShown)}
          />
        </>
      )}
      {/* Not a <pre>, so that code that counts or changes code blocks does not include it. */}
      <div
        id={sourceId}
        className="theme-code-block language-mermaid mermaid-source"
        hidden={result !== undefined && !showsSource}
        tabIndex={0}
      >
        <code>{value}</code>
      </div>
    </div>
  );
}

function DiagramError({ message }: { message: string }) {
  return (
    <div className="alert alert--danger mermaid-error">
      <p>
        <Translate id="theme.Mermaid.error" description="Before the reason why a diagram is not drawn">
          This diagram cannot be drawn:
        </Translate>
      </p>
      <code>{message}</code>
    </div>
  );
}

function SourceButton({ isOpen, controls, onClick }: { isOpen: boolean; controls: string; onClick: () => void }) {
  const label = translate({
    id: 'theme.Mermaid.source',
    message: 'Source of the diagram',
    description: 'Label of the source of a diagram, for screen readers',
  });
  return (
    <button
      type="button"
      className="clean-btn mermaid-source-button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  );
}

/** Height of an element in the viewport; `undefined` outside of it, where readers do not see content move. */
function heightInSight(element: HTMLElement | null): number | undefined {
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? Math.round(bottom - top) : undefined;
}
