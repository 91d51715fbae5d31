/** The option for budgets. Sizes are numbers of bytes, or texts such as `'60 KB'`. */
import * as z from 'zod';
import { HOST_NAMES, type Budget } from '../budgets-config.js';
import { fail } from './fields.js';

const UNITS: Record<string, number> = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9, KIB: 1024, MIB: 1024 ** 2, GIB: 1024 ** 3 };

const size = z.union([z.number(), z.string()]).transform((value, context): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) ?([KMG]?i?B)$/i.exec(String(value).trim()) ?? [];
  const factor = UNITS[unit.toUpperCase()];
  if (number !== undefined && factor !== undefined) return Math.round(Number(number) * factor);
  return fail(context, `must be a size, but is ${JSON.stringify(value)}`, {
    hint: 'Write "60 KB", "1.5 MB" or bytes.',
  });
});

const patterns = z.union([z.string(), z.array(z.string()).min(1)]).transform((value) => [value].flat());

const SITE_LIMITS = ['files', 'output', 'host'] as const;

const budget = z
  .strictObject({
    pages: patterns.optional(),
    js: size.optional(),
    css: size.optional(),
    html: size.optional(),
    image: size.optional(),
    page: size.optional(),
    files: z.int().min(0).optional(),
    output: size.optional(),
    host: z.enum(HOST_NAMES).optional(),
  })
  .superRefine((value, context) => {
    const misplaced = value.pages && SITE_LIMITS.find((name) => value[name] !== undefined);
    if (misplaced)
      fail(context, 'is a limit of the whole site, and has no "pages"', {
        path: [misplaced],
        hint: 'Write it into an entry of its own.',
      });
  });

export const budgets: z.ZodType<Budget[]> = z.array(budget);
