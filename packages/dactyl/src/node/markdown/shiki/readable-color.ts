/**
 * Colours of the default themes, as they can be read on marked lines too. GitHub's comments have 4.5:1 on the plain block, and less
 * where a line is highlighted, added or removed, or where a word is marked.
 */

type Rgb = [red: number, green: number, blue: number];

/** 4.5 is WCAG 2.2 AA for text; browsers round colours. */
const LEAST_CONTRAST = 4.55;

/** Behind lines and words that are marked: `theme/styles/tokens.css`, `theme/styles/code.css`, `theme/content/code-marks`. */
const SIGNS = ['rgb(46 160 67 / 14%)', 'rgb(248 81 73 / 12%)', 'rgb(248 81 73 / 14%)', 'rgb(212 167 44 / 18%)'];
export const TINTS = {
  light: ['rgb(46 133 85 / 12%)', ...SIGNS],
  dark: ['rgb(37 194 160 / 10%)', ...SIGNS],
} as const;
/** Of the colour of plain text. */
const WORD_TINT = 0.12;

export interface CodeColors {
  foreground: string;
  background: string;
}

/** The colour itself where it has enough contrast, else the nearest one on the way to black or, on a dark block, white. */
export function readableColor(color: string, plain: CodeColors, mode: 'light' | 'dark'): string {
  const [text, block] = [parseHex(color), parseHex(plain.background)];
  const word = mix(parseHex(plain.foreground), block, WORD_TINT);
  const surfaces = [block, word, ...TINTS[mode].map((tint) => overTint(tint, block))];
  const end: Rgb = mode === 'light' ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(end, text, share);
    if (surfaces.every((surface) => contrast(mixed, surface) >= LEAST_CONTRAST)) return toHex(mixed);
  }
  return toHex(end);
}

function overTint(tint: string, below: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0, percent = 0] = (tint.match(/\d+/g) ?? []).map(Number);
  return mix([red, green, blue], below, percent / 100);
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const level = (index: 0 | 1 | 2) => Math.round(one[index] * share + other[index] * (1 - share));
  return [level(0), level(1), level(2)];
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((level) => {
    const part = level / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Default themes write six digits. */
function parseHex(color: string): Rgb {
  const level = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [level(1), level(3), level(5)];
}

const toHex = (color: Rgb) => `#${color.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
