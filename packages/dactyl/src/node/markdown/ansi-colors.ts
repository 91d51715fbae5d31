/**
 * The eight ANSI colours, adapted to the background of any code theme: each is mixed with black or white, depending
 * on the variable `--ansi-mix` at the block. This needs only two variables in the style sheet.
 */
import type { PrismTheme } from './types.js';

const COLORS = ['#464b55', '#ff3246', '#1eb43c', '#ffaa00', '#286eff', '#c850ff', '#00bec8', '#96a0af'] as const;

/** Black, red, green, yellow, blue, magenta, cyan, white. */
export function ansiColor(index: number): string | undefined {
  return COLORS[index];
}

/** CSS for a colour that was chosen for a terminal; the result is readable on any background. */
export function onAnyBackground(color: string): string {
  return `color-mix(in srgb,${color} 55%,var(--ansi-mix))`;
}

/** Colour of text on a background in such a colour. */
export const ON_COLOR = 'var(--ansi-on)';

/** The variables for a theme. `mode` decides when the theme's background colour cannot be determined. */
export function ansiVariables(theme: PrismTheme, mode: 'light' | 'dark'): [name: string, value: string][] {
  const isDark = isDarkColor(String(theme.plain.backgroundColor ?? '')) ?? mode === 'dark';
  const [mix, on] = isDark ? ['#fff', '#000'] : ['#000', '#fff'];
  return [
    ['--ansi-mix', mix],
    ['--ansi-on', on],
  ];
}

/** Whether a colour is dark. For a gradient, its first colour decides. */
function isDarkColor(css: string): boolean | undefined {
  const [, hex, model, values = ''] = /#([\da-f]{3,8})|(rgb|hsl)a?\(([^)]*)/i.exec(css) ?? [];
  if (hex !== undefined) return isDarkRgb(hexLevels(hex));
  const numbers = (values.match(/[\d.]+/g) ?? []).map(Number);
  if (numbers.length < 3) return undefined;
  return model === 'hsl' ? (numbers[2] ?? 0) < 50 : isDarkRgb(numbers);
}

function hexLevels(hex: string): number[] {
  const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  return (digits.match(/../g) ?? []).map((level) => Number.parseInt(level, 16));
}

function isDarkRgb([red = 0, green = 0, blue = 0]: readonly number[]): boolean {
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
