/** The same page in other locales. */
import { createContext, useContext } from 'react';
import { usePageDependency } from './render-context.js';

export const PageAlternatesContext = createContext<Record<string, string>>({});

/** Key of an alternate (a locale) → URL of this page there. Inside a region, use a `data-alternate` link instead. */
export function usePageAlternates(): Record<string, string> {
  usePageDependency();
  return useContext(PageAlternatesContext);
}
