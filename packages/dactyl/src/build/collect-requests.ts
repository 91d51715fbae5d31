/** Everything that the bundle for the server must hold, beside what it imports itself. */
import { existsSync, readFileSync } from 'node:fs';
import { scanImports } from '../markdown/scan-imports.js';
import type { LocalePlan } from '../render/plan-pages.js';
import { importKind, isMarkdownFile } from '../site/content-files.js';
import { isThemeRequest, resolveThemeRequest } from '../site/theme-layers.js';
import type { Site } from '../site/types.js';

/**
 * Requests of routes, and the imports of all Markdown files, found by a quick scan: compiling them is still
 * to come. An import that names nothing is left out; if a page really uses it, compiling that page says so.
 */
export function collectRequests(site: Site, plans: Iterable<LocalePlan>): string[] {
  const requests = new Set<string>();
  const files = new Set<string>();
  for (const plan of plans) {
    for (const request of plan.requests) requests.add(request);
    for (const page of plan.pages) for (const content of page.contents) files.add(content.file);
  }
  // Partials join the set while it is walked.
  for (const file of files) {
    for (const specifier of importsOf(file)) {
      const found = importKind(specifier, file, site.siteDir);
      if (found.kind === 'content') files.add(found.file);
      else if (found.kind === 'module' && !requests.has(found.key) && canResolve(found.key, site)) {
        requests.add(found.key);
      }
    }
  }
  return [...requests].toSorted();
}

function importsOf(file: string): string[] {
  return existsSync(file) && isMarkdownFile(file) ? scanImports(readFileSync(file, 'utf8')) : [];
}

/** Whether a request names a file. Packages are taken on trust: the bundler says when one is missing. */
export function canResolve(request: string, site: Site): boolean {
  if (isThemeRequest(request)) return resolveThemeRequest(request, site.themeLayers) !== undefined;
  if (!request.startsWith('/')) return !request.startsWith('.');
  return ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'].some((end) =>
    existsSync(request + end),
  );
}
