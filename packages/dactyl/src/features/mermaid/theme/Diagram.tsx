import type { RenderResult } from 'mermaid';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { translate } from '../../../react/Translate.js';
import { trustHtml } from '../../../shared/trusted-html.js';
import { readDiagram } from './read-diagram.js';

export interface Props {
  result: RenderResult;
  /** Height of the source in pixels, reserved so that the content below does not move. */
  minHeight: number | undefined;
}

/** A diagram that is wider than its column is scaled down to this factor at most; beyond, it scrolls. */
const SMALLEST = 0.6;
/** Approximate width of the text column on phones, in pixels. */
const NARROW_COLUMN = 320;

/** The drawn diagram. Its role is `img`, unless it contains links, which screen readers could not reach then. */
export function Diagram({ result: { svg, bindFunctions }, minHeight }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { title, description, hasLinks, width } = useMemo(() => readDiagram(svg), [svg]);
  const html = useMemo(() => ({ __html: trustHtml(svg) }), [svg]);
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
      // The cast: the type has no CSS variables.
      style={{ minHeight, '--mermaid-min-width': `${minWidth}px` } as CSSProperties}
      dangerouslySetInnerHTML={html}
    />
  );
}
