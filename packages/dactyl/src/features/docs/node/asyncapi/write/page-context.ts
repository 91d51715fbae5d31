/** What pages of a document share while they are written: their links, words and addresses. */
import type { BadgeKind, SidebarBadge } from '../../../../../shared/badge.js';
import { valueAt } from '../../reference/schema/schema-types.js';
import type { SchemaContext } from '../../reference/schema/write-schema.js';
import { createSlugs } from '../../reference/write-docs.js';
import type { Action, Asyncapi, Channel, Message, NamedSchema, Operation } from '../model/model.js';
import type { Texts } from '../texts.js';

/** Last parts of addresses, and names of files. */
export interface Slugs {
  channels: Map<Channel, string>;
  operations: Map<Operation, string>;
  messages: Map<Message, string>;
  schemas: Map<NamedSchema, string>;
}

/** All pages but the first stand in a folder of their kind, so links to others begin with `../`. */
export interface PageContext extends SchemaContext {
  model: Asyncapi;
  texts: Texts;
  slugs: Slugs;
}

export function createContext(model: Asyncapi, texts: Texts, options: { schemas: boolean }): PageContext {
  const schemas = options.schemas ? model.schemas : [];
  const slugs = {
    channels: slugsOf(model.channels, ({ key }) => key),
    operations: slugsOf(model.operations, ({ key }) => key),
    messages: slugsOf(model.messages, ({ key }) => key),
    schemas: slugsOf(schemas, ({ name }) => name),
  };
  // By the value: a schema may be reached from other files.
  const links = new Map(schemas.map((one) => [one.value, `../schemas/${slugs.schemas.get(one) ?? ''}.md`]));
  const linkTo = (reference: string) =>
    /^https?:/.test(reference) ? reference : links.get(valueAt(reference, model.root));
  return { model, texts, slugs, spec: model.root, linkTo };
}

function slugsOf<Value>(values: readonly Value[], nameOf: (value: Value) => string): Map<Value, string> {
  const takeSlug = createSlugs();
  return new Map(values.map((value) => [value, takeSlug(nameOf(value))]));
}

export function channelLink(channel: Channel, { slugs }: PageContext): string {
  return `../channels/${slugs.channels.get(channel) ?? ''}.md`;
}

export function operationLink(operation: Operation, { slugs }: PageContext): string {
  return `../operations/${slugs.operations.get(operation) ?? ''}.md`;
}

export function messageLink(message: Message, { slugs }: PageContext): string {
  return `../messages/${slugs.messages.get(message) ?? ''}.md`;
}

const KINDS: Record<Action, BadgeKind> = { send: 'tip', receive: 'info' };

export function actionBadge(action: Action, texts: Texts): Required<SidebarBadge> {
  return { text: texts.actions[action], kind: KINDS[action] };
}
