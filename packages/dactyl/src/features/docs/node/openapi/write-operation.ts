/** The page of an operation, as Markdown. */
import type { OperationPage } from './collect-pages.js';
import { addressCode, code, fence, inline, plain, prose, row } from '../reference/escape-text.js';
import { exampleOf } from '../reference/schema/example.js';
import { methodBadge } from './method-badge.js';
import { samplesOf } from './samples.js';
import { follow, type MediaType } from '../reference/schema/schema-types.js';
import type { OperationContext } from './operation-context.js';
import type { Body, Parameter, SecurityScheme, Spec } from './spec-types.js';
import { serverUrl, toRequest } from './to-request.js';
import { tryItLines } from './try-it.js';
import { withoutNull } from '../reference/schema/merge-schema.js';
import { escapeHtml, factsOf, fieldLines, typeText } from '../reference/schema/write-schema.js';

export function operationMarkdown(page: OperationPage, context: OperationContext): string[] {
  const { operation, parameters, path, method, servers, title, isWebhook = false } = page;
  const { spec, texts, tryIt } = context;
  const { kind } = methodBadge(method);
  const badge = `<span class="dactyl-badge dactyl-badge--${kind}">${method.toUpperCase()}</span>`;
  const url = serverUrl(servers[0]);
  const shown = { context, first: firstPlaces(page, spec) };
  return [
    `# ${plain(title)}`,
    '',
    `${badge} ${addressCode(path)}`,
    '',
    ...(operation.deprecated ? [':::warning', '', texts.deprecatedNote, '', ':::', ''] : []),
    ...(operation.description ? [prose(operation.description, 2), ''] : []),
    ...(isWebhook ? [texts.webhookNote, ''] : []),
    ...(servers.length > 0 && !isWebhook ? [`${texts.address}: ${addressCode(url + path)}`, ''] : []),
    ...securityLines(page, context),
    ...parameterLines(parameters, context),
    ...(operation.requestBody ? bodyLines(follow(operation.requestBody, spec), { ...shown, place: BODY }) : []),
    ...responseLines(operation.responses ?? {}, shown),
    ...(isWebhook ? [] : sampleLines(page, context)),
    ...(tryIt && !isWebhook ? tryItLines(page, spec, { scripts: tryIt, texts }) : []),
  ];
}

/** Id of a heading below which schemas are shown. */
const BODY = 'body';
const placeOf = (status: string) => `response-${status.toLowerCase()}`;

interface Heading {
  id: string;
  /** The status of a response; absent for the request body. */
  status?: string;
}

/** Schema → the heading below which it comes first; further down the page links to it. */
function firstPlaces({ operation }: OperationPage, spec: Spec): Map<string, Heading> {
  const contents: [Heading, Body | undefined][] = [
    [{ id: BODY }, operation.requestBody],
    ...Object.entries(operation.responses ?? {}).map(([status, response]): [Heading, Body] => [
      { id: placeOf(status), status },
      response,
    ]),
  ];
  const places = contents.flatMap(([heading, written]) =>
    Object.values((written && follow(written, spec).content) ?? {}).flatMap((media) => {
      const key = sharedSchema(media);
      return key === undefined ? [] : [[key, heading] as const];
    }),
  );
  // The first of equal keys counts.
  return new Map(places.toReversed());
}

/** Name of the schema: its fields are said once for all that have it, examples of the document with each. */
function sharedSchema({ schema }: MediaType): string | undefined {
  return typeof schema === 'object' ? schema.$ref : undefined;
}

interface Shown {
  context: OperationContext;
  first: ReadonlyMap<string, Heading>;
}

function securityLines({ operation }: OperationPage, { spec, texts }: OperationContext): string[] {
  const security = operation.security ?? spec.security ?? [];
  const ways = security.map((way) => Object.keys(way).map(code).join(' + ')).filter((way) => way !== '');
  return ways.length === 0 ? [] : [`${texts.authentication}: ${texts.needs(ways.join(', '))}`, ''];
}

function parameterLines(parameters: readonly Parameter[], context: OperationContext): string[] {
  if (parameters.length === 0) return [];
  const { texts, spec } = context;
  const rows = parameters.map((parameter) => {
    const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? {};
    const found = typeof schema === 'boolean' ? {} : withoutNull(follow(schema, spec), spec);
    const marks = [
      ...(parameter.required ? [`**${texts.required}**`] : []),
      ...(parameter.deprecated ? [texts.deprecated] : []),
    ];
    const facts = factsOf(found, texts);
    const description = [inline(parameter.description ?? found.description ?? ''), facts].filter(Boolean).join('<br/>');
    return row([code(parameter.name), parameter.in, [typeText(schema, context), ...marks].join(', '), description]);
  });
  return [
    `## ${texts.parameters} {#parameters}`,
    '',
    row([texts.name, texts.place, texts.type, texts.description]),
    row(['---', '---', '---', '---']),
    ...rows,
    '',
  ];
}

function bodyLines(body: Body, shown: ShownAt): string[] {
  const { texts } = shown.context;
  return [
    `## ${texts.body} {#body}`,
    '',
    ...(body.description ? [prose(body.description, 2), ''] : []),
    ...mediaLines(body.content ?? {}, shown),
  ];
}

