/**
 * Prism in the browser, with the languages of its React renderer and those that the site's `additionalLanguages` names;
 * code in other languages is not coloured. Input: code and a code theme. Output: lines with the theme's styles, which
 * look like the classes that the server writes.
 */
import addLanguages from 'virtual:dactyl/prism-languages';
import { normalizeTokens, Prism, type PrismTheme } from 'prism-react-renderer';
import type { CSSProperties } from 'react';
import { plainLine, type CodeToken } from './code-tokens.js';

addLanguages(Prism);

export interface BrowserHighlight {
  language: string;
  theme: PrismTheme;
}

export function highlightInBrowser(code: string, { language, theme }: BrowserHighlight): CodeToken[][] {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (!grammar) return code.split('\n').map(plainLine);
  const styles = stylesByType(theme, language);
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    line.map(({ types, content }) => ({
      types,
      content,
      style: Object.assign({}, ...types.map((type) => styles.get(type))) as CSSProperties, // what a theme holds
    })),
  );
}

/** Later entries of the theme override earlier ones. */
function stylesByType({ styles }: PrismTheme, language: string): Map<string, object> {
  const found = new Map<string, object>();
  for (const { types, style, languages } of styles) {
    if (languages && !languages.includes(language as (typeof languages)[number])) continue;
    for (const type of types) found.set(type, { ...found.get(type), ...style });
  }
  return found;
}
