/** Our schemas of front matter and data files → JSON Schema, for editors. */
import { z } from 'zod';
import type { JsonObject } from '../../shared/json.js';

/** JSON Schema of draft 7, which all editors read. Rules between keys are left to the build. */
export function toJsonSchema(schema: z.ZodType): JsonObject {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Text in which numbers become text: what the build accepts is no mistake in an editor.
      if (zodSchema._zod.def.type === 'pipe' && jsonSchema.type === 'string') Object.assign(jsonSchema, NUMBER_TOO);
    },
  });
  // The cast: zod has a type for each keyword, and these are JSON.
  return json as JsonObject;
}

const NUMBER_TOO = { type: ['string', 'number'] };
