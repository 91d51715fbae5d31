/**
 * What the reader sets for one colour mode, and what follows from it: seven shades of the primary colour, how well each
 * can be read, and CSS.
 */
import { contrastRatio, darken, parseHex, type Hex } from './color';

export type Mode = 'light' | 'dark';

export const MODES: readonly Mode[] = ['light', 'dark'];

/** By how much each shade is darker than the primary colour, unless the reader says otherwise. */
export const SHADES = [
  { variable: '--ifm-color-primary', darkening: 0 },
  { variable: '--ifm-color-primary-dark', darkening: 0.1 },
  { variable: '--ifm-color-primary-darker', darkening: 0.15 },
  { variable: '--ifm-color-primary-darkest', darkening: 0.3 },
  { variable: '--ifm-color-primary-light', darkening: -0.1 },
  { variable: '--ifm-color-primary-lighter', darkening: -0.15 },
  { variable: '--ifm-color-primary-lightest', darkening: -0.3 },
] as const;

export interface Palette {
  primary: Hex;
  background: Hex;
  /** One for each of `SHADES`, in their order. */
  darkenings: readonly number[];
}

const DARKENINGS = SHADES.map(({ darkening }) => darkening);

/** What the theme of Dactyl has. */
export const DEFAULT_PALETTES: Record<Mode, Palette> = {
  light: { primary: '#2e8555', background: '#ffffff', darkenings: DARKENINGS },
  dark: { primary: '#25c2a0', background: '#181920', darkenings: DARKENINGS },
};

export interface Shade {
  variable: string;
  darkening: number;
  color: Hex;
  /** Against the background. */
  contrast: number;
}

export function shadesOf({ primary, background, darkenings }: Palette): Shade[] {
  return SHADES.map(({ variable, darkening: usual }, index) => {
    const darkening = darkenings[index] ?? usual;
    const color = darken(primary, darkening);
    return { variable, darkening, color, contrast: contrastRatio(color, background) };
  });
}

export type Rating = 'AAA' | 'AA' | 'Fail';

/** For text of ordinary size. */
export function ratingOf(contrast: number): Rating {
  if (contrast >= 7) return 'AAA';
  return contrast >= 4.5 ? 'AA' : 'Fail';
}

/**
 * Rules for a style sheet of a site. Such rules win over those of the theme, which are in a layer: what `:root` says
 * counts in dark mode too, so with light colours there are always dark ones beside them.
 */
export function toCss({ light, dark }: Partial<Record<Mode, Palette>>): string {
  if (!light && !dark) return '';
  const isUsualBackground = MODES.every((mode) => {
    const { background } = { light, dark }[mode] ?? DEFAULT_PALETTES[mode];
    return background === DEFAULT_PALETTES[mode].background;
  });
  const rule = (selector: string, palette: Palette) => {
    const variables = shadesOf(palette).map(({ variable, color }) => [variable, color]);
    if (!isUsualBackground) variables.push(['--ifm-background-color', palette.background]);
    return `${selector} {\n${variables.map(([name, color]) => `  ${name}: ${color};\n`).join('')}}\n`;
  };
  const rules = [light && rule(':root', light), rule("[data-theme='dark']", dark ?? DEFAULT_PALETTES.dark)];
  return rules.filter(Boolean).join('\n');
}

export function writePalette(palette: Palette): string {
  return JSON.stringify(palette);
}

/** Nothing when nothing is stored, or when it was not written by `writePalette`. */
export function readPalette(stored: string | null): Palette | undefined {
  if (stored === null) return undefined;
  try {
    const { primary, background, darkenings } = Object(JSON.parse(stored)) as Record<string, unknown>; // checked below
    const colors = { primary: parseHex(String(primary)), background: parseHex(String(background)) };
    if (!colors.primary || !colors.background || !isDarkenings(darkenings)) return undefined;
    return { primary: colors.primary, background: colors.background, darkenings };
  } catch {
    return undefined;
  }
}

function isDarkenings(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length === SHADES.length &&
    value.every((each) => typeof each === 'number' && Math.abs(each) <= 1)
  );
}
