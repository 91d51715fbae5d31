/** A document → its pages: what each shows, its address and its place in the sidebar. */
import type { NamedSchema } from '../reference/schema/schema-doc.js';
import { follow } from '../reference/schema/schema-types.js';
import { createSlugs } from '../reference/write-docs.js';
import { METHODS, type Operation, type Parameter, type PathItem, type ServerObject, type Spec } from './spec-types.js';

export interface OperationPage {
  /** Last part of its address, and of its file. */
  slug: string;
  title: string;
  method: string;
  /** As in the document, with `{name}`. */
  path: string;
  tag: string | undefined;
  operation: Operation;
  parameters: Parameter[];
  servers: readonly ServerObject[];
  /** Whether the API sends the request, and readers answer it. Its path is then a name. */
  isWebhook?: boolean;
}

export interface TagGroup {
  name: string | undefined;
  description?: string;
  operations: OperationPage[];
}

export interface SpecPages {
  /** In the order of the document's tags, then as operations name them; those without a tag are last. */
  groups: TagGroup[];
  webhooks: OperationPage[];
  schemas: NamedSchema[];
}

export function collectPages(spec: Spec, { schemas }: { schemas: boolean }): SpecPages {
  const takeSlug = createSlugs();
  const operations = Object.entries(spec.paths ?? {}).flatMap(([path, item]) =>
    operationsOf(path, item, { spec, takeSlug }),
  );
  const webhooks = Object.entries(spec.webhooks ?? {}).flatMap(([name, item]) =>
    operationsOf(name, item, { spec, takeSlug }).map((page) => ({ ...page, isWebhook: true })),
  );
  const named = [...(spec.tags ?? []).map(({ name }) => name), ...operations.flatMap(({ tag }) => tag ?? [])];
  const groups = [...new Set<string | undefined>([...named, undefined])].map((name) => {
    const description = spec.tags?.find((tag) => tag.name === name)?.description;
    return {
      name,
      ...(description !== undefined && { description }),
      operations: operations.filter(({ tag }) => tag === name),
    };
  });
  const takeSchemaSlug = createSlugs();
  const pages = Object.entries(spec.components?.schemas ?? {}).map(([name, schema]) => ({
    slug: takeSchemaSlug(name),
    name,
    schema,
  }));
  return { groups: groups.filter((group) => group.operations.length > 0), webhooks, schemas: schemas ? pages : [] };
}

function operationsOf(
  path: string,
  item: PathItem,
  { spec, takeSlug }: { spec: Spec; takeSlug: (name: string) => string },
): OperationPage[] {
  const found = follow(item, spec);
  return METHODS.flatMap((method) => {
    // The cast: it was validated.
    const operation = found[method] as Operation | undefined;
    if (!operation) return [];
    return {
      slug: takeSlug(operation.operationId ?? `${method} ${path}`),
      title: titleOf(operation, method, path),
      method,
      path,
      operation,
      tag: operation.tags?.[0],
      parameters: mergeParameters([...(found.parameters ?? []), ...(operation.parameters ?? [])], spec),
      servers: operation.servers ?? found.servers ?? spec.servers ?? [],
    };
  });
}

function titleOf({ summary, operationId }: Operation, method: string, path: string): string {
  const title = (summary && plainLine(summary)) || operationId;
  return title ? title.replace(/\.$/, '') : `${method.toUpperCase()} ${path}`;
}

/** A summary is no Markdown for the specification, but has links and code in some documents. A heading leads nowhere, and a line of a sidebar is one line. */
function plainLine(summary: string): string {
  return summary
    .replaceAll(/\[([^\][]+)\]\((?:\/|#|https?:)[^()\s]*\)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Those of the operation replace those of its path. */
function mergeParameters(all: readonly Parameter[], spec: Spec): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const each of all) {
    const parameter = follow(each, spec);
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}
