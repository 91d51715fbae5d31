/** `frontMatter`: the site's own schemas for what authors write at the head of files. */
import * as z from 'zod';
import type { StandardCheck, StandardSchema } from '../../../shared/standard-schema.js';
import { describeValue } from '../problems.js';
import { fail } from './fields.js';

const standardSchema = z.unknown().transform((value, context): StandardCheck => {
  if (isStandardSchema(value)) return (fields) => value['~standard'].validate(fields);
  return fail(context, `must be a schema, but is ${describeValue(value)}`, {
    hint: 'Give an object schema of zod, valibot or arktype, or any other that has the "~standard" interface.',
  });
});

export const frontMatter = z.strictObject({
  docs: standardSchema.optional(),
  blog: standardSchema.optional(),
  pages: standardSchema.optional(),
});

/** Schemas of arktype are functions. */
function isStandardSchema(value: unknown): value is StandardSchema {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || !('~standard' in value))
    return false;
  const standard = value['~standard'];
  return typeof standard === 'object' && standard !== null && 'validate' in standard;
}
