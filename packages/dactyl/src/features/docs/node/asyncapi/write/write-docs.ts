/** What a document says → docs and a sidebar. */
import { code } from '../../reference/escape-text.js';
import { schemaDoc } from '../../reference/schema/schema-doc.js';
import { docOf, type DocsPlace, firstLine, type GeneratedDoc, type GeneratedDocs } from '../../reference/write-docs.js';
import type { Asyncapi, NamedSchema } from '../model/model.js';
import type { DocumentOptions } from '../options.js';
import type { Texts } from '../texts.js';
import { groupOperations, type OperationGroup } from './operation-groups.js';
import { actionBadge, createContext, type PageContext } from './page-context.js';
import { overviewMarkdown } from './write-overview.js';
import { channelMarkdown, messageMarkdown, operationMarkdown } from './write-pages.js';
import { payloadLines } from './write-parts.js';

export interface ModelInput {
  model: Asyncapi;
  options: Pick<DocumentOptions, 'id' | 'schemas' | 'sidebar'>;
  /** Address of the first page, below that of the docs. */
  slug: string;
  texts: Texts;
}

export function generateDocs({ model, options, slug, texts }: ModelInput): GeneratedDocs {
  const context = createContext(model, texts, options);
  const groups = groupOperations(model, options.sidebar, texts);
  const place = { id: options.id, slug };
  const overview = {
    name: 'index',
    title: model.title,
    label: texts.overview,
    description: firstLine(model.description),
    slug: '',
  };
  return {
    docs: [docOf(place, overview, overviewMarkdown(groups, context)), ...pagesOf(context, place)],
    sidebar: sidebarOf(groups, options, context),
  };
}

function pagesOf(context: PageContext, place: DocsPlace): GeneratedDoc[] {
  const { slugs } = context;
  const page = (name: string, { title, description }: PageHead, lines: readonly string[]) =>
    docOf(place, { name, title, label: title, description, slug: name }, lines);
  return [
    ...Array.from(slugs.channels, ([channel, slug]) => {
      const description = firstLine(channel.description) || (channel.address ?? channel.title);
      return page(`channels/${slug}`, { title: channel.title, description }, channelMarkdown(channel, context));
    }),
    ...Array.from(slugs.operations, ([operation, slug]) => {
      const { title, action, channel } = operation;
      const description = firstLine(operation.description) || `${action} ${channel.address ?? channel.title}`;
      return page(`operations/${slug}`, { title, description }, operationMarkdown(operation, context));
    }),
    ...Array.from(slugs.messages, ([message, slug]) => {
      const { title } = message;
      const description = firstLine(message.description) || `${context.texts.message} ${title}`;
      return page(`messages/${slug}`, { title, description }, messageMarkdown(message, context));
    }),
    ...Array.from(slugs.schemas, ([schema, slug]) => schemaPage(schema, slug, { context, place, page })),
  ];
}

interface PageHead {
  title: string;
  description: string;
}

interface SchemaPlace {
  context: PageContext;
  place: DocsPlace;
  page: (name: string, head: PageHead, lines: readonly string[]) => GeneratedDoc;
}

/** What is no JSON schema is shown as it is written. */
function schemaPage({ name, schema }: NamedSchema, slug: string, { context, place, page }: SchemaPlace): GeneratedDoc {
  if (schema.kind === 'json') return schemaDoc({ name, slug, schema: schema.schema }, context, place);
  const head = { title: name, description: `${context.texts.schema} ${name}` };
  return page(`schemas/${slug}`, head, [`# ${code(name)}`, '', ...payloadLines(schema, context)]);
}

function sidebarOf(
  groups: readonly OperationGroup[],
  { id, sidebar }: ModelInput['options'],
  { model, texts, slugs }: PageContext,
): unknown[] {
  const doc = (folder: string, slug: string | undefined, label: string) => ({
    type: 'doc',
    id: `${id}/${folder}/${slug ?? ''}`,
    label,
  });
  const folded = (label: string, items: readonly unknown[]) =>
    items.length > 0 ? [{ type: 'category', label, collapsed: true, items }] : [];
  const channels = Array.from(slugs.channels, ([channel, slug]) => doc('channels', slug, channel.title));
  const ofGroups = groups.map(({ name, channel, operations }) => {
    const items = operations.map((operation) => ({
      ...doc('operations', slugs.operations.get(operation), operation.title),
      badge: actionBadge(operation.action, texts),
    }));
    const link = channel && doc('channels', slugs.channels.get(channel), name);
    if (link && items.length === 0) return link;
    const { label: _, ...target } = link ?? { label: '' };
    return { type: 'category', label: name, ...(link && { link: target }), collapsed: groups.length > 1, items };
  });
  return [
    { type: 'doc', id: `${id}/index`, label: model.title },
    ...ofGroups,
    ...(sidebar === 'tags' ? folded(texts.channels, channels) : []),
    ...folded(
      texts.messages,
      Array.from(slugs.messages, ([message, slug]) => doc('messages', slug, message.title)),
    ),
    ...folded(
      texts.schemas,
      Array.from(slugs.schemas, ([{ name }, slug]) => doc('schemas', slug, name)),
    ),
  ];
}
