/**
 * Two themes of VS Code → classes of tokens, and the style sheet for them. Compiler and style sheet agree on the classes because
 * both come from the themes alone: `sl3` is the fourth colour of the light theme, `sd3` of the dark one; `sd` takes a
 * colour back that only the light theme has. The colour of plain text has no class.
 */
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { suggestName } from '../../base/nearest-name.js';
import { resolveOptional, type OptionalPackage } from '../../base/load-optional.js';
import { SiteError } from '../../base/site-error.js';
import { ansiVariables } from '../ansi-colors.js';
import type { ShikiOptions } from '../types.js';
import { edgeOf } from '../prism-theme.js';
import { readableColor } from './readable-color.js';

export interface ShikiTheme {
  name?: string;
  type?: string;
  colors?: Record<string, string>;
  fg?: string;
  bg?: string;
  tokenColors?: ThemeRule[];
  settings?: ThemeRule[];
}

interface ThemeRule {
  scope?: string | string[];
  settings?: { foreground?: string; background?: string };
}

/** Their colours are made readable on marked lines; a theme that a site has chosen stays as it is. */
export const DEFAULT_SHIKI_THEMES = { light: 'github-light-default', dark: 'github-dark-default' } as const;

export type ShikiThemePair = Record<'light' | 'dark', ShikiTheme>;

export function shikiPackage(siteDir: string | undefined): OptionalPackage {
  return { from: siteDir, neededFor: 'The highlighter "shiki"', install: ['shiki'] };
}

/** Themes by name come from Shiki, others are those that the configuration holds. */
export function readThemes({ light, dark }: ShikiOptions, siteDir: string | undefined): ShikiThemePair {
  return { light: readTheme(light, 'light', siteDir), dark: readTheme(dark, 'dark', siteDir) };
}

function readTheme(theme: ShikiOptions['light'], key: string, siteDir: string | undefined): ShikiTheme {
  if (typeof theme !== 'string') return theme as ShikiTheme; // the schema has looked for its rules
  const entry = resolveOptional('shiki', shikiPackage(siteDir));
  const names = readdirSync(path.join(path.dirname(entry), 'themes'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.parse(file).name);
  if (!names.includes(theme)) {
    throw new SiteError(`Shiki has no theme "${theme}".`, {
      key: `markdown.highlighter.${key}`,
      hint: suggestName(theme, names) ?? 'https://shiki.style/themes lists them.',
    });
  }
  return (createRequire(entry)(`./themes/${theme}.mjs`) as { default: ShikiTheme }).default; // a module of Shiki
}

interface Palette {
  foreground: string;
  background: string;
  /** Upper case, without that of plain text. */
  colors: string[];
}

function paletteOf(theme: ShikiTheme, mode: 'light' | 'dark'): Palette {
  const rules = theme.tokenColors ?? theme.settings ?? [];
  const global = rules.find(({ scope }) => scope === undefined)?.settings;
  const foreground =
    theme.fg ?? global?.foreground ?? theme.colors?.['editor.foreground'] ?? (mode === 'dark' ? '#bbbbbb' : '#333333');
  const background =
    theme.bg ?? global?.background ?? theme.colors?.['editor.background'] ?? (mode === 'dark' ? '#1e1e1e' : '#fffffe');
  const colors = rules.flatMap(({ settings }) => settings?.foreground?.toUpperCase() ?? []);
  return { foreground, background, colors: [...new Set(colors)].filter((color) => color !== foreground.toUpperCase()) };
}

/** Bits of a token's font style, as TextMate counts them. */
const FONT_STYLES = [
  ['i', 1, 'font-style:italic'],
  ['b', 2, 'font-weight:bold'],
  ['u', 4, 'text-decoration:underline'],
  ['s', 8, 'text-decoration:line-through'],
] as const;

interface Variant {
  color?: string;
  fontStyle?: number;
}

/** Classes of a token, the same for the same look. */
export function classNames(pair: ShikiThemePair): (variants: Record<'light' | 'dark', Variant>) => string {
  const palettes = { light: paletteOf(pair.light, 'light'), dark: paletteOf(pair.dark, 'dark') };
  const indexOf = (mode: 'light' | 'dark', color = '') => palettes[mode].colors.indexOf(color.toUpperCase());
  return ({ light, dark }) => {
    const [l, d] = [indexOf('light', light.color), indexOf('dark', dark.color)];
    const names = [...(l === -1 ? [] : [`sl${l}`]), ...(d !== -1 ? [`sd${d}`] : l === -1 ? [] : ['sd'])];
    for (const [letter, bit] of FONT_STYLES) {
      const isLight = ((light.fontStyle ?? 0) & bit) !== 0 && (light.fontStyle ?? 0) > 0;
      const isDark = ((dark.fontStyle ?? 0) & bit) !== 0 && (dark.fontStyle ?? 0) > 0;
      if (isLight) names.push(`sl${letter}`);
      if (isDark && !isLight) names.push(`sd${letter}`);
      if (isLight && !isDark) names.push(`sn${letter}`);
    }
    return names.join(' ');
  };
}

/** The editor of the default theme is white, and a white block has no edge on a white page: GitHub's own pages have this grey. */
function onPage(palette: Palette, { light }: ShikiOptions): Palette {
  return light === DEFAULT_SHIKI_THEMES.light ? { ...palette, background: '#f6f8fa' } : palette;
}

/** The rules, with the variables that code blocks are drawn with. */
export function shikiCss(options: ShikiOptions, siteDir: string): string {
  const pair = readThemes(options, siteDir);
  const light = onPage(paletteOf(pair.light, 'light'), options);
  const dark = paletteOf(pair.dark, 'dark');
  const variables = ({ foreground, background }: Palette, mode: 'light' | 'dark') => {
    const ansi = ansiVariables({ plain: { backgroundColor: background }, styles: [] }, mode);
    const all = [['--prism-color', foreground], ['--prism-background-color', background], ...ansi];
    return all.map(([name, value]) => `${name}:${value}`).join(';');
  };
  const shown = (mode: 'light' | 'dark', palette: Palette) =>
    palette.colors.map((color) =>
      options[mode] === DEFAULT_SHIKI_THEMES[mode] ? readableColor(color, palette, mode) : color.toLowerCase(),
    );
  return [
    `:root{${variables(light, 'light')}}`,
    `[data-theme='dark']{${variables(dark, 'dark')}}`,
    '.prism-code{color:var(--prism-color);background:var(--prism-background-color)}',
    ...edgeOf(light.background),
    ...shown('light', light).map((color, index) => `.sl${index}{color:${color}}`),
    ...shown('dark', dark).map((color, index) => `[data-theme='dark'] .sd${index}{color:${color}}`),
    `[data-theme='dark'] .sd{color:${dark.foreground}}`,
    ...FONT_STYLES.flatMap(([letter, , css]) => [
      `.sl${letter}{${css}}`,
      `[data-theme='dark'] .sd${letter}{${css}}`,
      `[data-theme='dark'] .sn${letter}{${css.replace(/:.*/, ':initial')}}`,
    ]),
  ].join('\n');
}
