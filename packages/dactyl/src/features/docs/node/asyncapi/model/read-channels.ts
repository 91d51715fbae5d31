/**
 * Channels and operations. Since release 3, an operation refers to a channel. Before, it stood in one, and said what others do:
 * where others `publish`, the application receives.
 */
import { isRecord } from '../../../../../shared/is-record.js';
import { follow, pointerKeys } from '../../reference/schema/schema-types.js';
import { applyTraits } from './apply-traits.js';
import { descriptionOf, entriesOf, fieldsOf, listOf, optional, parametersOf, tagOf, textOf } from './fields.js';
import type { Action, Channel, Fields, Operation, Reply } from './model.js';
import type { MessageReader } from './read-messages.js';
import { securityOf } from './read-servers.js';

export interface ReadChannels {
  channels: Channel[];
  operations: Operation[];
}

export function readChannels(root: Fields, messages: MessageReader): ReadChannels {
  const written = entriesOf(root['channels'], root);
  if (String(root['asyncapi']).startsWith('2.')) return readOlder(written, root, messages);
  const byFields = new Map(
    written.map(([key, fields]) => {
      const own = entriesOf(fields['messages'], root).flatMap(([name, message]) => messages.read(message, name));
      const servers = listOf(fields['servers']).flatMap((server) => serverName(server, root));
      const place = { key, address: textOf(fields['address']), servers, messages: own };
      return [fields, toChannel(fields, place, root)] as const;
    }),
  );
  const channelOf = (value: unknown) => byFields.get(fieldsOf(value, root));
  const operations = entriesOf(root['operations'], root).flatMap(([key, one]) => {
    const fields = applyTraits(one, root);
    const channel = channelOf(fields['channel']);
    if (!channel) return [];
    const named = readAll(fields['messages'], key, messages);
    const reply = replyOf(fields['reply'], { root, messages, key, channelOf });
    return toOperation(fields, {
      key,
      title: textOf(fields['title']) ?? key,
      channel,
      root,
      action: fields['action'] === 'send' ? 'send' : 'receive',
      // Without a list, all of its channel.
      messages: fields['messages'] === undefined ? channel.messages : named,
      ...(reply && { reply }),
    });
  });
  return { channels: [...byFields.values()], operations };
}

function readAll(value: unknown, key: string, messages: MessageReader) {
  return listOf(value).flatMap((one) => messages.read(one, lastKey(one) ?? key));
}

function lastKey(value: unknown): string | undefined {
  return isRecord(value) && typeof value['$ref'] === 'string' ? pointerKeys(value['$ref']).at(-1) : undefined;
}

/** Of a reference to a server: that of the same server in the document, which another file may have. */
function serverName(value: unknown, root: Fields): string[] {
  const server = fieldsOf(value, root);
  const known = entriesOf(root['servers'], root).find(([, one]) => one === server)?.[0];
  return [known ?? lastKey(value) ?? ''].filter(Boolean);
}

interface ReplyPlace {
  root: Fields;
  messages: MessageReader;
  key: string;
  channelOf: (value: unknown) => Channel | undefined;
}

function replyOf(value: unknown, { root, messages, key, channelOf }: ReplyPlace): Reply | undefined {
  if (!isRecord(value)) return undefined;
  const fields = follow(value, root);
  const channel = channelOf(fields['channel']);
  const own = readAll(fields['messages'], `${key}.reply`, messages);
  return {
    ...(channel && { channel }),
    ...optional('location', fieldsOf(fields['address'], root)['location']),
    messages: fields['messages'] === undefined ? (channel?.messages ?? []) : own,
  };
}

const OLDER_VERBS: readonly [verb: string, action: Action][] = [
  ['publish', 'receive'],
  ['subscribe', 'send'],
];

function readOlder(written: [string, Fields][], root: Fields, messages: MessageReader): ReadChannels {
  const read = written.map(([address, fields]) => {
    const parts = OLDER_VERBS.flatMap(([verb, action]) => {
      if (!isRecord(fields[verb])) return [];
      const operation = applyTraits(follow(fields[verb], root), root);
      const key = textOf(operation['operationId']) ?? `${action} ${address}`;
      const message = fieldsOf(operation['message'], root);
      const each = isRecord(message) && Array.isArray(message['oneOf']) ? message['oneOf'] : [operation['message']];
      return { operation, action, key, messages: each.flatMap((one) => messages.read(one, lastKey(one) ?? key)) };
    });
    const servers = listOf(fields['servers']).map(String);
    const all = [...new Set(parts.flatMap((part) => part.messages))];
    const channel = toChannel(fields, { key: address, address, servers, messages: all }, root);
    const operations = parts.map(({ operation, ...part }) =>
      toOperation(operation, { ...part, title: part.key, channel, root }),
    );
    return { channel, operations };
  });
  return {
    channels: read.map(({ channel }) => channel),
    operations: read.flatMap(({ operations }) => operations),
  };
}

type ChannelPlace = Pick<Channel, 'key' | 'servers' | 'messages'> & { address: string | undefined };

function toChannel(fields: Fields, { address, ...place }: ChannelPlace, root: Fields): Channel {
  return {
    ...place,
    title: textOf(fields['title']) ?? place.key,
    ...(address !== undefined && { address }),
    ...descriptionOf(fields),
    parameters: parametersOf(fields['parameters'], root),
    bindings: fieldsOf(fields['bindings'], root),
  };
}

type OperationPlace = Pick<Operation, 'key' | 'title' | 'action' | 'channel' | 'messages' | 'reply'> & { root: Fields };

function toOperation(fields: Fields, { root, ...place }: OperationPlace): Operation {
  return {
    ...place,
    ...descriptionOf(fields),
    security: securityOf(fields['security'], root),
    tags: listOf(fields['tags']).flatMap((tag) => tagOf(tag, root).map(({ name }) => name)),
    bindings: fieldsOf(fields['bindings'], root),
  };
}
