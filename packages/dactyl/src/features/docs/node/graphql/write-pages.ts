/** The pages of a schema → docs and a sidebar. */
import type { GraphQLArgument, GraphQLInputField, GraphQLType } from 'graphql';
import { code, fence, inline, plain, prose, row } from '../reference/escape-text.js';
import { docOf, firstLine, type DocsPlace, type GeneratedDoc, type GeneratedDocs } from '../reference/write-docs.js';
import { exampleOf } from './example.js';
import type { SchemaOptions } from './options.js';
import type { ReadSchema } from './read-schema.js';
import {
  findUses,
  nameOf,
  schemaPages,
  type AnyField,
  type OperationPage,
  type Page,
  type PageGroup,
  type TypePage,
} from './schema-pages.js';
import type { Texts } from './texts.js';

export interface SchemaInput extends ReadSchema {
  options: Pick<SchemaOptions, 'id' | 'title'>;
  slug: string;
  texts: Texts;
}

interface Context extends ReadSchema {
  texts: Texts;
  slugs: ReadonlyMap<string, string>;
  uses: ReadonlyMap<string, readonly Page[]>;
}

export function generateDocs({ options, slug, texts, ...read }: SchemaInput): GeneratedDocs {
  const groups = schemaPages(read);
  const types = groups.flatMap(({ pages }) => pages).filter((page) => 'type' in page);
  const context: Context = {
    ...read,
    texts,
    slugs: new Map(types.map(({ type, slug: own }) => [type.name, own])),
    uses: findUses(groups, read.graphql),
  };
  const place = { id: options.id, slug };
  return {
    docs: [
      overviewDoc(groups, { title: options.title, context, place }),
      ...groups.flatMap(({ pages }) => pages.map((page) => pageDoc(page, context, place))),
    ],
    sidebar: [
      { type: 'doc', id: `${options.id}/index`, label: options.title },
      ...groups.map(({ name, pages }) => ({
        type: 'category',
        label: texts[name],
        collapsed: pages.some((page) => 'type' in page),
        items: pages.map((page) => ({ type: 'doc', id: `${options.id}/${page.slug}`, label: nameOf(page) })),
      })),
    ],
  };
}

interface OverviewInput {
  title: string;
  context: Context;
  place: DocsPlace;
}

function overviewDoc(groups: readonly PageGroup[], { title, context, place }: OverviewInput): GeneratedDoc {
  const { schema, texts, graphql } = context;
  const lists = groups.flatMap(({ name, pages }) => [
    `## ${texts[name]} {#${name}}`,
    '',
    row([texts.name, texts.description]),
    row(['---', '---']),
    ...pages.map((page) => row([`[${code(nameOf(page))}](./${page.slug}.md)`, inline(descriptionOf(page))])),
    '',
  ]);
  const directives = schema.getDirectives().filter((one) => !graphql.isSpecifiedDirective(one));
  const ofDirectives = directives.flatMap(({ name, description, args, locations }) => [
    `### ${code(`@${name}`)} {#directive-${name.toLowerCase()}}`,
    '',
    ...(description ? [prose(description, 3), ''] : []),
    locations.map(code).join(', '),
    '',
    ...inputTable(args, '.', context),
  ]);
  const front = {
    name: 'index',
    title,
    label: texts.overview,
    description: firstLine(schema.description ?? ''),
    slug: '',
  };
  return docOf(place, front, [
    `# ${plain(title)}`,
    '',
    ...(schema.description ? [prose(schema.description, 1), ''] : []),
    ...lists,
    ...(directives.length > 0 ? [`## ${texts.directives} {#directives}`, '', ...ofDirectives] : []),
  ]);
}

function descriptionOf(page: Page): string {
  return ('field' in page ? page.field.description : page.type.description) ?? '';
}

function pageDoc(page: Page, context: Context, place: DocsPlace): GeneratedDoc {
  const name = nameOf(page);
  const kind = 'field' in page ? page.kind : kindOf(page, context);
  const front = {
    name: page.slug,
    title: name,
    label: name,
    description: firstLine(descriptionOf(page)) || `${kind} ${name}`,
    slug: page.slug,
  };
  const lines = 'field' in page ? operationLines(page, context) : typeLines(page, context);
  const description = descriptionOf(page);
  return docOf(place, front, [
    `# ${plain(name)}`,
    '',
    code(kind),
    '',
    ...(description === '' ? [] : [prose(description, 2), '']),
    ...lines,
  ]);
}

/** As in type definitions. */
function kindOf({ type }: TypePage, { graphql }: Context): string {
  if (graphql.isInterfaceType(type)) return 'interface';
  if (graphql.isUnionType(type)) return 'union';
  if (graphql.isInputObjectType(type)) return 'input';
  if (graphql.isEnumType(type)) return 'enum';
  return graphql.isObjectType(type) ? 'type' : 'scalar';
}

