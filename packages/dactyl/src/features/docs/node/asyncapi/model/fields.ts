/** Values of a document, which may be references, and which nobody has checked where they stand in other files. */
import { isRecord } from '../../../../../shared/is-record.js';
import { follow } from '../../reference/schema/schema-types.js';
import type { Fields, Parameter, Tag } from './model.js';

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A field that is there only with a text. */
export function optional<Name extends string>(name: Name, value: unknown): Partial<Record<Name, string>> {
  const text = textOf(value);
  // The cast: TypeScript takes a computed name for any text.
  return (text === undefined ? {} : { [name]: text }) as Partial<Record<Name, string>>;
}

/** Summary and description. */
export function descriptionOf({ summary, description }: Fields): Partial<Record<'description', string>> {
  const texts = [textOf(summary), textOf(description)].filter((one) => one !== undefined);
  return optional('description', [...new Set(texts)].join('\n\n'));
}

export function fieldsOf(value: unknown, root: Fields): Fields {
  return isRecord(value) ? follow(value, root) : {};
}

export function entriesOf(value: unknown, root: Fields): [string, Fields][] {
  return Object.entries(fieldsOf(value, root)).flatMap(([name, one]) =>
    isRecord(one) ? [[name, follow(one, root)] as const] : [],
  ) as [string, Fields][]; // pairs
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function parametersOf(value: unknown, root: Fields): Parameter[] {
  return entriesOf(value, root).map(([name, parameter]) => {
    // Before release 3, they had a schema.
    const schema = fieldsOf(parameter['schema'], root);
    const { enum: values, default: defaultValue } = { ...schema, ...parameter };
    return {
      name,
      ...optional('description', parameter['description'] ?? schema['description']),
      ...optional('location', parameter['location']),
      ...(defaultValue !== undefined && { defaultValue: String(defaultValue) }),
      values: listOf(values).map(String),
    };
  });
}

export function tagOf(value: unknown, root: Fields): Tag[] {
  const fields = fieldsOf(value, root);
  const name = textOf(fields['name']);
  return name === undefined ? [] : [{ name, ...optional('description', fields['description']) }];
}
