/** An operation as somebody would send it: with a variable for each argument that is required, and the plain fields of the answer. */
import type { GraphQLInputType, GraphQLNamedType, GraphQLType } from 'graphql';
import type { GraphqlPackage } from './read-schema.js';
import type { AnyField, OperationPage } from './schema-pages.js';

/** How many objects stand in each other. */
const DEEPEST = 2;
/** A union has no fields of its own, and a list of all would be long. */
const MOST_VARIANTS = 3;

export interface OperationExample {
  query: string;
  variables: Record<string, unknown>;
}

export function exampleOf({ kind, field }: OperationPage, graphql: GraphqlPackage): OperationExample {
  const sent = field.args.filter(graphql.isRequiredArgument);
  const head = sent.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = sent.map(({ name }) => `${name}: $${name}`).join(', ');
  const title = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  return {
    query: [
      `${kind} ${title}${head === '' ? '' : `(${head})`} {`,
      `  ${field.name}${passed === '' ? '' : `(${passed})`}${selection(field.type, graphql, 1)}`,
      '}',
    ].join('\n'),
    variables: Object.fromEntries(sent.map(({ name, type }) => [name, sampleOf(type, graphql, [])])),
  };
}

function selection(given: GraphQLType, graphql: GraphqlPackage, depth: number): string {
  const type = graphql.getNamedType(given);
  const lines = selectedLines(type, graphql, depth);
  if (lines.length === 0) return '';
  const indent = '  '.repeat(depth);
  return ` {\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

function selectedLines(type: GraphQLNamedType, graphql: GraphqlPackage, depth: number): string[] {
  if (graphql.isUnionType(type))
    return type
      .getTypes()
      .slice(0, MOST_VARIANTS)
      .map((one) => `... on ${one.name}${selection(one, graphql, depth + 1)}`);
  if (!graphql.isObjectType(type) && !graphql.isInterfaceType(type)) return [];
  const fields: AnyField[] = Object.values(type.getFields());
  const shown = fields.filter(
    ({ args, deprecationReason }) => !args.some(graphql.isRequiredArgument) && !deprecationReason,
  );
  const lines = shown.flatMap((field) => {
    if (graphql.isLeafType(graphql.getNamedType(field.type))) return [field.name];
    const inside = depth < DEEPEST ? selection(field.type, graphql, depth + 1) : '';
    return inside === '' ? [] : [`${field.name}${inside}`];
  });
  // An object must have a selection.
  return lines.length > 0 ? lines : ['__typename'];
}

const OF_SCALAR: Record<string, unknown> = { Int: 1, Float: 1.5, Boolean: true, ID: '1' };

function sampleOf(given: GraphQLInputType, graphql: GraphqlPackage, trail: readonly string[]): unknown {
  const type = graphql.getNamedType(given);
  const value = sampleOfNamed(type, graphql, trail);
  return String(given).startsWith('[') ? [value] : value;
}

function sampleOfNamed(type: GraphQLNamedType, graphql: GraphqlPackage, trail: readonly string[]): unknown {
  if (graphql.isEnumType(type)) return type.getValues()[0]?.name;
  if (!graphql.isInputObjectType(type)) return OF_SCALAR[type.name] ?? 'text';
  if (trail.includes(type.name)) return null;
  const needed = Object.values(type.getFields()).filter(({ type: own }) => String(own).endsWith('!'));
  const own = [...trail, type.name];
  return Object.fromEntries(needed.map((field) => [field.name, sampleOf(field.type, graphql, own)]));
}