function responseLines(responses: Record<string, Body>, shown: Shown): string[] {
  const { texts, spec } = shown.context;
  const each = Object.entries(responses).flatMap(([status, written]) => {
    const response = follow(written, spec);
    const isError = /^[45]/.test(status);
    const media = mediaLines(response.content ?? {}, { ...shown, place: placeOf(status), isError });
    return [
      `### ${plain(status)} {#${placeOf(status)}}`,
      '',
      ...(response.description ? [prose(response.description, 3), ''] : []),
      ...(media.length > 0 || response.description ? media : [texts.noBody, '']),
    ];
  });
  return each.length === 0 ? [] : [`## ${texts.responses} {#responses}`, '', ...each];
}

interface ShownAt extends Shown {
  /** Id of the heading above. */
  place: string;
  /** Whether it says what went wrong. Most operations share these schemas: a link to their page will do. */
  isError?: boolean;
}

function mediaLines(content: Record<string, MediaType>, { context, first, place, isError = false }: ShownAt): string[] {
  return Object.entries(content).flatMap(([type, media]) => {
    const { schema } = media;
    const key = sharedSchema(media);
    const before = key === undefined ? undefined : first.get(key);
    const hasOwn = media.example !== undefined || media.examples !== undefined;
    const written = hasOwn ? exampleLines(type, media, context) : [];
    if (key !== undefined && isError && context.linkTo(key) !== undefined)
      return [`${code(type)}: ${typeText({ $ref: key }, context)}`, '', ...written];
    if (schema !== undefined && before !== undefined && before.id !== place) {
      const { texts } = context;
      const title = plain(before.status ?? texts.body);
      return [
        `${code(type)}: ${typeText(schema, context)}, ${texts.asIn(`[${title}](#${before.id})`)}`,
        '',
        ...written,
      ];
    }
    return hasOwn || key === undefined ? schemaLines(type, media, context) : [sharedText(key, type, context)];
  });
}

function schemaLines(type: string, media: MediaType, context: OperationContext): string[] {
  const { schema } = media;
  const lines = schema === undefined ? [] : fieldLines(schema, context);
  return [
    `${code(type)}${schema === undefined ? '' : `: ${typeText(schema, context)}`}`,
    '',
    ...(lines.length > 0 ? [...lines, ''] : []),
    ...exampleLines(type, media, context),
  ];
}

/** Of schemas that operations share: some hundred lines, the same on each of their pages. */
const shared = new WeakMap<OperationContext, Map<string, string>>();

function sharedText($ref: string, type: string, context: OperationContext): string {
  const known = shared.get(context) ?? new Map<string, string>();
  const key = `${type} ${$ref}`;
  const text = known.get(key) ?? schemaLines(type, { schema: { $ref } }, context).join('\n');
  shared.set(context, known.set(key, text));
  return text;
}

function exampleLines(type: string, media: MediaType, { spec, texts }: OperationContext): string[] {
  const example = exampleOf(media, spec);
  if (example === undefined) return [];
  const isText = typeof example === 'string' && !/[/+]json\b/.test(type);
  const block = isText ? fence(languageOf(type), example) : fence('json', JSON.stringify(example, null, 2));
  return ['<details>', `<summary>${escapeHtml(texts.example)}</summary>`, '', ...block, '', '</details>', ''];
}

function languageOf(type: string): string {
  return /[/+]xml\b/.test(type) ? 'xml' : 'text';
}

/** One open at a time, by the name that they share. By their class, the search leaves them out: they repeat the page. */
function sampleLines(page: OperationPage, { spec, texts }: OperationContext): string[] {
  const samples = samplesOf(toRequest(page, spec));
  return [
    `## ${texts.examples} {#samples}`,
    '',
    ...samples.flatMap(({ label, language, code: text }, index) => [
      `<details name="samples" class="dactyl-unsearched"${index === 0 ? ' open' : ''}>`,
      `<summary>${label}</summary>`,
      '',
      ...fence(language, text),
      '',
      '</details>',
      '',
    ]),
  ];
}

export function specOverview(spec: Spec, { texts }: Pick<OperationContext, 'texts'>): string[] {
  const { info, servers = [], components = {} } = spec;
  const schemes = Object.entries(components.securitySchemes ?? {}).map(
    ([name, written]) => [name, follow(written, spec)] as const,
  );
  return [
    `# ${plain(info.title)}`,
    '',
    texts.version(plain(info.version)),
    '',
    ...(info.description ? [prose(info.description, 1), ''] : []),
    ...(servers.length > 0 ? [`## ${texts.servers} {#servers}`, ''] : []),
    ...servers.map(
      (server) => `- ${addressCode(server.url)}${server.description ? `: ${inline(server.description)}` : ''}`,
    ),
    '',
    ...(schemes.length > 0
      ? [`## ${texts.authentication} {#authentication}`, '', ...schemes.flatMap(schemeLines), '']
      : []),
  ];
}

/** An item of a list. What says more than a paragraph stands below it: how to get a secret is said nowhere else. */
function schemeLines([name, { type, scheme, in: place, name: key, description = '' }]: readonly [
  string,
  SecurityScheme,
]) {
  const head = `- ${code(name)}: ${plain([type, scheme ?? place, key].filter(Boolean).join(' '))}`;
  if (description === '') return [head];
  const isLong = /\n\s*\n/.test(description.trim());
  return isLong ? [head, '', ...indented(prose(description, 2)), ''] : [`${head}. ${inline(description)}`];
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
}
