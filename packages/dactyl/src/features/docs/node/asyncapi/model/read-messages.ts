/** Messages of a document: each is one object, however many operations refer to it. */
import { isRecord } from '../../../../../shared/is-record.js';
import { follow, type SchemaOrBoolean } from '../../reference/schema/schema-types.js';
import { applyTraits } from './apply-traits.js';
import { descriptionOf, entriesOf, fieldsOf, listOf, optional, textOf } from './fields.js';
import type { Example, Fields, Message, Payload } from './model.js';

export interface MessageReader {
  /** @param key - its name, where the document gives it no other. */
  read: (value: unknown, key: string) => Message[];
  all: () => Message[];
}

export function createMessageReader(root: Fields): MessageReader {
  const read = new Map<Fields, Message>();
  const readOne = (value: unknown, key: string): Message[] => {
    if (!isRecord(value)) return [];
    const found = follow(value, root);
    const message = read.get(found) ?? toMessage(applyTraits(found, root), key, root);
    read.set(found, message);
    return [message];
  };
  // Their names come first.
  for (const [key, message] of entriesOf(fieldsOf(root['components'], root)['messages'], root)) readOne(message, key);
  return { read: readOne, all: () => [...read.values()] };
}

function toMessage(fields: Fields, key: string, root: Fields): Message {
  const name = textOf(fields['name']);
  const title = textOf(fields['title']) ?? name ?? textOf(fields['messageId']) ?? key;
  const correlation = fieldsOf(fields['correlationId'], root);
  const location = textOf(correlation['location']);
  const format = textOf(fields['schemaFormat']);
  const headers = payloadOf(fields['headers'], root);
  const payload = payloadOf(fields['payload'], root, format);
  return {
    key,
    title,
    ...(name !== undefined && name !== title && { name }),
    ...descriptionOf(fields),
    ...optional('contentType', fields['contentType'] ?? root['defaultContentType']),
    ...(headers && { headers }),
    ...(payload && { payload }),
    ...(location !== undefined && {
      correlation: { location, ...optional('description', correlation['description']) },
    }),
    examples: listOf(fields['examples']).flatMap((one) => exampleOf(one)),
    bindings: fieldsOf(fields['bindings'], root),
  };
}

function exampleOf(value: unknown): Example[] {
  if (!isRecord(value)) return [];
  const { headers, payload } = value;
  if (headers === undefined && payload === undefined) return [];
  return [
    {
      ...optional('title', value['summary'] ?? value['name']),
      ...(headers !== undefined && { headers }),
      ...(payload !== undefined && { payload }),
    },
  ];
}

/** Whether schemas of this format are JSON schemas; what AsyncAPI has for them is the default. */
export function isJsonSchema(format: string): boolean {
  return /^application\/(?:schema[+;]|vnd\.aai\.asyncapi|vnd\.oai\.openapi)/.test(format);
}

/** @param format - of messages before release 3; later, it stands beside the schema. */
export function payloadOf(value: unknown, root: Fields, format?: string): Payload | undefined {
  if (typeof value === 'boolean') return { kind: 'json', schema: value };
  const written = isRecord(value) ? follow(value, root) : value;
  if (isRecord(written) && typeof written['schemaFormat'] === 'string' && 'schema' in written)
    return payloadOf(written['schema'], root, written['schemaFormat']);
  if (format !== undefined && !isJsonSchema(format)) {
    if (written === undefined) return undefined;
    // It stands at another host.
    if (isRecord(written) && typeof written['$ref'] === 'string') return { kind: 'json', schema: written, format };
    return { kind: 'other', format, text: typeof written === 'string' ? written : JSON.stringify(written, null, 2) };
  }
  // The cast: what is an object here is read as a schema, field by field. A reference stays one, for its name.
  return isRecord(value) ? { kind: 'json', schema: value as SchemaOrBoolean } : undefined;
}
