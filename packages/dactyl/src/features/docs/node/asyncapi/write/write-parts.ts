/** Parts that pages of several kinds have: parameters, bindings, schemas of messages and examples of them. */
import { isRecord } from '../../../../../shared/is-record.js';
import { code, fence, inline, plain, row } from '../../reference/escape-text.js';
import { exampleOf } from '../../reference/schema/example.js';
import type { Schema } from '../../reference/schema/schema-types.js';
import { escapeHtml, factsOf, fieldLines, typeText } from '../../reference/schema/write-schema.js';
import type { Fields, Message, Operation, Parameter, Payload } from '../model/model.js';
import type { Texts } from '../texts.js';
import { actionBadge, messageLink, operationLink, type PageContext } from './page-context.js';

/** Rows of parameters in addresses, or of variables of servers. */
export function parameterTable(parameters: readonly Parameter[], texts: Texts, head = texts.name): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, description, defaultValue, values, location }) => {
    const facts = [
      ...(values.length > 0 ? [`${texts.values}: ${values.map(code).join(', ')}`] : []),
      ...(defaultValue === undefined ? [] : [`${texts.defaultValue}: ${code(defaultValue)}`]),
      ...(location === undefined ? [] : [`${texts.standsIn} ${code(location)}`]),
    ];
    return row([code(name), [inline(description ?? ''), facts.join('; ')].filter(Boolean).join('<br/>')]);
  });
  return [row([head, texts.description]), row(['---', '---']), ...rows, ''];
}

export function bindingLines(bindings: Fields, context: PageContext): string[] {
  const all = Object.entries(bindings).filter(([name, binding]) => isRecord(binding) && !name.startsWith('x-'));
  return all.flatMap(([protocol, binding]) => [`- ${code(protocol)}`, ...settingItems(binding, '', context), '']);
}

/** Fields inside of others are written as one name: `topicConfiguration.retention.ms`. */
function settingItems(value: unknown, prefix: string, context: PageContext): string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (!isRecord(one)) return [`  - ${code(name)}: ${code(typeof one === 'string' ? one : JSON.stringify(one))}`];
    return isSchema(one) ? schemaItem(name, one, context) : settingItems(one, name, context);
  });
}

/** Some settings are values that others choose, and the document says which. */
function isSchema(value: Fields): value is Fields & Schema {
  return typeof value['$ref'] === 'string' || (typeof value['type'] === 'string' && !isRecord(value['type']));
}

function schemaItem(name: string, schema: Schema, context: PageContext): string[] {
  const rest = [inline(schema.description ?? ''), factsOf(schema, context.texts)].filter(Boolean).join('; ');
  const inside = fieldLines(schema, context).flatMap((line) => line.split('\n'));
  return [
    `  - ${code(name)} ${typeText(schema, context)}${rest === '' ? '' : `: ${rest}`}`,
    ...inside.map((line) => (line === '' ? '' : `    ${line}`)),
  ];
}

export function needsLine(security: readonly string[], texts: Texts): string[] {
  return security.length === 0 ? [] : [needsText(security, texts), ''];
}

export function needsText(security: readonly string[], texts: Texts): string {
  return `${texts.authentication}: ${texts.needs(security.map(code).join(', '))}`;
}

export function messageTable(messages: readonly Message[], context: PageContext): string[] {
  if (messages.length === 0) return [];
  const { texts } = context;
  const rows = messages.map((message) =>
    row([`[${plain(message.title)}](${messageLink(message, context)})`, inline(message.description ?? '')]),
  );
  return [row([texts.message, texts.description]), row(['---', '---']), ...rows, ''];
}

export function operationItems(operations: readonly Operation[], context: PageContext): string[] {
  return operations.map((operation) => {
    const link = `[${plain(operation.title)}](${operationLink(operation, context)})`;
    return `- ${badge(operation, context.texts)} ${link}`;
  });
}

export function badge({ action }: Pick<Operation, 'action'>, texts: Texts): string {
  const { text, kind } = actionBadge(action, texts);
  return `<span class="dactyl-badge dactyl-badge--${kind}">${text}</span>`;
}

/** Type and fields. */
export function payloadLines(payload: Payload, context: PageContext): string[] {
  if (payload.kind === 'other') return [code(payload.format), '', ...fence(languageOf(payload), payload.text), ''];
  const lines = fieldLines(payload.schema, context);
  const facts = typeof payload.schema === 'boolean' ? '' : factsOf(payload.schema, context.texts);
  return [
    `${payload.format === undefined ? context.texts.type : code(payload.format)}: ${[typeText(payload.schema, context), facts].filter(Boolean).join('; ')}`,
    '',
    ...(lines.length > 0 ? [...lines, ''] : []),
  ];
}

function languageOf({ format, text }: Payload & { kind: 'other' }): string {
  if (/protobuf/i.test(format)) return 'protobuf';
  if (/^\s*[[{]/.test(text)) return 'json';
  return /xml/i.test(format) ? 'xml' : /yaml|raml/i.test(format) ? 'yaml' : 'text';
}

/** Examples of the document, else one that is made of the schema. */
export function exampleLines({ examples, payload }: Message, { texts, spec }: PageContext): string[] {
  const made = payload?.kind === 'json' ? exampleOf({ schema: payload.schema }, spec) : undefined;
  const all = examples.length > 0 ? examples : made === undefined ? [] : [{ payload: made }];
  return all.flatMap(({ title, headers, payload: value }, index) => [
    `<details${index === 0 ? ' open' : ''}>`,
    `<summary>${escapeHtml(title ?? texts.example)}</summary>`,
    '',
    ...(headers === undefined ? [] : [texts.headers, '', ...valueBlock(headers), '']),
    ...(headers === undefined || value === undefined ? [] : [texts.payload, '']),
    ...(value === undefined ? [] : [...valueBlock(value), '']),
    '</details>',
    '',
  ]);
}

function valueBlock(value: unknown): string[] {
  return typeof value === 'string' ? fence('text', value) : fence('json', JSON.stringify(value, null, 2));
}
