import { createElement, useContext } from 'react';
import { RenderContext } from './render-context.js';

/**
 * HTML without an element around it, which React itself cannot render: a placeholder that the
 * renderer replaces in the finished string.
 */
export function Raw({ html }: { html: string }) {
  const rendering = useContext(RenderContext);
  if (!rendering) throw new Error('Raw HTML can only be rendered on the server.');
  return createElement('dactyl-raw', { n: rendering.raw.push(html) - 1 });
}
