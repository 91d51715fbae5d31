/** Contrast of colours as WCAG 2 defines it. */

type Rgba = [red: number, green: number, blue: number, alpha: number];

/** The contrast ratio of text on a background, 1 to 21. Text may be translucent; of a gradient, the first colour counts. */
export function contrast(color: string, background: string, opacity = 1): number {
  const below = parseColor(background);
  const [red, green, blue, alpha] = parseColor(color);
  const seen = overlay([red, green, blue, alpha * opacity], below);
  const [lighter = 0, darker = 0] = [luminance(seen), luminance(below)].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A translucent colour over an opaque one, as CSS. */
export function blend(color: string, background: string): string {
  return `rgb(${overlay(parseColor(color), parseColor(background)).slice(0, 3).join(' ')})`;
}

function overlay([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
  return [red * alpha + r * (1 - alpha), green * alpha + g * (1 - alpha), blue * alpha + b * (1 - alpha), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((level) => {
    const part = level / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function parseColor(css: string): Rgba {
  const [, hex, model, values = ''] = /#([\da-f]{3,8})|(rgb|hsl)a?\(([^)]*)/i.exec(css) ?? [];
  if (hex !== undefined) return parseHex(hex);
  const parts = (values.match(/[\d.]+%?/g) ?? []).map((part) => Number.parseFloat(part));
  const [one = 0, two = 0, three = 0] = parts;
  const last = values.match(/[\d.]+%?/g)?.[3];
  const alpha = last === undefined ? 1 : Number.parseFloat(last) / (last.endsWith('%') ? 100 : 1);
  if (model === 'rgb') return [one, two, three, alpha];
  if (model === 'hsl') return [...fromHsl(one, two / 100, three / 100), alpha];
  throw new Error(`No colour that this test can read: ${css}`);
}

function parseHex(hex: string): Rgba {
  const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue, alpha / 255];
}

function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const level = (n: number) => {
    const k = (n + hue / 30) % 12;
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [level(0), level(8), level(4)];
}
