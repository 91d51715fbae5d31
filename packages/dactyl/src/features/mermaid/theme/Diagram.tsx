import type { RenderResult } from 'mermaid';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { translate } from '../../../react/Translate.js';
import { readDiagram } from './read-diagram.js';

export interface Props {
  result: RenderResult;
  /** In pixels: the height of the source, reserved so that the content below does not move. */
  minHeight: number | undefined;
}

/** A wider diagram than its column is drawn smaller, down to this share; then it scrolls. */
const SMALLEST = 0.6;
/** Columns of phones are about this wide, in pixels. */
const NARROW_COLUMN = 320;

/** An image for screen readers, unless it has links, which they could not reach then. */
export function Diagram({ result: { svg, bindFunctions }, minHeight }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { title, description, hasLinks, width } = useMemo(() => readDiagram(svg), [svg]);
  const html = useMemo(() => ({ __html: svg }), [svg]);
  useEffect(() => {
    if (element.current) bindFunctions?.(element.current);
  }, [bindFunctions]);
  const minWidth = Math.round(width * SMALLEST);
  return (
    <div
      ref={element}
      className="mermaid-diagram"
      role={hasLinks ? 'group' : 'img'}
      aria-label={
        title ??
        translate({
          id: 'theme.Mermaid.diagramLabel',
          message: 'Diagram',
          description: 'Label of a diagram without a title, for screen readers',
        })
      }
      aria-description={description}
      tabIndex={minWidth > NARROW_COLUMN ? 0 : undefined}
      // Its type has no variables.
      style={{ minHeight, '--mermaid-min-width': `${minWidth}px` } as CSSProperties}
      dangerouslySetInnerHTML={html}
    />
  );
}