function operationLines(page: OperationPage, context: Context): string[] {
  const { texts } = context;
  const { args, type, deprecationReason } = page.field;
  const { query, variables } = exampleOf(page, context.graphql);
  return [
    ...deprecation(deprecationReason, texts),
    ...(args.length > 0 ? [`## ${texts.arguments} {#arguments}`, '', ...inputTable(args, '..', context)] : []),
    `## ${texts.returns} {#returns}`,
    '',
    typeText(type, '..', context),
    '',
    `## ${texts.example} {#example}`,
    '',
    ...fence('graphql', query),
    '',
    ...(Object.keys(variables).length > 0
      ? [`${texts.variables}:`, '', ...fence('json', JSON.stringify(variables, null, 2)), '']
      : []),
  ];
}

function deprecation(reason: string | null | undefined, texts: Texts): string[] {
  if (reason === undefined || reason === null) return [];
  return [`:::warning[${texts.deprecated}]`, '', prose(reason, 2), '', ':::', ''];
}

function typeLines({ type, slug }: TypePage, context: Context): string[] {
  const { texts, graphql, schema, uses } = context;
  const link = (name: string) => typeText(name, '..', context);
  const lines: string[] = [];
  const list = (title: string, id: string, items: readonly string[]) => {
    if (items.length > 0) lines.push(`## ${title} {#${id}}`, '', ...items.map((item) => `- ${item}`), '');
  };
  if (graphql.isObjectType(type) || graphql.isInterfaceType(type)) {
    list(
      texts.fields,
      'fields',
      Object.values(type.getFields()).map((field) => fieldItem(field, context)),
    );
    list(
      texts.implementing,
      'implements',
      type.getInterfaces().map(({ name }) => link(name)),
    );
  }
  if (graphql.isInterfaceType(type))
    list(
      texts.implementedBy,
      'implemented-by',
      schema.getPossibleTypes(type).map(({ name }) => link(name)),
    );
  if (graphql.isInputObjectType(type))
    lines.push(`## ${texts.fields} {#fields}`, '', ...inputTable(Object.values(type.getFields()), '..', context));
  if (graphql.isUnionType(type))
    list(
      texts.members,
      'members',
      type.getTypes().map(({ name }) => link(name)),
    );
  if (graphql.isEnumType(type))
    list(
      texts.values,
      'values',
      type.getValues().map((value) => `${code(value.name)}${notes(value, texts)}`),
    );
  const users = (uses.get(type.name) ?? []).filter((page) => page.slug !== slug);
  list(
    texts.usedBy,
    'used-by',
    users.map((page) => `[${code(nameOf(page))}](../${page.slug}.md)`),
  );
  return lines;
}

function fieldItem(field: AnyField, context: Context): string {
  const args = field.args.map(({ name, type }) => `${code(name)} ${typeText(type, '..', context)}`).join(', ');
  const head = `${code(field.name)} ${typeText(field.type, '..', context)}`;
  return `${head}${notes(field, context.texts)}${args === '' ? '' : `  \n  ${context.texts.arguments}: ${args}`}`;
}

interface Described {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

/** What stands behind the name of a field or a value. */
function notes({ description, deprecationReason }: Described, texts: Texts): string {
  const deprecated = deprecationReason ? `, **${texts.deprecated}**: ${inline(deprecationReason)}` : '';
  return `${deprecated}${description ? `  \n  ${inline(description)}` : ''}`;
}

type Input = GraphQLArgument | GraphQLInputField;

function inputTable(inputs: readonly Input[], up: string, context: Context): string[] {
  const { texts, graphql } = context;
  if (inputs.length === 0) return [];
  const rows = inputs.map((input) => {
    const needed = graphql.isRequiredArgument(input as GraphQLArgument) ? `, **${texts.required}**` : ''; // it reads what both have
    const written = input.defaultValue === undefined ? null : graphql.astFromValue(input.defaultValue, input.type);
    const facts = written ? `${texts.defaultValue}: ${code(graphql.print(written))}` : '';
    const deprecated = input.deprecationReason ? `**${texts.deprecated}**: ${inline(input.deprecationReason)}` : '';
    const description = [inline(input.description ?? ''), facts, deprecated].filter(Boolean).join('<br/>');
    return row([code(input.name), `${typeText(input.type, up, context)}${needed}`, description]);
  });
  return [row([texts.name, texts.type, texts.description]), row(['---', '---', '---']), ...rows, ''];
}

/** A type as it is written, with its name as a link: `[Post!]!`. */
function typeText(type: GraphQLType | string, up: string, { slugs }: Context): string {
  const written = String(type);
  const name = written.replaceAll(/[[\]!]/g, '');
  const slug = slugs.get(name);
  const [before = '', after = ''] = written.split(name);
  const text = `${before.replaceAll('[', String.raw`\[`)}${code(name)}${after.replaceAll(']', String.raw`\]`)}`;
  if (slug === undefined) return text;
  return text.replace(code(name), `[${code(name)}](${up}/${slug}.md)`);
}
