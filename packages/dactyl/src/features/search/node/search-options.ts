/** Schemas of the settings that both search themes have, with Docusaurus's names. */
import * as z from 'zod';
import { SERVICES } from './records/record-shapes.js';

const text = z.string().min(1);

/** Path of the search page below the base URL. */
export const searchPagePath = z.union([text, z.literal(false), z.null()]).default('search');

/** Services for which a build writes records. */
export const records = z.array(z.enum(SERVICES)).default([]);

export const externalUrlRegex = text.refine(isRegex, 'must be a regular expression').optional();

/**
 * Outputs the source of a regular expression, because JSON has no regular expressions. A string is matched literally.
 */
export const replaceSearchResultPathname = z
  .strictObject({ from: z.union([text, z.instanceof(RegExp)]), to: z.string() })
  .transform(({ from, to }) => ({ from: typeof from === 'string' ? escapeRegex(from) : from.source, to }))
  .optional();

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

function escapeRegex(source: string): string {
  return source.replace(/[-[\]{}()*+?.\\^$|]/g, '\\$&');
}
