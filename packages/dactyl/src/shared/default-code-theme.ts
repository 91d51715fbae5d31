/**
 * The code theme of sites that configure none: Visual Studio's dark theme, in both colour modes. It is written out, because
 * prism-react-renderer, which has this theme, runs its grammars when it is loaded, with each bundle of each build.
 */
import type { PrismTheme } from 'prism-react-renderer';

type Language = NonNullable<PrismTheme['styles'][number]['languages']>[number];

/** Colour → types of tokens, and the language that alone has it. Later rows override earlier ones. */
const VISUAL_STUDIO: [string, PrismTheme['styles'][number]['types'], Language?][] = [
  ['rgb(0, 0, 128)', ['prolog']],
  ['rgb(106, 153, 85)', ['comment']],
  ['rgb(86, 156, 214)', ['builtin', 'changed', 'keyword', 'interpolation-punctuation']],
  ['rgb(181, 206, 168)', ['number', 'inserted']],
  ['rgb(100, 102, 149)', ['constant']],
  ['rgb(156, 220, 254)', ['attr-name', 'variable']],
  ['rgb(206, 145, 120)', ['deleted', 'string', 'attr-value', 'template-punctuation']],
  ['rgb(215, 186, 125)', ['selector']],
  ['rgb(78, 201, 176)', ['tag']],
  ['rgb(86, 156, 214)', ['tag'], 'markup'],
  ['rgb(212, 212, 212)', ['punctuation', 'operator']],
  ['#808080', ['punctuation'], 'markup'],
  ['rgb(220, 220, 170)', ['function']],
  ['rgb(78, 201, 176)', ['class-name']],
  ['rgb(209, 105, 105)', ['char']],
];

/**
 * Replacements for colours of the theme that have a contrast below 4.5:1 on its background or on a highlighted line.
 */
const READABLE: typeof VISUAL_STUDIO = [
  ['#8bb574', ['comment']],
  ['#8aa0e0', ['prolog', 'constant']],
  ['#e08585', ['char']],
  ['#a3a3a3', ['punctuation'], 'markup'],
];

export const DEFAULT_CODE_THEME: PrismTheme = {
  plain: { color: '#9CDCFE', backgroundColor: '#1E1E1E' },
  styles: [...VISUAL_STUDIO, ...READABLE].map(([color, types, language]) => ({
    types,
    style: { color },
    ...(language && { languages: [language] }),
  })),
};
