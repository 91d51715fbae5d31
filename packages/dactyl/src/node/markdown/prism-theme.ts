/**
 * Turns two Prism themes into token classes and a style sheet for both colour modes. Tokens have short classes
 * (`p0`, `p1` …) that are a pure function of the pair of themes, see `token-classes.ts`. The HTML of a page serves
 * both modes; tokens that neither theme styles get no class.
 */
import { ansiVariables } from './ansi-colors.js';
import { cssName, cssValue } from './style-to-css.js';
import { enumerateClasses, overlay, propertiesOf, styleOfType, type StylePair } from './token-classes.js';
import type { PrismTheme, ThemePair } from './types.js';

/** Identifies a stack of nested token types; 0 is outside of all of them. */
export type StyleState = number;

export interface TokenStyles {
  /** Returns the transition function of a language: state and type of a nested token → its state. */
  forLanguage(language: string): (state: StyleState, type: string) => StyleState;
  /** Classes of text in this state; empty for unpainted text. */
  classOf(state: StyleState): string;
  /** Whether white space shows the style too (underline, background). */
  showsOnSpace(state: StyleState): boolean;
}

/** @param named types whose names tokens carry as classes */
export function createTokenStyles(themes: ThemePair, named: readonly string[] = []): TokenStyles {
  const states = createStates(themes);
  const languages = new Map<string, (state: StyleState, type: string) => StyleState>();
  const createTransitions = (language: string) => {
    const known: Map<string, StyleState>[] = [];
    return (state: StyleState, type: string): StyleState => {
      const from = (known[state] ??= new Map());
      let next = from.get(type);
      if (next === undefined) {
        const style = styleOfType(themes, type, language);
        const { style: outer, names } = states.at(state);
        const own = named.includes(type) && !names.includes(type) ? [...names, type] : names;
        next = style || own !== names ? states.add(style ? overlay(outer, style) : outer, own) : state;
        from.set(type, next);
      }
      return next;
    };
  };
  return {
    forLanguage(language) {
      const known = languages.get(language) ?? createTransitions(language);
      languages.set(language, known);
      return known;
    },
    classOf: (state) => states.at(state).classes,
    showsOnSpace: (state) => states.at(state).onSpace,
  };
}

interface State {
  style: StylePair;
  /** Types that the site styles itself. */
  names: readonly string[];
  classes: string;
  onSpace: boolean;
}

/** States are numbered when first seen. The numbers never leave the process, only the classes do. */
function createStates(themes: ThemePair): {
  add(style: StylePair, names: readonly string[]): StyleState;
  at(state: StyleState): State;
} {
  // Not before there is code: many pages, and whole sites, have none.
  let names: ReadonlyMap<string, string> | undefined;
  const outside: State = { style: { light: {}, dark: {} }, names: [], classes: '', onSpace: false };
  const states = [outside];
  return {
    at: (state) => states[state] ?? outside,
    add(style, ownNames) {
      const { light, dark } = style;
      const properties = propertiesOf(style);
      const named = (names ??= namesOfClasses(themes));
      const classes = properties
        .map((property) => named.get(`${property}/${light[property]}/${dark[property]}`))
        .toSorted()
        .concat(ownNames)
        .join(' ');
      const known = states.findIndex((state) => state.classes === classes);
      if (known !== -1) return known;
      const onSpace = properties.some((property) => /^(?:background|textDecoration|border)/.test(property));
      return states.push({ style, names: ownNames, classes, onSpace }) - 1;
    },
  };
}

/** Property and values in both modes → name of the class. */
function namesOfClasses(themes: ThemePair): Map<string, string> {
  const classes = enumerateClasses(themes);
  return new Map(classes.map(({ name, property, light, dark }) => [`${property}/${light}/${dark}`, name]));
}

interface PrismCssOptions {
  /**
   * Whether the themes must win against the site's rules for `.token`, because in Docusaurus the colours are inline
   * styles. A rule marked `!important` still wins.
   */
  isStrong: boolean;
}

/** Style sheet of the token classes, with `--prism-color` and `--prism-background-color` for code blocks. */
export function prismThemeCss(themes: ThemePair, { isStrong }: PrismCssOptions = { isStrong: false }): string {
  const end = isStrong ? '!important}' : '}';
  const light = new Map([...plainVariables(themes.light), ...ansiVariables(themes.light, 'light')]);
  const dark = new Map([...plainVariables(themes.dark), ...ansiVariables(themes.dark, 'dark')]);
  const rules: string[] = [];
  for (const { name, property, light: inLight, dark: inDark } of enumerateClasses(themes)) {
    const css = cssName(property);
    if (inLight === inDark) {
      rules.push(`.${name}{${css}:${cssValue(property, inLight)}${end}`);
      continue;
    }
    if (inLight !== undefined && inDark !== undefined) {
      // The rule itself holds the light value, which saves a separate list of variables.
      rules.push(`.${name}{${css}:var(--${name},${cssValue(property, inLight)})${end}`);
      dark.set(`--${name}`, cssValue(property, inDark));
      continue;
    }
    if (inLight !== undefined) light.set(`--${name}`, cssValue(property, inLight));
    if (inDark !== undefined) dark.set(`--${name}`, cssValue(property, inDark));
    // In a mode without a value the variable is undefined, so that the token inherits its surroundings.
    rules.push(`.${name}{${css}:var(--${name})${end}`);
  }
  for (const [name, value] of light) {
    // A value that only the light theme has must not apply in dark mode.
    if (!dark.has(name)) dark.set(name, 'initial');
    else if (dark.get(name) === value) dark.delete(name);
  }
  return [
    `:root{${declarations(light)}}`,
    `[data-theme='dark']{${declarations(dark)}}`,
    // A theme may give a gradient as its background colour.
    '.prism-code{color:var(--prism-color);background:var(--prism-background-color)}',
    ...edgeOf(light.get('--prism-background-color')),
    ...rules,
  ].join('\n');
}

/** Editors of many light themes are white, and a white block has no edge on a white page. */
export function edgeOf(background: string | undefined): string[] {
  if (!/^(?:#fff(?:fff)?|white)$/i.test(background ?? '')) return [];
  return [":where(html:not([data-theme='dark'])) .theme-code-block{box-shadow:0 0 0 1px var(--dactyl-line)}"];
}

function plainVariables({ plain }: PrismTheme): Map<string, string> {
  const given = ['color', 'backgroundColor'].filter((name) => plain[name] !== undefined);
  return new Map(given.map((name) => [`--prism-${cssName(name)}`, cssValue(name, plain[name])]));
}

function declarations(variables: ReadonlyMap<string, string>): string {
  return [...variables].map(([name, value]) => `${name}:${value}`).join(';');
}
