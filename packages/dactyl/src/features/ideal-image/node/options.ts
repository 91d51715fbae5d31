/**
 * Schema of the options. Unknown options are accepted, because Docusaurus passes them to a loader that does not exist
 * here.
 */
import * as z from 'zod';

const width = z.int().min(1).max(16_000);

const NAME = 'assets/ideal-img/[name].[hash:hex:7].[width].[ext]';

/** Placeholders that a name needs, so that different images get different names. */
const NEEDED = [/\[(?:content)?hash/, /\[width\]/, /\[ext\]/];

export const idealImageOptionsSchema = z.looseObject({
  /** Whether the dev server shows images as they are. */
  disableInDev: z.boolean().default(true),
  /** Name of the files, below the output folder. */
  name: z
    .string()
    .refine((name) => NEEDED.every((part) => part.test(name)), 'must hold "[hash]", "[width]" and "[ext]"')
    .refine((name) => !/^[\\/]|\\|(?:^|\/)\.\.(?:\/|$)/.test(name), 'must lead to a place below the output folder')
    .default(NAME),
  /** Widths in pixels. */
  sizes: z.array(width).min(1).optional(),
  /** The only width. */
  size: width.optional(),
  /** Smallest width; `max` is the largest one. */
  min: width.optional(),
  max: width.optional(),
  /** Number of widths from `min` to `max`. */
  steps: z.int().min(1).max(20).default(4),
  /** Quality of JPEG, WebP and AVIF. */
  quality: z.int().min(1).max(100).default(85),
  /** Additional formats for browsers that support them, best first. */
  formats: z.array(z.enum(['avif', 'webp'])).default(['webp']),
});

export type IdealImageOptions = Pick<
  z.output<typeof idealImageOptionsSchema>,
  keyof typeof idealImageOptionsSchema.shape
>;
