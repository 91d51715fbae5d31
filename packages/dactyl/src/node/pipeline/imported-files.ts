/** Which Markdown files the code of a page imports, or may import. */
import { isRecord } from '../../shared/is-record.js';
import type { RouteLevel } from '../../shared/render.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import type { ContentUse, PageJob } from './engine-types.js';

export interface ImportedFilesInput {
  markdown: Pick<MarkdownImports, 'byRequest'>;
  sharedLevels: readonly RouteLevel[];
  /** What shared levels request; filled. A build has one: props of a level may name all docs, and each page of them has it. */
  known?: Map<RouteLevel, readonly string[]> | undefined;
}

/** Absolute, in an order that depends on the page alone. */
export function importedFiles(
  { shared, level, uses }: Pick<PageJob, 'shared' | 'level' | 'uses'>,
  { markdown, sharedLevels, known = new Map() }: ImportedFilesInput,
): string[] {
  const ofShared = shared.flatMap((index) => {
    const one = sharedLevels[index];
    const requests = one && (known.get(one) ?? requestsOf(one));
    if (one && requests) known.set(one, requests);
    return requests ?? [];
  });
  const requests = ['', ...ofShared, ...requestsOf(level)];
  for (const use of Object.values(uses)) requests.push(...importedModules(use));
  return [...new Set(requests.flatMap((request) => markdown.byRequest[request] ?? []))].toSorted();
}

function requestsOf({ component, props }: RouteLevel): string[] {
  return [component, ...moduleProps(props)];
}

/** Requests of the modules among props. */
function moduleProps(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(moduleProps);
  if (!isRecord(value)) return [];
  return '$module' in value ? [String(value.$module)] : Object.values(value).flatMap(moduleProps);
}

/** Keys of the modules that a file and its partials import. */
export function importedModules({ imports }: ContentUse): string[] {
  return Object.values(imports).flatMap((found) => {
    if (found.kind === 'module') return [found.key];
    return found.kind === 'contentUse' ? importedModules(found.use) : [];
  });
}
