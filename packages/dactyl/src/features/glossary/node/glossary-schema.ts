/** The fields of a term in `glossary.yml`: one table for checks, messages and editors. */
import type { JsonObject } from '../../../shared/json.js';

export const TERM_FIELDS = ['definition', 'aliases', 'link'];

const text: JsonObject = { type: 'string', minLength: 1 };

export const GLOSSARY_JSON: JsonObject = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  additionalProperties: {
    anyOf: [
      text,
      {
        type: 'object',
        properties: {
          definition: text,
          aliases: { type: 'array', items: text },
          link: { type: 'string', pattern: '^(/|[a-z][a-z+.-]*:)' },
        },
        required: ['definition'],
        additionalProperties: false,
      },
    ],
  },
};
