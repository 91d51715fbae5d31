/** The page of a schema. */
import { fence, plain, prose } from '../escape-text.js';
import { docOf, type DocsPlace, firstLine, type GeneratedDoc } from '../write-docs.js';
import { exampleOf } from './example.js';
import { withoutNull } from './merge-schema.js';
import type { SchemaOrBoolean } from './schema-types.js';
import { factsOf, fieldLines, type SchemaContext, type SchemaTexts, typeText } from './write-schema.js';

export interface NamedSchema {
  /** Last part of its address, and of its file. */
  slug: string;
  name: string;
  schema: SchemaOrBoolean;
}

interface SchemaPageTexts extends SchemaTexts {
  example: string;
  schema: string;
  type: string;
}

export function schemaDoc(
  { name, slug, schema }: NamedSchema,
  context: SchemaContext & { texts: SchemaPageTexts },
  place: DocsPlace,
): GeneratedDoc {
  const written = typeof schema === 'boolean' ? {} : withoutNull(schema, context.spec);
  const lines = fieldLines(schema, context);
  const facts = factsOf(written, context.texts);
  const example = lines.length === 0 ? undefined : exampleOf({ schema }, context.spec);
  const front = {
    name: `schemas/${slug}`,
    title: name,
    label: name,
    description: firstLine(written.description) || `${context.texts.schema} ${name}`,
    slug: `schemas/${slug}`,
  };
  return docOf(place, front, [
    `# ${plain(name)}`,
    '',
    ...(written.description ? [prose(written.description, 2), ''] : []),
    ...(lines.length > 0 ? lines : [`${context.texts.type}: ${typeText(schema, context)}`]),
    '',
    ...(facts === '' ? [] : [facts, '']),
    ...(example === undefined
      ? []
      : [`## ${context.texts.example} {#example}`, '', ...fence('json', JSON.stringify(example, null, 2)), '']),
  ]);
}
