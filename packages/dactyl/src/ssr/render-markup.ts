/** Renders React to complete markup. Waits for everything that is loaded lazily. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { hasOpenBoundary } from '../shared/marks/react-comments.js';
import { ConfiguredPartError } from '../react/configured-part.js';
import type { PageRendering } from '../react/page-rendering.js';

/** How long (ms) a page may wait for what it loads. */
const PATIENCE = 20_000;

export interface Rendering {
  tree: ReactNode;
  /** The current rendering, which knows the part of the configuration that is being rendered. */
  rendering?: PageRendering;
}

/**
 * Renders a tree to markup.
 *
 * @param begin creates a tree and the object that collects its findings, anew for each rendering
 * @throws an error of a component outside of a Suspense boundary
 */
export async function renderMarkup<Begun extends Rendering>(
  begin: () => Begun,
): Promise<{ markup: string; begun: Begun }> {
  const first = tryToRender(begin());
  if (first) return first;
  // This rendering waits for everything. Mostly only lazy modules were missing, so the next rendering need not wait.
  const awaited = begin();
  const { prelude } = await prerender(awaited.tree, {
    progressiveChunkSize: Infinity,
    signal: AbortSignal.timeout(PATIENCE),
    onError: () => {}, // The error appears in the next rendering.
  });
  const markup = await new Response(prelude).text();
  return tryToRender(begin()) ?? { markup, begun: awaited };
}

/** Renders without waiting. Returns `undefined` when a component waits. */
function tryToRender<Begun extends Rendering>(begun: Begun): { markup: string; begun: Begun } | undefined {
  try {
    const markup = renderToString(begun.tree);
    return hasOpenBoundary(markup) ? undefined : { markup, begun };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('A component suspended')) return undefined;
    const parts = begun.rendering?.parts ?? [];
    throw parts.length > 0 ? new ConfiguredPartError(error, parts) : error;
  }
}
