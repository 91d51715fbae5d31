/**
 * Which Markdown files a page contains, and what they may import. A content id names a file and the form that the
 * page needs: whole, or truncated for blog lists.
 */
import path from 'node:path';
import type { RouteModule } from '../plugin-api/route-config.js';
import { parseLoaderImport, withTarget } from './inline-loader.js';
import type { MarkdownSource, Site } from './types.js';

/** Notebooks become Markdown when they are read. */
const MARKDOWN = /\.(?:mdx?|ipynb)$/i;

export function isMarkdownFile(file: string): boolean {
  return MARKDOWN.test(file);
}

/** Kind of a route's module. */
export type ModuleKind =
  | { kind: 'content'; file: string; truncated: boolean }
  | { kind: 'json'; file: string }
  | { kind: 'generated'; name: string }
  | { kind: 'module'; request: string };

export function moduleKind(
  module: string | { path: string; query?: Record<string, string> },
  siteDir: string,
): ModuleKind {
  const request = typeof module === 'string' ? module : module.path;
  const truncated = typeof module !== 'string' && module.query?.truncated === 'true';
  if (request.startsWith('@generated/')) return { kind: 'generated', name: request.slice('@generated/'.length) };
  const file = request.startsWith('@site/') ? path.join(siteDir, request.slice('@site/'.length)) : request;
  if (path.isAbsolute(file) && isMarkdownFile(file)) return { kind: 'content', file, truncated };
  if (path.isAbsolute(file) && file.endsWith('.json')) return { kind: 'json', file };
  return { kind: 'module', request };
}

export function isImport(
  module: RouteModule,
): module is { __import: true; path: string; query?: Record<string, string> } {
  return typeof module === 'object' && !Array.isArray(module) && module.__import === true;
}

/** The source with the longest folder that holds the file. */
export function findMarkdownSource(file: string, sources: readonly MarkdownSource[]): MarkdownSource | undefined {
  let best: { source: MarkdownSource; length: number } | undefined;
  for (const source of sources) {
    for (const dir of source.contentDirs) {
      if (dir.length > (best?.length ?? -1) && isBelow(file, dir)) best = { source, length: dir.length };
    }
  }
  return best?.source;
}

/**
 * Called for each file with every folder, of which a site with many versions has hundreds; it therefore allocates
 * no strings.
 */
function isBelow(file: string, dir: string): boolean {
  return file[dir.length] === path.sep && file.startsWith(dir);
}

/** What an import of a Markdown file means: a partial, an asset, or a module that the bundle must hold. */
export type ImportKind =
  | { kind: 'content'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'module'; key: string };

/** The properties of a site on which the meaning of imports depends. */
export interface ImportingSite {
  siteDir: string;
  imageImports?: Pick<NonNullable<Site['imageImports']>, 'handles'> | undefined;
  audience?: Site['audience'];
}

const ASSET = /\.(png|jpe?g|gif|webp|avif|ico|pdf|docx?|xlsx?|zip|rar|mp4|webm|ogg|mp3|wav|woff2?|ttf|otf|eot)$/i;

/** @param site if it has `imageImports`, images are modules of the bundle */
export function importKind(specifier: string, importer: string, site: ImportingSite): ImportKind {
  const { siteDir, imageImports } = site;
  const loaderImport = parseLoaderImport(specifier);
  if (loaderImport) {
    const file = importedFile(loaderImport.target, importer, siteDir);
    const target = file ? moduleKey(file, siteDir) : loaderImport.target;
    return { kind: 'module', key: withTarget(loaderImport, target) };
  }
  const file = importedFile(specifier, importer, siteDir);
  if (file && isMarkdownFile(file)) return { kind: 'content', file };
  if (file && ASSET.test(file) && !imageImports?.handles(file)) return { kind: 'asset', file };
  return { kind: 'module', key: file ? moduleKey(file, siteDir) : specifier };
}

/** Absolute file; `undefined` for imports that a package or the framework provides. */
function importedFile(specifier: string, importer: string, siteDir: string): string | undefined {
  if (specifier.startsWith('@site/')) return path.join(siteDir, specifier.slice('@site/'.length));
  return specifier.startsWith('.') ? path.resolve(path.dirname(importer), specifier) : undefined;
}

/** Keys are sent to the browser, so they contain no absolute paths of the build machine. */
function moduleKey(file: string, siteDir: string): string {
  const relative = path.relative(siteDir, file);
  return relative.startsWith('..') ? file : `@site/${relative.split(path.sep).join('/')}`;
}
