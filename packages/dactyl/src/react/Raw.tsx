import { createElement, useContext } from 'react';
import { withTextApart } from '../shared/marks/react-comments.js';
import { RAW } from '../shared/marks/placeholder-names.js';
import { IslandContext } from './island-context.js';
import { RenderContext } from './render-context.js';

/**
 * HTML without an element around it, which React itself cannot render. The component renders a placeholder, which the
 * renderer replaces in the finished string.
 */
export function Raw({ html }: { html: string }) {
  const rendering = useContext(RenderContext);
  const isLive = useContext(IslandContext) !== undefined;
  if (!rendering) throw new Error('Raw HTML can only be rendered on the server.');
  return createElement(RAW, { n: rendering.raw.push(isLive ? withTextApart(html) : html) - 1 });
}
