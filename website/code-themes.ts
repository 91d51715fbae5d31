/**
 * Code colours: the two Visual Studio themes. Colours that fall below a contrast of 4.5:1 on our code
 * backgrounds and on highlighted lines are replaced; the light theme also gets colours for keys and values.
 */
import { themes, type PrismTheme } from 'prism-react-renderer';

/** A later rule for a token type wins, so replacements are appended. */
function withColors(theme: PrismTheme, background: string, colors: Record<string, PrismTheme['styles'][0]['types']>) {
  const replaced = Object.entries(colors).map(([color, types]) => ({ types, style: { color } }));
  return {
    plain: { ...theme.plain, backgroundColor: background },
    styles: [...theme.styles, ...replaced],
  };
}

export const lightCodeTheme = withColors(themes.vsLight, '#f5f8f7', {
  '#1b6b1b': ['comment'],
  '#005fa3': ['builtin', 'property', 'atrule', 'selector'],
  '#a31515': ['attr-value', 'url'],
  '#0000d0': ['boolean'],
  '#0a6b4a': ['number', 'variable', 'inserted'],
  '#b30000': ['attr-name'],
  '#1e6076': ['class-name'],
});

export const darkCodeTheme = withColors(themes.vsDark, '#1f2129', {
  '#8bb574': ['comment'],
  '#e08585': ['char'],
  '#8aa0e0': ['prolog', 'constant'],
  '#a3a3a3': ['punctuation'],
});
