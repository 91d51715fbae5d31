/** A file → a GraphQL schema: type definitions, or the answer to an introspection query. Mistakes are told with their place. */
import { readFileSync } from 'node:fs';
import type * as GraphQL from 'graphql';
import { loadOptional } from '../../../../node/base/load-optional.js';
import { parseJson } from '../../../../node/base/parse-json.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';

/** What of the package pages need: its types are told apart by its functions. */
export type GraphqlPackage = Pick<
  typeof GraphQL,
  | 'buildASTSchema'
  | 'buildClientSchema'
  | 'buildSchema'
  | 'getNamedType'
  | 'GraphQLError'
  | 'isEnumType'
  | 'isInputObjectType'
  | 'isInterfaceType'
  | 'isIntrospectionType'
  | 'isLeafType'
  | 'isObjectType'
  | 'isRequiredArgument'
  | 'isSpecifiedDirective'
  | 'isSpecifiedScalarType'
  | 'isUnionType'
  | 'astFromValue'
  | 'KnownTypeNamesRule'
  | 'parse'
  | 'print'
  | 'validate'
  | 'validateSchema'
>;

export interface ReadSchema {
  schema: GraphQL.GraphQLSchema;
  graphql: GraphqlPackage;
}

export async function readSchema({ file, siteDir }: { file: string; siteDir: string }): Promise<ReadSchema> {
  const text = readText(file);
  const graphql = await loadOptional<GraphqlPackage>('graphql', {
    from: siteDir,
    neededFor: 'dactyl/plugin-graphql',
    install: ['graphql'],
  });
  const schema = /^\s*\{/.test(text) ? fromIntrospection(text, file, graphql) : fromDefinitions(text, file, graphql);
  throwAll(graphql.validateSchema(schema).map((error) => placedError(error, file)));
  return { schema, graphql };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SiteError('The GraphQL schema cannot be read.', {
      file,
      hint: 'Correct "path" in the options of dactyl/plugin-graphql; it starts from the folder of the site.',
      cause: error,
    });
  }
}

function fromDefinitions(text: string, file: string, graphql: GraphqlPackage): GraphQL.GraphQLSchema {
  const { buildASTSchema, buildSchema, KnownTypeNamesRule, parse, validate } = graphql;
  try {
    const document = parse(text);
    // Building tells the names of unknown types without their place. Any schema will do: the types are those of the text.
    const unknown = validate(buildSchema('type Query { any: Int }'), document, [KnownTypeNamesRule]);
    throwAll(unknown.map((error) => placedError(error, file)));
    return buildASTSchema(document);
  } catch (error) {
    if (error instanceof graphql.GraphQLError) throw placedError(error, file);
    // What else the package throws, it has written for people: such as a type that is defined twice.
    if (error instanceof Error && error.constructor === Error) throw new SiteError(error.message, { file, hint: HINT });
    throw error;
  }
}

function fromIntrospection(text: string, file: string, graphql: GraphqlPackage): GraphQL.GraphQLSchema {
  const written = parseJson({ text, file, what: 'The GraphQL schema' });
  const data = isRecord(written) && isRecord(written['data']) ? written['data'] : written;
  if (!isRecord(data) || !isRecord(data['__schema']))
    throw new SiteError('The file is no GraphQL schema.', {
      file,
      hint: 'JSON must be the answer to an introspection query, with the field "__schema".',
    });
  try {
    // The cast: the package checks it.
    return graphql.buildClientSchema(data as unknown as GraphQL.IntrospectionQuery);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // What the package throws by itself is for people; a mistake of its code on half an answer is not.
    const isForPeople = error.constructor === Error || error instanceof graphql.GraphQLError;
    throw new SiteError(`The introspection is not complete${isForPeople ? `: ${error.message}` : '.'}`, {
      file,
      hint: 'Save the whole answer to the query that getIntrospectionQuery() of the package "graphql" writes.',
      ...(isForPeople && { cause: error }),
    });
  }
}

const HINT = 'The schema does not follow the specification: https://spec.graphql.org/';

function placedError(error: GraphQL.GraphQLError, file: string): SiteError {
  const [place] = error.locations ?? [];
  return new SiteError(error.message, { file, ...place, hint: HINT });
}
