/** The code theme of sites that configure none: Visual Studio's dark theme, in both colour modes. */
import { themes, type PrismTheme } from 'prism-react-renderer';

/**
 * Replacements for colours of the theme that have a contrast below 4.5:1 on its background or on a highlighted line.
 */
const READABLE: Record<string, string[]> = {
  '#8bb574': ['comment'],
  '#8aa0e0': ['prolog', 'constant'],
  '#e08585': ['char'],
};

export const DEFAULT_CODE_THEME: PrismTheme = {
  plain: themes.vsDark.plain,
  styles: [
    ...themes.vsDark.styles,
    ...Object.entries(READABLE).map(([color, types]) => ({ types, style: { color } })),
    { types: ['punctuation'], languages: ['markup'], style: { color: '#a3a3a3' } },
  ],
};
