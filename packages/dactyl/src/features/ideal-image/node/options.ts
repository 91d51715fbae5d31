/** Options of the plugin for images. What it does not know is let through: elsewhere it is for a loader that we have not. */
import * as z from 'zod';

const width = z.int().min(1).max(16_000);

const NAME = 'assets/ideal-img/[name].[hash:hex:7].[width].[ext]';

/** What tells the files of a site apart. */
const NEEDED = [/\[(?:content)?hash/, /\[width\]/, /\[ext\]/];

export const idealImageOptionsSchema = z.looseObject({
  /** Whether the dev server shows images as they are. */
  disableInDev: z.boolean().default(true),
  /** Of the files, below the output folder. */
  name: z
    .string()
    .refine((name) => NEEDED.every((part) => part.test(name)), 'must hold "[hash]", "[width]" and "[ext]"')
    .refine((name) => !/^[\\/]|\\|(?:^|\/)\.\.(?:\/|$)/.test(name), 'must lead to a place below the output folder')
    .default(NAME),
  /** Widths in pixels. */
  sizes: z.array(width).min(1).optional(),
  /** The only width. */
  size: width.optional(),
  /** With `max`: the widths lie between them, */
  min: width.optional(),
  max: width.optional(),
  /** and are so many. */
  steps: z.int().min(1).max(20).default(4),
  /** Of JPEG, WebP and AVIF. */
  quality: z.int().min(1).max(100).default(85),
  /** Formats that browsers get if they know them, the best first. */
  formats: z.array(z.enum(['avif', 'webp'])).default(['webp']),
});

export type IdealImageOptions = Pick<
  z.output<typeof idealImageOptionsSchema>,
  keyof typeof idealImageOptionsSchema.shape
>;
