/** The pages of a document → docs and a sidebar. */
import { followAnchors, operationAnchor, tagAnchor } from './anchors.js';
import { collectPages, type OperationPage, type SpecPages } from './collect-pages.js';
import { code, plain, prose, row } from '../reference/escape-text.js';
import { schemaDoc } from '../reference/schema/schema-doc.js';
import { pointerKeys } from '../reference/schema/schema-types.js';
import { docOf, firstLine, type DocsPlace, type GeneratedDoc, type GeneratedDocs } from '../reference/write-docs.js';
import { methodBadge } from './method-badge.js';
import type { SpecOptions } from './options.js';
import type { OperationContext } from './operation-context.js';
import type { Spec } from './spec-types.js';
import type { Texts } from './texts.js';
import type { TryItScripts } from './try-it.js';
import { operationMarkdown, specOverview } from './write-operation.js';

export interface SpecInput {
  spec: Spec;
  options: Pick<SpecOptions, 'id' | 'schemas'>;
  /** Address of the first page, below that of the docs. */
  slug: string;
  texts: Texts;
  tryIt?: TryItScripts | undefined;
}

export function generateDocs({ spec, options, slug, texts, tryIt }: SpecInput): GeneratedDocs {
  const pages = collectPages(spec, options);
  const schemaSlugs = new Map(pages.schemas.map(({ name, slug: own }) => [name, own]));
  const context = (folder: string): OperationContext => ({
    spec,
    texts,
    tryIt,
    linkTo: (reference) => {
      const [kind, name = ''] = pointerKeys(reference).slice(-2);
      const found = kind === 'schemas' ? schemaSlugs.get(name) : undefined;
      return found === undefined ? undefined : `${folder}${found}.md`;
    },
  });
  const place = { id: options.id, slug };
  const ofOperations = context('./schemas/');
  const ofSchemas = context('./');
  const operations = [...pages.groups.flatMap((group) => group.operations), ...pages.webhooks];
  const docs = [
    overviewDoc(pages, { spec, texts, place }),
    ...operations.map((page) => operationDoc(page, ofOperations, place)),
    ...pages.schemas.map((page) => schemaDoc(page, ofSchemas, place)),
  ];
  const anchors = anchorsOf(pages);
  return {
    docs: docs.map((doc) => followAnchors(doc, anchors)),
    sidebar: sidebarOf(pages, { id: options.id, texts, title: spec.info.title }),
  };
}

function anchorsOf({ groups }: SpecPages): Map<string, string> {
  const tags = groups.flatMap(({ name }, index) =>
    name === undefined ? [] : [[tagAnchor(name), `index.md#${tagId(name, index)}`] as const],
  );
  const operations = groups.flatMap((group) =>
    group.operations.flatMap(({ operation, slug }) =>
      operation.operationId === undefined ? [] : [[operationAnchor(operation.operationId), `${slug}.md`] as const],
    ),
  );
  return new Map([...tags, ...operations]);
}

function overviewDoc(
  { groups, webhooks }: SpecPages,
  { spec, texts, place }: { spec: Spec; texts: Texts; place: DocsPlace },
): GeneratedDoc {
  const table = (operations: readonly OperationPage[], head: string) => [
    row([texts.operations, head]),
    row(['---', '---']),
    ...operations.map(({ title, slug, method, path: pathname }) =>
      row([`[${plain(title)}](./${slug}.md)`, code(`${method.toUpperCase()} ${pathname}`)]),
    ),
    '',
  ];
  const lists = groups.flatMap(({ name, description, operations }, index) => [
    `## ${plain(name ?? texts.other)} {#${tagId(name, index)}}`,
    '',
    ...(description ? [prose(description, 2), ''] : []),
    ...table(operations, texts.address),
  ]);
  const ofWebhooks =
    webhooks.length > 0 ? [`## ${texts.webhooks} {#webhooks}`, '', ...table(webhooks, texts.name)] : [];
  const front = {
    name: 'index',
    title: spec.info.title,
    label: texts.overview,
    description: firstLine(spec.info.description),
    slug: '',
  };
  return docOf(place, front, [...specOverview(spec, { texts }), ...lists, ...ofWebhooks]);
}

/** Links to it stay as they are in a translation. */
function tagId(name: string | undefined, index: number): string {
  return name !== undefined && /^[\w -]+$/.test(name)
    ? `tag-${name.toLowerCase().replaceAll(' ', '-')}`
    : `tag-${index + 1}`;
}

function operationDoc(page: OperationPage, context: OperationContext, place: DocsPlace): GeneratedDoc {
  const { title, slug, method, path: pathname, operation } = page;
  const description = firstLine(operation.description) || `${method.toUpperCase()} ${pathname}`;
  return docOf(place, { name: slug, title, label: title, description, slug }, operationMarkdown(page, context));
}

function sidebarOf(
  { groups, webhooks, schemas }: SpecPages,
  { id, texts, title }: { id: string; texts: Texts; title: string },
): unknown[] {
  const item = ({ slug, title: label, method }: OperationPage) => ({
    type: 'doc',
    id: `${id}/${slug}`,
    label,
    badge: methodBadge(method),
  });
  const tags = groups.map(({ name, operations }) => ({
    type: 'category',
    label: name ?? texts.other,
    collapsed: groups.length > 1,
    items: operations.map(item),
  }));
  const folded = (label: string, items: readonly unknown[]) =>
    items.length > 0 ? [{ type: 'category', label, collapsed: true, items }] : [];
  const ofSchemas = schemas.map(({ name, slug }) => ({ type: 'doc', id: `${id}/schemas/${slug}`, label: name }));
  return [
    { type: 'doc', id: `${id}/index`, label: title },
    ...tags,
    ...folded(texts.webhooks, webhooks.map(item)),
    ...folded(texts.schemas, ofSchemas),
  ];
}
