/**
 * Hooks whose result changes in the browser, for copies of components that use only the first one: links of the navbar
 * are corrected by a script (`features/docs/browser/main.ts`), the colour mode is a matter of CSS. With the hooks themselves, each
 * copy would be an island on every page.
 */
import { useDocsVersionCandidates, useLayoutDoc, useLayoutDocsSidebar } from '../features/docs/react/layout-links.js';
import { useUnheard } from './render-context.js';
import { useColorMode } from './format/theme-common/use-color-mode.js';

export function useColorModeOnServer(): ReturnType<typeof useColorMode> {
  const end = useUnheard();
  const result = useColorMode();
  end();
  return result;
}

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
