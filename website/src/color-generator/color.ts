/** The little arithmetic with colours that the generator needs: hexadecimal, lightness, contrast. */

/** Six digits, lower case, with `#`. */
export type Hex = `#${string}`;

/** Reads what people type: with or without `#`, three or six digits. Nothing for anything else. */
export function parseHex(text: string): Hex | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text.trim().toLowerCase()) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** The colour with its lightness in HSL made less by this part of it: 0.1 is a tenth darker, -0.1 a tenth lighter. */
export function darken(color: Hex, factor: number): Hex {
  const { hue, saturation, lightness } = toHsl(color);
  return fromHsl({ hue, saturation, lightness: Math.min(1, Math.max(0, lightness * (1 - factor))) });
}

/** Contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrastRatio(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Hsl {
  /** From 0 to 6: sixths of the circle. */
  hue: number;
  saturation: number;
  lightness: number;
}

type Channels = readonly [red: number, green: number, blue: number];

/** From 0 to 1. */
function channelsOf(color: Hex): Channels {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

function toHsl(color: Hex): Hsl {
  const [red, green, blue] = channelsOf(color);
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const hue =
    max === red ? (green - blue) / range : max === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (hue + 6) % 6, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl({ hue, saturation, lightness }: Hsl): Hex {
  const range = saturation * (1 - Math.abs(2 * lightness - 1));
  const middle = range * (1 - Math.abs((hue % 2) - 1));
  const sixths: Channels[] = [
    [range, middle, 0],
    [middle, range, 0],
    [0, range, middle],
    [0, middle, range],
    [middle, 0, range],
    [range, 0, middle],
  ];
  const channels = sixths[Math.floor(hue) % 6] ?? [0, 0, 0];
  const digits = channels.map((channel) =>
    Math.round((channel + lightness - range / 2) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function luminance(color: Hex): number {
  const [red, green, blue] = channelsOf(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as unknown as Channels; // as many as before
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
