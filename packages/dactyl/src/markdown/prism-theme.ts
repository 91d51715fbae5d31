/**
 * Two Prism themes → classes for tokens and the style sheet for both colour modes.
 *
 * A token stands in nested types (`tag`, `attr-value`, `punctuation`), and a theme lays the style of each type over
 * that of the types around it. All styles that can come out of this, as pairs of light and dark, are numbered: class
 * `p0`, `p1` … So classes are a pure function of the pair of themes, the HTML of a page serves both colour modes,
 * and the compiler and the style sheet agree without talking. Tokens that no theme paints get no class.
 */
import { cssName, cssValue } from './style-to-css.js';
import type { PrismTheme, ThemePair, TokenStyle } from './types.js';

/** A point on the way down through nested types; 0 is outside of all of them. */
export type StyleState = number;

export interface TokenStyles {
  /** How types lead from state to state in code of this language. */
  forLanguage(language: string): (state: StyleState, type: string) => StyleState;
  /** Class for text in this state; empty for unpainted text. */
  classOf(state: StyleState): string;
  /** Whether white space shows the style too (underline, background). */
  showsOnSpace(state: StyleState): boolean;
}

interface StylePair {
  light: TokenStyle;
  dark: TokenStyle;
}

/** Style of a type in a language; the empty language is any that no rule names. */
type StyleOf = (type: string, language: string) => StylePair | undefined;

export function createTokenStyles(themes: ThemePair): TokenStyles {
  const { states, indexOf } = enumerateStyles(themes);
  const styleOf = styleLookup(themes);
  const createTransitions = (language: string): ((state: StyleState, type: string) => StyleState) => {
    const known = states.map(() => new Map<string, StyleState>());
    return (state, type) => {
      let next = known[state]?.get(type);
      if (next === undefined) {
        const style = styleOf(type, language);
        next = style ? indexOf(overlay(states[state], style)) : state;
        known[state]?.set(type, next);
      }
      return next;
    };
  };
  const languages = new Map<string, ReturnType<typeof createTransitions>>();
  const visibleOnSpace = states.map(showsOnSpace);
  return {
    forLanguage(language) {
      const known = languages.get(language) ?? createTransitions(language);
      languages.set(language, known);
      return known;
    },
    classOf: (state) => (state === 0 ? '' : `p${state - 1}`),
    showsOnSpace: (state) => visibleOnSpace[state] === true,
  };
}

function showsOnSpace({ light, dark }: StylePair): boolean {
  return [...Object.keys(light), ...Object.keys(dark)].some((name) => /^(?:background|textDecoration|border)/.test(name));
}

/** Style sheet of the token classes, and `--prism-color` and `--prism-background-color` of code blocks. */
export function prismThemeCss(themes: ThemePair): string {
  const { states } = enumerateStyles(themes);
  const light: string[] = plainVariables(themes.light);
  const dark: string[] = plainVariables(themes.dark);
  const rules = states.slice(1).map((pair, index) => {
    const names = new Set([...Object.keys(pair.light), ...Object.keys(pair.dark)]);
    const declarations = [...names].map((name) => {
      const [inLight, inDark] = [pair.light[name], pair.dark[name]];
      if (inLight !== undefined && inLight === inDark) return `${cssName(name)}:${cssValue(name, inLight)}`;
      const variable = `--p${index}-${cssName(name)}`;
      if (inLight !== undefined) light.push(`${variable}:${cssValue(name, inLight)}`);
      if (inDark !== undefined) dark.push(`${variable}:${cssValue(name, inDark)}`);
      return `${cssName(name)}:var(${variable})`;
    });
    return `.p${index}{${declarations.join(';')}}`;
  });
  return [
    `:root{${light.join(';')}}`,
    // What only the light theme sets must end where the dark one begins.
    `[data-theme='dark']{${[...unset(light, dark), ...dark].join(';')}}`,
    '.prism-code{color:var(--prism-color);background-color:var(--prism-background-color)}',
    ...rules,
  ].join('\n');
}

const NONE: StylePair = { light: {}, dark: {} };

/** All pairs that nesting can produce: single types first, in the order of the themes, then what they add up to. */
function enumerateStyles(themes: ThemePair): { states: StylePair[]; indexOf: (pair: StylePair) => StyleState } {
  const states: StylePair[] = [NONE];
  const numbers = new Map<string, StyleState>([[keyOf(NONE), 0]]);
  const add = (pair: StylePair): StyleState => {
    const key = keyOf(pair);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const index = states.push(pair) - 1;
    numbers.set(key, index);
    return index;
  };
  const singles = singleStyles(themes);
  singles.forEach(add);
  // The list grows while it is walked, until nothing new comes out.
  for (let index = 1; index < states.length; index++) {
    for (const single of singles) add(overlay(states[index], single));
  }
  return { states, indexOf: (pair) => numbers.get(keyOf(pair)) ?? 0 };
}

function singleStyles(themes: ThemePair): StylePair[] {
  const rules = [...themes.light.styles, ...themes.dark.styles];
  const types = new Set(rules.flatMap((rule) => rule.types));
  const languages = new Set(['', ...rules.flatMap((rule) => rule.languages ?? [])]);
  const styleOf = styleLookup(themes);
  return [...types].flatMap((type) => [...languages].flatMap((language) => styleOf(type, language) ?? []));
}

function styleLookup({ light, dark }: ThemePair): StyleOf {
  return (type, language) => {
    const pair = { light: typeStyle(light, type, language), dark: typeStyle(dark, type, language) };
    return keyOf(pair) === keyOf(NONE) ? undefined : pair;
  };
}

/** Later rules lie over earlier ones. */
function typeStyle(theme: PrismTheme, type: string, language: string): TokenStyle {
  const rules = theme.styles.filter((rule) => rule.types.includes(type) && (rule.languages?.includes(language) ?? true));
  return Object.assign({}, ...rules.map((rule) => rule.style));
}

function overlay(below: StylePair = NONE, above: StylePair): StylePair {
  return { light: { ...below.light, ...above.light }, dark: { ...below.dark, ...above.dark } };
}

function keyOf({ light, dark }: StylePair): string {
  return JSON.stringify([light, dark].map((style) => Object.entries(style).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

function plainVariables({ plain }: PrismTheme): string[] {
  return ['color', 'backgroundColor']
    .filter((name) => plain[name] !== undefined)
    .map((name) => `--prism-${cssName(name)}:${cssValue(name, plain[name])}`);
}

function unset(light: readonly string[], dark: readonly string[]): string[] {
  const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'));
  const inDark = new Set(dark.map(nameOf));
  return light.map(nameOf).filter((name) => !inDark.has(name)).map((name) => `${name}:initial`);
}
