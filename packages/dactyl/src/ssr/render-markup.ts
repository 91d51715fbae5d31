/** React → complete markup: waits for what is loaded lazily. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { hasOpenBoundary } from '../shared/marks/react-comments.js';
import { ConfiguredPartError } from '../react/configured-part.js';
import type { PageRendering } from '../react/page-rendering.js';

/** How long a page may wait for what it loads, in milliseconds. */
const PATIENCE = 20_000;

export interface Rendering {
  tree: ReactNode;
  /** Knows which part of the configuration is at work. */
  rendering?: PageRendering;
}

/**
 * @param begin makes a tree and what it collects in, each time anew.
 * @throws what a component throws outside of a Suspense boundary.
 */
export async function renderMarkup<Begun extends Rendering>(
  begin: () => Begun,
): Promise<{ markup: string; begun: Begun }> {
  const first = tryToRender(begin());
  if (first) return first;
  // Waits for everything once. Mostly only lazy modules were missing, so the next rendering needs not wait.
  const awaited = begin();
  const { prelude } = await prerender(awaited.tree, {
    progressiveChunkSize: Infinity,
    signal: AbortSignal.timeout(PATIENCE),
    onError: () => {}, // It shows in the next rendering.
  });
  const markup = await new Response(prelude).text();
  return tryToRender(begin()) ?? { markup, begun: awaited };
}

/** Renders what does not wait. `undefined` when something does. */
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
