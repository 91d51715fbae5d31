/** What option schemas fill in, to be compared with tables of the website. */
import { inspect } from 'node:util';
import type { z } from 'zod';

/** What a schema fills in for an option that nobody wrote. */
export function defaultOf(schema: z.core.$ZodType): unknown {
  // The cast: parts of Zod's definitions that only some kinds of schema have.
  const {
    type,
    in: input,
    defaultValue,
  } = schema._zod.def as { type: string; in?: z.core.$ZodType; defaultValue?: unknown };
  if (type === 'pipe' && input) return defaultOf(input);
  return type === 'default' || type === 'prefault' ? defaultValue : undefined;
}

/** A value as a configuration has it. */
export function asWritten(value: unknown): string {
  return inspect(value, { breakLength: Infinity });
}
