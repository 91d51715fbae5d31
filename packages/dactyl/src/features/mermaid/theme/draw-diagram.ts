/** Draws a diagram as SVG. Mermaid is loaded when the first diagram is drawn. */
import type { MermaidConfig, RenderResult } from 'mermaid';
import { pageSettings } from '../../../browser/stores/page-settings.js';
import { withAdoptedStyles, type ReleaseStyles } from './adopted-styles.js';

export interface DiagramRequest {
  /**
   * Id of the SVG. It must be unique, because Mermaid removes an existing element with the same id from the page.
   */
  id: string;
  text: string;
  config: MermaidConfig;
}

export interface DrawnDiagram {
  result: RenderResult;
  /** To be called when the drawing is no longer shown. */
  release?: ReleaseStyles;
}

/**
 * `undefined` if `isWanted` returns false once Mermaid is loaded: its settings are global, so an outdated request must
 * not change them.
 */
export async function drawDiagram(
  { id, text, config }: DiagramRequest,
  isWanted: () => boolean,
): Promise<DrawnDiagram | undefined> {
  const { default: mermaid } = await import('mermaid');
  if (!isWanted()) return undefined;
  mermaid.initialize({ ...config, startOnLoad: false, suppressErrorRendering: true });
  const render = () => mermaid.render(id, text);
  return pageSettings().hasPolicy ? withAdoptedStyles(render) : { result: await render() };
}
