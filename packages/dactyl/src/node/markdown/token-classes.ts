/**
 * The classes that a pair of Prism themes needs, one for each CSS property and pair of values in light and dark.
 *
 * A token stands in nested types (`tag`, `attr-value`, `punctuation`), and a theme lays the style of each type over
 * that of the types around it. Light and dark may take a value from different types, so all pairs that nesting can
 * produce are enumerated here: a pure function of the themes, on which compiler and style sheet agree.
 */
import type { PrismTheme, ThemePair, TokenStyle } from './types.js';

type Value = string | number | undefined;

export interface TokenClass {
  name: string;
  /** Name of the property in camel case. */
  property: string;
  light: Value;
  dark: Value;
}

/** The style of a type in both colour modes. */
export interface StylePair {
  light: TokenStyle;
  dark: TokenStyle;
}

export function enumerateClasses(themes: ThemePair): TokenClass[] {
  const singles = singleStyles(themes);
  const properties = new Set(singles.flatMap(propertiesOf));
  const pairs = [...properties].flatMap((property) => enumerateValues(property, singles));
  return pairs.map((pair, index) => ({ name: `p${index}`, ...pair }));
}

export function propertiesOf({ light, dark }: StylePair): string[] {
  return [...new Set([...Object.keys(light), ...Object.keys(dark)])];
}

/** Merges two styles. The inner style wins, for each property and mode. */
export function overlay(outer: StylePair, inner: StylePair): StylePair {
  return { light: { ...outer.light, ...inner.light }, dark: { ...outer.dark, ...inner.dark } };
}

/** The style of a type; `undefined` when no rule matches it. Later rules of a theme override earlier ones. */
export function styleOfType({ light, dark }: ThemePair, type: string, language: string): StylePair | undefined {
  const pair = { light: typeStyle(light, type, language), dark: typeStyle(dark, type, language) };
  return propertiesOf(pair).length > 0 ? pair : undefined;
}

function typeStyle(theme: PrismTheme, type: string, language: string): TokenStyle {
  const rules = theme.styles.filter(
    (rule) => rule.types.includes(type) && (rule.languages?.includes(language) ?? true),
  );
  return Object.assign({}, ...rules.map((rule) => rule.style));
}

function singleStyles(themes: ThemePair): StylePair[] {
  const rules = [...themes.light.styles, ...themes.dark.styles];
  const types = new Set(rules.flatMap((rule) => rule.types));
  // The empty language represents all languages that no rule names.
  const languages = new Set(['', ...rules.flatMap((rule) => rule.languages ?? [])]);
  return [...types].flatMap((type) => [...languages].flatMap((language) => styleOfType(themes, type, language) ?? []));
}

function enumerateValues(property: string, singles: readonly StylePair[]): Omit<TokenClass, 'name'>[] {
  const found = new Map<string, Omit<TokenClass, 'name'>>();
  const add = (light: Value, dark: Value): void => {
    if (light === undefined && dark === undefined) return;
    const key = `${light}/${dark}`;
    if (!found.has(key)) found.set(key, { property, light, dark });
  };
  for (const { light, dark } of singles) add(light[property], dark[property]);
  const named = found.size;
  // The map grows during the iteration, until nesting adds no new state.
  for (const outer of found.values()) {
    for (const { light, dark } of singles) add(light[property] ?? outer.light, dark[property] ?? outer.dark);
  }
  const all = [...found.values()];
  // Sorted by value: the style sheet has one line for each, and compresses better.
  const nested = all
    .slice(named)
    .toSorted((one, other) => compare(one.light, other.light) || compare(one.dark, other.dark));
  return [...all.slice(0, named), ...nested];
}

function compare(one: Value, other: Value): number {
  return String(one) < String(other) ? -1 : Number(one !== other);
}
