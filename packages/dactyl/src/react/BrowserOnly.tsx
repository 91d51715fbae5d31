import type { ReactNode } from 'react';
import { changesInBrowser } from './changes-in-browser.js';
import { useIsBrowser } from './use-is-browser.js';

export interface BrowserOnlyProps {
  /** Renders the content. Only called in the browser. */
  children: () => ReactNode;
  /** What the server renders. Default: nothing. */
  fallback?: ReactNode;
}

/** Renders its children in the browser only. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser();
  if (typeof children !== 'function') {
    throw new Error('The children of <BrowserOnly> must be a function: <BrowserOnly>{() => <Chart />}</BrowserOnly>.');
  }
  return isBrowser ? children() : fallback;
}

if (import.meta.env.SSR) changesInBrowser(BrowserOnly, 'BrowserOnly', 'visible');
