/** Text of a diagram → SVG. Mermaid is fetched when the first diagram is drawn, in files of its own. */
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
  /** To be called when the drawing is shown no longer. */
  release?: ReleaseStyles;
}

/** `undefined` when `isWanted` says no after Mermaid has come: its settings hold for the whole page. */
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
