/** Reads facts about a drawn diagram from its SVG. */
import { trustHtml } from '../../../shared/trusted-html.js';

export interface DiagramFacts {
  /** Text of `accTitle`. */
  title: string | undefined;
  /** Text of `accDescr`. */
  description: string | undefined;
  /** Whether parts of the diagram can be clicked. */
  hasLinks: boolean;
  /** Width in pixels; 0 if unknown. */
  width: number;
}

export function readDiagram(svg: string): DiagramFacts {
  const root = new DOMParser().parseFromString(trustHtml(svg), 'text/html').querySelector('svg');
  const textOf = (name: string) => root?.querySelector(`:scope > ${name}`)?.textContent?.trim() || undefined;
  return {
    title: textOf('title'),
    description: textOf('desc'),
    hasLinks: root?.querySelector('a, .clickable') != null,
    width: Number(root?.getAttribute('viewBox')?.split(/[\s,]+/)[2] ?? 0) || 0,
  };
}
