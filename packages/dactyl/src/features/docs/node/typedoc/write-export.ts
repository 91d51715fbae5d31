/** The page of an export, as Markdown: code, members and what comments say. */
import { code, fence, inline, plain, row } from '../reference/escape-text.js';
import { KIND, type Reflection, type TypeOf } from './project-types.js';
import type { Texts } from './texts.js';
import { parametersText, typeParametersText, typeText } from './type-text.js';
import { closingLines, openingLines, summaryOf, tagOf, type Links } from './write-comment.js';

export interface Context {
  texts: Texts;
  links: Links;
}

/** As in code. */
export const KIND_NAMES: Record<number, string> = {
  [KIND.class]: 'class',
  [KIND.interface]: 'interface',
  [KIND.type]: 'type',
  [KIND.enum]: 'enum',
  [KIND.function]: 'function',
  [KIND.variable]: 'const',
};

export function exportLines(reflection: Reflection, context: Context): string[] {
  return [
    // Functions are described at their signatures.
    ...(reflection.kind === KIND.function ? [] : commentLines(reflection, context)),
    ...contentLines(reflection, context),
    ...sourceLines(reflection, context),
  ];
}

function commentLines({ comment }: Reflection, context: Context): string[] {
  return [...openingLines(comment, context), ...closingLines(comment, context)];
}

function contentLines(reflection: Reflection, context: Context): string[] {
  const { name, kind, type, typeParameters, defaultValue } = reflection;
  const { texts } = context;
  if (kind === KIND.function)
    return (reflection.signatures ?? []).flatMap((one) => signatureLines(one, `function ${name}`, context));
  if (kind === KIND.enum) return enumLines(reflection, context);
  if (kind === KIND.variable)
    return fence('ts', `const ${name}: ${typeText(type)}${isShort(defaultValue) ? ` = ${defaultValue}` : ''}`).concat(
      '',
    );
  if (kind === KIND.type)
    return [
      ...fence('ts', `type ${name}${typeParametersText(typeParameters)} = ${typeText(type)}`),
      '',
      ...propertyTable(type?.declaration?.children ?? [], `## ${texts.properties} {#properties}`, context),
    ];
  return membersOf(reflection, context);
}

/** TypeDoc writes `...` for a value that is long. */
function isShort(value: string | undefined): value is string {
  return value !== undefined && value !== '...';
}

function enumLines({ children = [] }: Reflection, { texts, links }: Context): string[] {
  const rows = children.map(({ name, type, comment }) =>
    row([code(name), code(typeText(type)), inline(summaryOf(comment, links))]),
  );
  return [
    `## ${texts.values} {#values}`,
    '',
    row([texts.name, texts.type, texts.description]),
    row(['---', '---', '---']),
    ...rows,
    '',
  ];
}

function membersOf(
  { name, kind, typeParameters, extendedTypes, implementedTypes, children = [] }: Reflection,
  context: Context,
): string[] {
  const { texts } = context;
  const shown = children.filter(({ flags }) => !flags?.isPrivate && !flags?.isExternal);
  const of = (...kinds: number[]) => shown.filter((one) => kinds.includes(one.kind));
  const types = (title: string, all: readonly TypeOf[] = []) =>
    all.length > 0 ? [`${title}: ${all.map((one) => linkedType(one, context)).join(', ')}`, ''] : [];
  const head = typeParameters?.length
    ? [...fence('ts', `${KIND_NAMES[kind] ?? ''} ${name}${typeParametersText(typeParameters)}`), '']
    : [];
  const made = of(KIND.constructor).flatMap((one) => one.signatures ?? []);
  const methods = of(KIND.method);
  const takeId = createIds();
  return [
    ...head,
    ...types(texts.extending, extendedTypes),
    ...types(texts.implementing, implementedTypes),
    ...(made.length > 0 ? [`## ${texts.constructor_} {#constructor}`, ''] : []),
    ...made.flatMap((one) => signatureLines(one, `new ${name}`, context)),
    ...propertyTable(of(KIND.property, KIND.accessor), `## ${texts.properties} {#properties}`, context),
    ...(methods.length > 0 ? [`## ${texts.methods} {#methods}`, ''] : []),
    ...methods.flatMap((one) => [
      `### ${plain(one.name)} {#${takeId(one.name)}}`,
      '',
      ...(one.signatures ?? []).flatMap((signature) =>
        signatureLines(signature, `${one.flags?.isStatic ? 'static ' : ''}${one.name}`, context),
      ),
    ]),
  ];
}

