/** `frontMatter`: the site's own schemas for what authors write at the head of files. */
import * as z from 'zod';
import type { StandardCheck, StandardSchema } from '../../../shared/standard-schema.js';
import type { JsonObject } from '../../../shared/json.js';
import { describeValue } from '../../base/describe-value.js';
import { fail } from './fields.js';

const standardSchema = z.unknown().transform((value, context): StandardCheck => {
  if (isStandardSchema(value)) return toCheck(value);
  return fail(context, `must be a schema, but is ${describeValue(value)}`, {
    hint: 'Give an object schema of zod, valibot or arktype, or any other that has the "~standard" interface.',
  });
});

export const frontMatter = z.strictObject({
  docs: standardSchema.optional(),
  blog: standardSchema.optional(),
  pages: standardSchema.optional(),
});

function toCheck({ '~standard': { validate, jsonSchema } }: StandardSchema): StandardCheck {
  const check = (fields: unknown) => validate(fields);
  if (!jsonSchema) return check;
  // The cast: converters are typed to return any object, and what they return is written as JSON.
  const toJsonSchema = () => jsonSchema.input({ target: 'draft-07', libraryOptions: LENIENT }) as JsonObject;
  return Object.assign(check, { toJsonSchema });
}

/** What JSON Schema cannot say, such as a date, is any value: in zod, and in valibot. */
const LENIENT = { unrepresentable: 'any', errorMode: 'ignore' };

/** Schemas of arktype are functions. */
function isStandardSchema(value: unknown): value is StandardSchema {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || !('~standard' in value))
    return false;
  const standard = value['~standard'];
  return typeof standard === 'object' && standard !== null && 'validate' in standard;
}
