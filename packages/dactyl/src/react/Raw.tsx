import { createElement, useContext } from 'react';
import { IslandContext } from './island-context.js';
import { RenderContext } from './render-context.js';

/**
 * HTML without an element around it, which React itself cannot render: a placeholder that the
 * renderer replaces in the finished string.
 */
export function Raw({ html }: { html: string }) {
  const rendering = useContext(RenderContext);
  const isLive = useContext(IslandContext) !== undefined;
  if (!rendering) throw new Error('Raw HTML can only be rendered on the server.');
  return createElement('dactyl-raw', { n: rendering.raw.push(isLive ? withTextApart(html) : html) - 1 });
}

/** Text at either end is a node of its own for React, whatever text stands beside it. */
function withTextApart(html: string): string {
  return html.replace(/^(?=[^<])/, '<!-- -->').replace(/(?<=[^>])$/, '<!-- -->');
}
