/** The first page: what the document says of itself, its servers, and lists of operations and messages. */
import { code, inline, plain, prose, row } from '../../reference/escape-text.js';
import type { Asyncapi, Server } from '../model/model.js';
import type { OperationGroup } from './operation-groups.js';
import type { PageContext } from './page-context.js';
import { badge, bindingLines, messageTable, needsText, parameterTable } from './write-parts.js';

/** The overview stands above the folders to which links of other pages lead. */
export function overviewMarkdown(groups: readonly OperationGroup[], context: PageContext): string[] {
  const { model, texts } = context;
  return [
    `# ${plain(model.title)}`,
    '',
    ...(model.version === '' ? [] : [texts.version(plain(model.version)), '']),
    ...(model.description === undefined ? [] : [prose(model.description, 1), '']),
    ...(model.servers.length > 0 ? [`## ${texts.servers} {#servers}`, ''] : []),
    ...model.servers.flatMap((server, index) => serverLines(server, index, context)),
    ...schemeLines(model, context),
    ...groups.flatMap((group, index) => groupLines(group, index, context)),
    ...(model.messages.length > 0 ? [`## ${texts.messages} {#messages}`, ''] : []),
    ...messageTable(model.messages, context),
  ].map((line) => line.replaceAll('](../', '](./'));
}

function serverLines(server: Server, index: number, context: PageContext): string[] {
  const { texts } = context;
  const bindings = bindingLines(server.bindings, context);
  return [
    `### ${plain(server.name)} {#${idOf('server', server.name, index)}}`,
    '',
    ...(server.description === undefined ? [] : [prose(server.description, 3), '']),
    `- ${texts.address}: ${code(server.address)}`,
    ...(server.protocol === '' ? [] : [`- ${texts.protocol}: ${plain(server.protocol)}`]),
    ...(server.security.length === 0 ? [] : [`- ${needsText(server.security, texts)}`]),
    '',
    ...parameterTable(server.variables, texts, texts.variables),
    ...(bindings.length > 0 ? [`${texts.bindings}:`, '', ...bindings] : []),
  ];
}

function schemeLines({ schemes }: Asyncapi, { texts }: PageContext): string[] {
  if (schemes.length === 0) return [];
  const items = schemes.map(
    ({ name, kind, description }) =>
      `- ${code(name)}: ${plain(kind)}${description === undefined ? '' : `. ${inline(description)}`}`,
  );
  return [`## ${texts.authentication} {#authentication}`, '', ...items, ''];
}

function groupLines({ name, description, operations }: OperationGroup, index: number, context: PageContext): string[] {
  const { texts, slugs } = context;
  if (operations.length === 0) return [];
  const rows = operations.map((operation) =>
    row([
      `${badge(operation, texts)} [${plain(operation.title)}](./operations/${slugs.operations.get(operation) ?? ''}.md)`,
      code(operation.channel.address ?? operation.channel.key),
      inline(operation.description ?? ''),
    ]),
  );
  return [
    `## ${plain(name)} {#${idOf('group', name, index)}}`,
    '',
    ...(description === undefined ? [] : [prose(description, 2), '']),
    row([texts.operation, texts.address, texts.description]),
    row(['---', '---', '---']),
    ...rows,
    '',
  ];
}

/** Links to it stay as they are in a translation. */
function idOf(kind: string, name: string, index: number): string {
  return /^[\w -]+$/.test(name) ? `${kind}-${name.toLowerCase().replaceAll(' ', '-')}` : `${kind}-${index + 1}`;
}
