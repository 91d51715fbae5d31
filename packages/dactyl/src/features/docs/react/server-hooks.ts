/**
 * The same as `react/server-hooks.ts`, for hooks of docs: links of the navbar are corrected by a script
 * (`features/docs/browser/main.ts`).
 */
import { useUnheard } from '../../../react/render-context.js';
import { useDocsVersionCandidates, useLayoutDoc, useLayoutDocsSidebar } from './layout-links.js';

export function useDocsVersionCandidatesOnServer(
  ...args: Parameters<typeof useDocsVersionCandidates>
): ReturnType<typeof useDocsVersionCandidates> {
  const end = useUnheard();
  const result = useDocsVersionCandidates(...args);
  end();
  return result;
}

export function useLayoutDocOnServer(...args: Parameters<typeof useLayoutDoc>): ReturnType<typeof useLayoutDoc> {
  const end = useUnheard();
  const result = useLayoutDoc(...args);
  end();
  return result;
}

export function useLayoutDocsSidebarOnServer(
  ...args: Parameters<typeof useLayoutDocsSidebar>
): ReturnType<typeof useLayoutDocsSidebar> {
  const end = useUnheard();
  const result = useLayoutDocsSidebar(...args);
  end();
  return result;
}
