/** A schema → its pages: what each shows, its address and its group. */
import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { createSlugs } from '../reference/write-docs.js';
import type { GraphqlPackage, ReadSchema } from './read-schema.js';
import type { Texts } from './texts.js';

export type AnyField = GraphQLField<unknown, unknown>;

export interface OperationPage {
  slug: string;
  kind: 'query' | 'mutation' | 'subscription';
  field: AnyField;
}

export interface TypePage {
  slug: string;
  type: GraphQLNamedType;
}

export type Page = OperationPage | TypePage;

export interface PageGroup {
  /** Its name is that text. */
  name: keyof Texts;
  pages: Page[];
}

/** In the order in which readers look for them; groups without pages are left out. */
export function schemaPages({ schema, graphql }: ReadSchema): PageGroup[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const [query, mutation, subscription] = roots;
  const operations = (name: keyof Texts, kind: OperationPage['kind'], root: typeof query): PageGroup => {
    const takeSlug = createSlugs();
    const fields = Object.values(root?.getFields() ?? {});
    return { name, pages: fields.map((field) => ({ slug: `${name}/${takeSlug(field.name)}`, kind, field })) };
  };
  const groups = [
    operations('queries', 'query', query),
    operations('mutations', 'mutation', mutation),
    operations('subscriptions', 'subscription', subscription),
    ...typeGroups(schema, graphql, new Set<unknown>(roots)),
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}

function typeGroups(schema: GraphQLSchema, graphql: GraphqlPackage, roots: ReadonlySet<unknown>): PageGroup[] {
  const takeSlug = createSlugs();
  const shown = Object.values(schema.getTypeMap())
    .filter((type) => !roots.has(type) && !graphql.isIntrospectionType(type) && !graphql.isSpecifiedScalarType(type))
    .map((type) => ({ slug: `types/${takeSlug(type.name)}`, type }));
  const group = (name: keyof Texts, is: (type: GraphQLNamedType) => boolean): PageGroup => ({
    name,
    pages: shown.filter(({ type }) => is(type)),
  });
  return [
    group('objects', graphql.isObjectType),
    group('interfaces', graphql.isInterfaceType),
    group('unions', graphql.isUnionType),
    group('inputs', graphql.isInputObjectType),
    group('enums', graphql.isEnumType),
    group('scalars', (type) => graphql.isLeafType(type) && !graphql.isEnumType(type)),
  ];
}

export function nameOf(page: Page): string {
  return 'field' in page ? page.field.name : page.type.name;
}

/** Type → pages of what has it: as the type of a field or of an argument. */
export function findUses(groups: readonly PageGroup[], graphql: GraphqlPackage): Map<string, Page[]> {
  const uses = new Map<string, Set<Page>>();
  for (const page of groups.flatMap(({ pages }) => pages))
    for (const { name } of typesIn(page, graphql)) uses.set(name, (uses.get(name) ?? new Set()).add(page));
  return new Map([...uses].map(([name, pages]) => [name, [...pages]]));
}

function typesIn(page: Page, graphql: GraphqlPackage): GraphQLNamedType[] {
  const ofField = ({ type, args }: AnyField) =>
    [type, ...args.map((one) => one.type)].map((one) => graphql.getNamedType(one));
  if ('field' in page) return ofField(page.field);
  const { type } = page;
  if (graphql.isObjectType(type) || graphql.isInterfaceType(type))
    return Object.values(type.getFields()).flatMap(ofField);
  if (graphql.isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => graphql.getNamedType(field.type));
  return graphql.isUnionType(type) ? [...type.getTypes()] : [];
}
