/** The pages of channels, operations and messages, as Markdown. */
import { code, plain, prose } from '../../reference/escape-text.js';
import type { Channel, Fields, Message, Operation } from '../model/model.js';
import { channelLink, messageLink, type PageContext } from './page-context.js';
import {
  badge,
  bindingLines,
  exampleLines,
  messageTable,
  needsLine,
  operationItems,
  parameterTable,
  payloadLines,
} from './write-parts.js';

/** More messages than this are a table: each has a page of its own. */
const MOST_SHOWN = 4;

export function channelMarkdown(channel: Channel, context: PageContext): string[] {
  const { texts, model } = context;
  const operations = model.operations.filter((one) => one.channel === channel);
  return [
    `# ${plain(channel.title)}`,
    '',
    ...describe(channel.description),
    ...placeLines(channel, context),
    ...section(texts.operations, 'operations', operationItems(operations, context)),
    ...section(texts.parameters, 'parameters', parameterTable(channel.parameters, texts)),
    ...section(texts.messages, 'messages', messageTable(channel.messages, context)),
    ...bindingSection(channel.bindings, context),
  ];
}

export function operationMarkdown(operation: Operation, context: PageContext): string[] {
  const { texts } = context;
  const { channel, reply, messages, action } = operation;
  return [
    `# ${plain(operation.title)}`,
    '',
    `${badge(operation, texts)} ${code(channel.address ?? channel.key)}`,
    '',
    ...describe(operation.description),
    texts.actionNotes[action],
    '',
    `${texts.channel}: [${plain(channel.title)}](${channelLink(channel, context)})`,
    '',
    ...needsLine(operation.security, texts),
    ...section(texts.parameters, 'parameters', parameterTable(channel.parameters, texts)),
    ...section(texts.messages, 'messages', messageLines(messages, context)),
    ...(reply ? [`## ${texts.reply} {#reply}`, '', ...replyLines(reply, context)] : []),
    ...bindingSection(operation.bindings, context),
  ];
}

function messageLines(messages: readonly Message[], context: PageContext): string[] {
  if (messages.length > MOST_SHOWN) return messageTable(messages, context);
  return messages.flatMap((message) => [
    `### ${plain(message.title)} {#message-${context.slugs.messages.get(message) ?? ''}}`,
    '',
    ...describe(message.description, 3),
    `${context.texts.message}: [${code(message.key)}](${messageLink(message, context)})`,
    '',
    ...(message.payload ? payloadLines(message.payload, context) : []),
    ...exampleLines(message, context),
  ]);
}

function replyLines({ channel, location, messages }: NonNullable<Operation['reply']>, context: PageContext): string[] {
  const { texts } = context;
  return [
    ...(channel ? [`${texts.channel}: [${plain(channel.title)}](${channelLink(channel, context)})`, ''] : []),
    ...(location === undefined ? [] : [texts.replyAddress(code(location)), '']),
    ...messageTable(messages, context),
  ];
}

export function messageMarkdown(message: Message, context: PageContext): string[] {
  const { texts, model } = context;
  const { correlation, headers, payload, name, contentType } = message;
  const users = model.operations.filter(
    ({ messages, reply }) => messages.includes(message) || reply?.messages.includes(message),
  );
  return [
    `# ${plain(message.title)}`,
    '',
    ...describe(message.description),
    ...(name === undefined ? [] : [`${texts.name}: ${code(name)}`, '']),
    ...(contentType === undefined ? [] : [`${texts.contentType}: ${code(contentType)}`, '']),
    ...(correlation ? [`${texts.correlation}: ${code(correlation.location)}`, ''] : []),
    ...describe(correlation?.description),
    ...section(texts.payload, 'payload', payload ? payloadLines(payload, context) : []),
    ...section(texts.headers, 'headers', headers ? payloadLines(headers, context) : []),
    ...section(texts.examples, 'examples', exampleLines(message, context)),
    ...bindingSection(message.bindings, context),
    ...section(texts.usedBy, 'used-by', operationItems(users, context)),
  ];
}

/** Address, servers and what is behind them. */
function placeLines({ address, servers }: Channel, { texts, model }: PageContext): string[] {
  if (model.servers.length === 0 && address === undefined) return [`${texts.address}: ${texts.noAddress}`, ''];
  const names = servers.length === 0 ? texts.anyServer : servers.map(code).join(', ');
  return [
    `${texts.address}: ${address === undefined ? texts.noAddress : code(address)}`,
    '',
    ...(model.servers.length === 0 ? [] : [`${texts.servers}: ${names}`, '']),
  ];
}

function bindingSection(bindings: Fields, context: PageContext): string[] {
  return section(context.texts.bindings, 'bindings', bindingLines(bindings, context));
}

function section(title: string, id: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title} {#${id}}`, '', ...lines, ''];
}

function describe(description: string | undefined, below = 2): string[] {
  return description === undefined ? [] : [prose(description, below), ''];
}
