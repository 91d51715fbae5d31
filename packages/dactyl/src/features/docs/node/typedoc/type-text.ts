/** A type as TypeScript writes it. */
import type { Reflection, TypeOf } from './project-types.js';

export function typeText(type: TypeOf | undefined): string {
  if (type === undefined) return 'any';
  const write = WRITERS[type.type];
  return write ? write(type) : (type.name ?? type.type);
}

const list = (types: readonly TypeOf[] | undefined, between: string) => (types ?? []).map(typeText).join(between);

/** A type whose text would mean something else with what stands around it. */
function inBrackets(type: TypeOf | undefined): string {
  const text = typeText(type);
  const isOpen = /^(?:union|intersection|conditional|typeOperator)$/.test(type?.type ?? '') || text.includes('=>');
  return isOpen ? `(${text})` : text;
}

const WRITERS: Record<string, (type: TypeOf) => string> = {
  array: ({ elementType }) => `${inBrackets(elementType)}[]`,
  conditional: ({ checkType, extendsType, trueType, falseType }) =>
    `${typeText(checkType)} extends ${typeText(extendsType)} ? ${typeText(trueType)} : ${typeText(falseType)}`,
  indexedAccess: ({ objectType, indexType }) => `${inBrackets(objectType)}[${typeText(indexType)}]`,
  inferred: ({ name = '' }) => `infer ${name}`,
  intersection: ({ types }) => (types ?? []).map(inBrackets).join(' & '),
  literal: ({ value }) => (typeof value === 'object' && value !== null ? 'bigint' : JSON.stringify(value)),
  mapped: ({ parameter = '', parameterType, templateType }) =>
    `{ [${parameter} in ${typeText(parameterType)}]: ${typeText(templateType)} }`,
  namedTupleMember: ({ name = '', isOptional, element }) => `${name}${isOptional ? '?' : ''}: ${typeText(element)}`,
  optional: ({ elementType }) => `${inBrackets(elementType)}?`,
  predicate: ({ name = '', asserts, targetType }) =>
    `${asserts ? 'asserts ' : ''}${name}${targetType ? ` is ${typeText(targetType)}` : ''}`,
  query: ({ queryType }) => `typeof ${typeText(queryType)}`,
  reference: ({ name = '', typeArguments }) =>
    `${name}${typeArguments?.length ? `<${list(typeArguments, ', ')}>` : ''}`,
  reflection: ({ declaration }) => (declaration ? declarationText(declaration) : 'object'),
  rest: ({ elementType }) => `...${inBrackets(elementType)}`,
  templateLiteral: ({ head = '', tail = [] }) =>
    `\`${head}${tail.map(([type, text]) => `\${${typeText(type)}}${text}`).join('')}\``,
  tuple: ({ elements }) => `[${list(elements, ', ')}]`,
  // The cast: the target of an operator is a type.
  typeOperator: ({ operator = '', target }) => `${operator} ${inBrackets(target as TypeOf | undefined)}`,
  union: ({ types }) =>
    (types ?? []).map((one) => (typeText(one).includes('=>') ? inBrackets(one) : typeText(one))).join(' | '),
};

function declarationText({ signatures = [], children = [], indexSignatures = [] }: Reflection): string {
  const [only] = signatures;
  if (only && children.length === 0) return `${parametersText(only)} => ${typeText(only.type)}`;
  const fields = children.map((one) => {
    const [method] = one.signatures ?? [];
    const mark = one.flags?.isOptional ? '?' : '';
    return method
      ? `${one.name}${mark}${parametersText(method)}: ${typeText(method.type)}`
      : `${one.name}${mark}: ${typeText(one.type ?? one.getSignature?.type)}`;
  });
  const others = indexSignatures.map((one) => {
    const [key] = one.parameters ?? [];
    return `[${key?.name ?? 'key'}: ${typeText(key?.type)}]: ${typeText(one.type)}`;
  });
  const all = [...fields, ...others];
  return all.length === 0 ? '{}' : `{ ${all.join('; ')} }`;
}

/** `(id: string, first?: number)`, with type parameters in front. */
export function parametersText({ typeParameters, parameters = [] }: Reflection): string {
  const all = parameters.map(({ name, type, flags, defaultValue }) => {
    const isOptional = flags?.isOptional === true || defaultValue !== undefined;
    // Parameters that are taken apart have no name in code.
    const known = name === '__namedParameters' ? 'options' : name;
    return `${flags?.isRest ? '...' : ''}${known}${isOptional ? '?' : ''}: ${typeText(type)}`;
  });
  return `${typeParametersText(typeParameters)}(${all.join(', ')})`;
}

export function typeParametersText(all: readonly Reflection[] | undefined): string {
  if (!all?.length) return '';
  const each = all.map((one) => {
    const limit = one.type ? ` extends ${typeText(one.type)}` : '';
    return `${one.name}${limit}${one.default ? ` = ${typeText(one.default)}` : ''}`;
  });
  return `<${each.join(', ')}>`;
}
