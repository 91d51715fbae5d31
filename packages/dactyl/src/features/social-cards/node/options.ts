/** Options of the social-cards plugin. All have defaults: the plugin works by its name alone. */
import { z } from 'zod';

/** Dark enough on the background to be read in a small preview. */
const DEFAULT_COLORS = { background: '#f7faf9', text: '#12211d', muted: '#4b5e58', accent: '#1f7a5c' };

const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color|color-mix)\([^<>"';{}]*\))$/i;

const color = z.string().refine((text) => COLOR.test(text), 'must be a CSS colour such as "#1f7a5c"');

/** Patterns of paths without the base URL and the locale. */
const globs = z.array(z.string().refine((text) => text.startsWith('/'), 'must be a path below the base URL, with "/"'));

export const socialCardsOptionsSchema = z.strictObject({
  /** Pages that get a card: patterns of paths without the base URL. */
  include: globs.default(['/**']),
  exclude: globs.default(['/404.html']),
  colors: z
    .strictObject({
      background: color.default(DEFAULT_COLORS.background),
      text: color.default(DEFAULT_COLORS.text),
      muted: color.default(DEFAULT_COLORS.muted),
      accent: color.default(DEFAULT_COLORS.accent),
    })
    .prefault({}),
  /** An image in a static folder. Default: that of the navbar. `false`: none. */
  logo: z.union([z.string().min(1), z.literal(false)]).optional(),
  /** Packages, style sheets with `@font-face`, or font files; earlier ones are preferred. */
  fonts: z.array(z.string().min(1)).min(1, 'must name at least one font').default(['@fontsource-variable/inter']),
  /** A module whose default export is a React component that draws a card. */
  template: z.string().min(1).optional(),
});

export type SocialCardsOptions = z.output<typeof socialCardsOptionsSchema> & { id: string };
