/** Decides whether an import of a Markdown file can be resolved, before the bundler is asked. */
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseLoaderImport } from './inline-loader.js';
import { isThemeRequest, resolveThemeRequest } from './theme-layers.js';
import type { Site } from './types.js';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Packages that our bundler resolves without a folder in `node_modules`. */
const KNOWN = /^(?:@docusaurus|@generated|@mdx-js|react|react-dom|dactyl)(?:\/|$)/;

/** `request` is a key as `importKind` makes it. */
export function canResolve(request: string, site: Pick<Site, 'siteDir' | 'themeLayers' | 'bundlerParts'>): boolean {
  if (isAlias(request, site.bundlerParts)) return true;
  const loaderImport = parseLoaderImport(request);
  if (loaderImport) return loaderImport.form !== undefined && canResolve(loaderImport.target, site);
  if (isThemeRequest(request)) return resolveThemeRequest(request, site.themeLayers) !== undefined;
  if (request.startsWith('@site/')) return canResolve(path.join(site.siteDir, request.slice('@site/'.length)), site);
  if (path.isAbsolute(request)) {
    // With a query, such as `?raw`, the bundler gives the file in another form.
    return [request, request.replace(/\?[^/]*$/, '')].some((file) => ENDINGS.some((end) => existsSync(file + end)));
  }
  return !request.startsWith('.') && mayBePackage(request, site.siteDir);
}

/** Whether a plugin of the site defines the name as an alias. */
function isAlias(request: string, parts: Site['bundlerParts']): boolean {
  const { aliases = [], fallbacks = [], folders = [] } = parts?.server ?? {};
  return (
    [...aliases, ...fallbacks].some(({ name }) => request === name || request.startsWith(`${name}/`)) ||
    folders.some((folder) => ENDINGS.some((end) => existsSync(path.join(folder, request + end))))
  );
}

/**
 * Names that cannot be packages may be aliases, which only the bundler knows; the same goes for packages under Yarn
 * Plug'n'Play.
 */
function mayBePackage(request: string, siteDir: string): boolean {
  const [name] = /^(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(request) ?? [];
  if (name === undefined || KNOWN.test(request) || isBuiltin(request) || process.versions.pnp) return true;
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'node_modules', name))) return true;
    if (folder === path.dirname(folder)) return false;
  }
}
