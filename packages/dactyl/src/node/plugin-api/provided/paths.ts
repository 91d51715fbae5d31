/** Path, URL and name functions of `@docusaurus/utils`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { kebabCase } from '../../content/kebab-case.js';
import { toPosixPath } from '../../base/files.js';
import { normalizeUrl } from '../../../shared/url.js';

export { normalizeUrl };

/** With `/`, on Windows too. */
export function posixPath(file: string): string {
  return file.startsWith('\\\\?\\') ? file : file.replaceAll('\\', '/');
}

/** `@site/…` for a file of the site. */
export function aliasedSitePath(file: string, siteDir: string): string {
  return `@site/${toPosixPath(path.relative(siteDir, file))}`;
}

export function aliasedSitePathToRelativePath(file: string): string {
  if (file.startsWith('@site/')) return file.slice('@site/'.length);
  throw new TypeError(`A path that starts with "@site/" is expected, found "${file}".`);
}

/** Escapes a path for use between double quotes in generated code. */
export function escapePath(file: string): string {
  return JSON.stringify(file).slice(1, -1);
}

export function addTrailingPathSeparator(file: string): string {
  return file.endsWith(path.sep) ? file : file.replace(/[\\/]$/, '') + path.sep;
}

export function toMessageRelativeFilePath(file: string): string {
  return toPosixPath(path.relative(process.cwd(), file));
}

export function md5Hash(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

export function simpleHash(text: string, length: number): string {
  return md5Hash(text).slice(0, length);
}

const LONGEST_NAME = 255;
const ROOM_FOR_MORE = 10;

/** Whether a name, with what is appended to it, is too long for file systems. */
export function isNameTooLong(name: string): boolean {
  return Buffer.byteLength(name) + ROOM_FOR_MORE > LONGEST_NAME;
}

export function shortName(name: string): string {
  const bytes = Buffer.from(name).subarray(0, LONGEST_NAME - ROOM_FOR_MORE - 1);
  return bytes.toString().replace(/\uFFFD$/, '');
}

/** A file name made from any text: words, and a hash that makes it unique. */
export function docuHash(text: string): string {
  if (text === '/') return 'index';
  const hash = simpleHash(text, 3);
  const name = `${kebabCase(text)}-${hash}`;
  return isNameTooLong(name) ? `${shortName(kebabCase(text))}-${hash}` : name;
}

/** `a/index.js` → `/a/`; `b.md` → `/b`. */
export function fileToPath(file: string): string {
  return `/${posixPath(file)}`.replace(/\.(?:mdx?|[jt]sx?)$/i, '').replace(/(^|\/)index$/i, '$1');
}

export function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

export function isValidPathname(text: string): boolean {
  if (!text.startsWith('/')) return false;
  try {
    const pathname = new URL(text, 'https://site.invalid').pathname;
    return pathname === text || pathname === encodeURI(text);
  } catch {
    return false;
  }
}

/** Resolves a link on the page `from` to a pathname. */
export function resolvePathname(to: string, from = '/'): string {
  return parseUrlPath(to, from).pathname;
}

export interface UrlPath {
  pathname: string;
  search?: string | undefined;
  hash?: string | undefined;
}

export function parseUrlPath(text: string, from?: string): UrlPath {
  const base = new URL(from ?? '/', 'https://site.invalid');
  return toUrlPath(new URL(text, base), text);
}

/** `search` and `hash` are `undefined` when absent, and empty for a bare `?` or `#`. */
function toUrlPath(url: URL, text: string): UrlPath {
  const [withoutHash = ''] = text.split('#');
  return {
    pathname: url.pathname,
    search: withoutHash.includes('?') ? url.search.slice(1) : undefined,
    hash: text.includes('#') ? url.hash.slice(1) : undefined,
  };
}

/** Returns `null` for a URL of another site. */
export function parseLocalUrlPath(text: string): UrlPath | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text)) return null;
  const [, pathname = '', search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  const parts = { search: search?.slice(1), hash: hash?.slice(1) };
  return { pathname, ...parts };
}

export function parseUrlOrPath(text: string, base: string | URL = 'https://site.invalid'): URL {
  return new URL(text, base);
}

export function serializeUrlPath({ pathname, search, hash }: UrlPath): string {
  return pathname + (search === undefined ? '' : `?${search}`) + (hash === undefined ? '' : `#${hash}`);
}

/** @param relative path of a file in the folder that `base` shows */
export function getEditUrl(relative: string, base?: string): string | undefined {
  return base === undefined ? undefined : normalizeUrl([base, posixPath(relative)]);
}

interface ContentPaths {
  contentPath: string;
  contentPathLocalized?: string;
}

/** Folders with files of one kind, translations first. */
export function getContentPathList({ contentPath, contentPathLocalized }: ContentPaths): string[] {
  return contentPathLocalized === undefined ? [contentPath] : [contentPathLocalized, contentPath];
}

export function getDataFilePath(input: { filePath: string; contentPaths: ContentPaths }): string | undefined {
  const folder = findFolderContainingFile(getContentPathList(input.contentPaths), input.filePath);
  return folder === undefined ? undefined : path.resolve(folder, input.filePath);
}

export function findFolderContainingFile(folders: readonly string[], file: string): string | undefined {
  return folders.find((folder) => existsSync(path.join(folder, file)));
}

export function getFolderContainingFile(folders: readonly string[], file: string): string {
  const found = findFolderContainingFile(folders, file);
  if (found !== undefined) return found;
  throw new Error(`"${file}" is in none of these folders:\n- ${folders.join('\n- ')}`);
}

interface PluginFolder {
  localizationDir: string;
  pluginName: string;
  pluginId?: string;
  subPaths?: string[];
}

/** Where the translations of a plugin lie. */
export function getPluginI18nPath(folder: PluginFolder): string {
  const { localizationDir, pluginName, pluginId = 'default', subPaths = [] } = folder;
  return path.join(localizationDir, pluginId === 'default' ? pluginName : `${pluginName}-${pluginId}`, ...subPaths);
}