/** Beside those of the headings of the page. */
function createIds(): (name: string) => string {
  const taken = new Set(['constructor', 'properties', 'methods', 'source']);
  return (name) => {
    const base =
      name
        .toLowerCase()
        .replaceAll(/[^\w-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '') || 'method';
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}

function signatureLines(signature: Reflection, before: string, context: Context): string[] {
  const { comment, type, parameters = [] } = signature;
  const { texts, links } = context;
  const isMade = before.startsWith('new ');
  const returns = tagOf(comment, '@returns', links);
  const rows = parameters.map((one) => {
    const isOptional = one.flags?.isOptional === true || one.defaultValue !== undefined;
    const facts = isShort(one.defaultValue) ? `${texts.defaultValue}: ${code(one.defaultValue)}` : '';
    const description = [inline(summaryOf(one.comment, links)), facts].filter(Boolean).join('<br/>');
    return row([
      code(one.name),
      `${linkedType(one.type, context)}${isOptional ? `, ${texts.optional}` : ''}`,
      description,
    ]);
  });
  return [
    ...fence('ts', `${before}${parametersText(signature)}${isMade ? '' : `: ${typeText(type)}`}`),
    '',
    ...openingLines(comment, context),
    ...(rows.length > 0
      ? [row([texts.parameters, texts.type, texts.description]), row(['---', '---', '---']), ...rows, '']
      : []),
    ...(isMade
      ? []
      : [`**${texts.returns}**: ${linkedType(type, context)}${returns ? `: ${inline(returns)}` : ''}`, '']),
    ...closingLines(comment, context),
  ];
}

function propertyTable(members: readonly Reflection[], heading: string, context: Context): string[] {
  if (members.length === 0) return [];
  const { texts, links } = context;
  const rows = members.map((one) => {
    const comment = one.comment ?? one.getSignature?.comment ?? one.signatures?.[0]?.comment;
    const own: TypeOf | undefined =
      one.type ??
      one.getSignature?.type ??
      (one.signatures ? { type: 'reflection', declaration: { ...one, children: [] } } : undefined);
    const marks = one.flags?.isOptional ? `, ${texts.optional}` : '';
    const facts = isShort(one.defaultValue) ? `${texts.defaultValue}: ${code(one.defaultValue)}` : '';
    const deprecated = tagOf(comment, '@deprecated', links);
    const description = [
      ...(deprecated === undefined ? [] : [`**${texts.deprecated}**: ${inline(deprecated)}`]),
      inline(summaryOf(comment, links)),
      facts,
    ];
    return row([code(one.name), `${linkedType(own, context)}${marks}`, description.filter(Boolean).join('<br/>')]);
  });
  return [heading, '', row([texts.name, texts.type, texts.description]), row(['---', '---', '---']), ...rows, ''];
}

/** A type with links: at names, lists of one, and variants; behind any other type that has names in it. */
function linkedType(type: TypeOf | undefined, context: Context): string {
  if (type?.type === 'union' && type.types) return type.types.map((one) => linkedType(one, context)).join(' | ');
  if (type?.type === 'array' && type.elementType?.type === 'reference')
    return `${linkedType(type.elementType, context)}[]`;
  const { linkTo } = context.links;
  const text = code(typeText(type));
  const address = type?.type === 'reference' && typeof type.target === 'number' ? linkTo(type.target) : undefined;
  if (address !== undefined) return `[${text}](${address})`;
  const inside = [...namesIn(type)].flatMap(([name, id]) => {
    const found = linkTo(id);
    return found === undefined ? [] : [`[${code(name)}](${found})`];
  });
  return inside.length === 0 ? text : `${text} (${inside.join(', ')})`;
}

/** Name → id of what a type refers to, wherever it does. */
function namesIn(value: unknown, found = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return found;
  const { type, name, target } = value as Partial<TypeOf>; // any object may lack these
  if (type === 'reference' && typeof name === 'string' && typeof target === 'number') found.set(name, target);
  for (const inside of Object.values(value)) namesIn(inside, found);
  return found;
}

function sourceLines({ sources = [], signatures }: Reflection, { texts }: Context): string[] {
  const [place] = sources.length > 0 ? sources : (signatures?.[0]?.sources ?? []);
  if (!place?.url) return [];
  return [`${texts.source}: [${code(`${place.fileName}:${place.line}`)}](${place.url})`, ''];
}
