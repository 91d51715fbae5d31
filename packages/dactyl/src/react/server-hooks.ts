/**
 * Hooks whose result changes in the browser, for ejected components that only use the first result and leave the
 * change to CSS, such as that of the colour mode. With the original hooks, each ejected component would be an island
 * on every page.
 */
import { useUnheard } from './render-context.js';
import { useColorMode } from './format/theme-common/use-color-mode.js';

export function useColorModeOnServer(): ReturnType<typeof useColorMode> {
  const end = useUnheard();
  const result = useColorMode();
  end();
  return result;
}
