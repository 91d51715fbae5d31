import type { IdealImageOptions } from './options.js';

/**
 * In which widths an image is made, the smallest first. None is wider than the image, and none is there twice.
 *
 * @example imageWidths({ min: 640, max: 1030, steps: 2 }, 2000) // [640, 1030]
 */
export function imageWidths(
  { sizes, size, min, max, steps }: Pick<IdealImageOptions, 'sizes' | 'size' | 'min' | 'max' | 'steps'>,
  ownWidth: number,
): number[] {
  const wanted = sizes ?? (size === undefined ? between(min, max, steps) : [size]);
  const widths = (wanted ?? [ownWidth]).map((width) => Math.min(width, ownWidth));
  return [...new Set(widths)].toSorted((a, b) => a - b);
}

function between(min: number | undefined, max: number | undefined, steps: number): number[] | undefined {
  if (max === undefined) return min === undefined ? undefined : [min];
  if (min === undefined || steps === 1) return [max];
  return Array.from({ length: steps }, (_, step) => Math.ceil(min + ((max - min) / (steps - 1)) * step));
}
