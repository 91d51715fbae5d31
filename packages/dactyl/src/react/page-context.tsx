/** The same page in other locales. */
import { createProvidedContext, useProvidedContext } from './provided-context.js';
import { usePageDependency } from './render-context.js';

export const PageAlternatesContext = createProvidedContext<Record<string, string>>('alternates', {});

/** Key of an alternate (a locale) → URL of this page there. Inside a region, use a `data-alternate` link instead. */
export function usePageAlternates(): Record<string, string> {
  usePageDependency();
  return useProvidedContext(PageAlternatesContext);
}
