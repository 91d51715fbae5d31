/**
 * Hooks whose result changes in the browser, for copies of components that use only the first one: the colour mode is a
 * matter of CSS. With the hooks themselves, each copy would be an island on every page.
 */
import { useUnheard } from './render-context.js';
import { useColorMode } from './format/theme-common/use-color-mode.js';

export function useColorModeOnServer(): ReturnType<typeof useColorMode> {
  const end = useUnheard();
  const result = useColorMode();
  end();
  return result;
}
