/**
 * Markdown that runs in the browser, written as a module:
 *
 *     export const imports = { './Chart': { url: '/assets/js/Chart-1.js' }, './_part.mdx': { content: '/assets/…' } };
 *     export const content = { frontMatter, metadata, assets, contentTitle, toc };
 *     export default async function () { BODY }
 *
 * `BODY` is the code that runs on the server too, with its input in `arguments[0]`; a file that is plain HTML has
 * `export const html` instead. Among the imports are the components that Markdown elements are rendered with. `browser/hydrate/load-content.tsx` reads it. The name holds the hash of the content.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../base/hash.js';
import { SiteError } from '../base/site-error.js';
import type { ClientFile, ClientUrls } from '../../shared/islands.js';
import { MDX_COMPONENTS, type ContentModule, type ResolvedImport } from '../../shared/render.js';

/** Where an import of such a module leads. */
export type ClientImport = { url: string } | { content: string } | { asset: string };

/** Folder of these files, below the output folder. */
export const CONTENT_DIR = 'assets/content';

export interface ClientContentInput {
  modules: ClientUrls['modules'];
  /** Where assets go; `baseUrl` is that folder in the browser. */
  outDir: string;
  baseUrl: string;
}

const HASH_LENGTH = 8;

/** Writes such files, each once. */
export function createClientContent(input: ClientContentInput): (content: ContentModule) => ClientFile {
  const written = new WeakMap<ContentModule, ClientFile>();
  const write = (content: ContentModule): ClientFile => {
    const known = written.get(content);
    if (known) return known;
    const { imports, ...files } = toImports(content, { ...input, write });
    const text = moduleText(content, imports);
    const name = path.posix.basename(content.file).replace(/\.[^.]*$/, '');
    const file = writeContentFile(input.outDir, { name, text });
    const made = { url: input.baseUrl + file, ...files };
    written.set(content, made);
    return made;
  };
  return write;
}

function moduleText(
  { body, frontMatter, metadata, assets, contentTitle, toc }: ContentModule,
  imports: object,
): string {
  const exports = [
    `export const imports = ${JSON.stringify(imports)};`,
    `export const content = ${JSON.stringify({ frontMatter, metadata, assets, contentTitle, toc })};`,
    body.kind === 'html'
      ? `export const html = ${JSON.stringify(body.html)};`
      : `export default async function () {\n${body.code}\n}`,
  ];
  return `${exports.join('\n')}\n`;
}

interface ImportPlace extends ClientContentInput {
  write: (content: ContentModule) => ClientFile;
}

function toImports(content: ContentModule, place: ImportPlace) {
  const imports: Record<string, ClientImport> = {};
  const preload = new Set<string>();
  const markdown = new Set<string>();
  const resolved = content.body.kind === 'module' ? Object.entries(content.body.imports) : [];
  for (const [specifier, found] of resolved) {
    const { entry, files, markdown: keys = [] } = toImport(found, { content, specifier, ...place });
    imports[specifier] = entry;
    for (const url of files) preload.add(url);
    for (const key of keys) markdown.add(key);
  }
  const components = place.modules[MDX_COMPONENTS];
  if (content.body.kind === 'module' && components) {
    imports[MDX_COMPONENTS] = { url: components.url };
    for (const url of [components.url, ...components.preload]) preload.add(url);
    for (const key of components.markdown ?? []) markdown.add(key);
  }
  return { imports, preload: [...preload], ...(markdown.size > 0 && { markdown: [...markdown] }) };
}

function toImport(
  found: ResolvedImport,
  { content, specifier, modules, write }: ImportPlace & { content: ContentModule; specifier: string },
): { entry: ClientImport; files: string[]; markdown?: string[] | undefined } {
  if (found.kind === 'asset') return { entry: { asset: found.url }, files: [] };
  if (found.kind === 'content') {
    const { url, preload, markdown } = write(found.content);
    return { entry: { content: url }, files: [url, ...preload], markdown };
  }
  const file = modules[found.key];
  if (!file) {
    throw new SiteError(`"${specifier}", which ${content.file} imports, was not bundled for the browser.`, {
      hint: 'Write "hydration: full" into the front matter of the file.',
    });
  }
  return { entry: { url: file.url }, files: [file.url, ...file.preload], markdown: file.markdown };
}

/** @returns the file, below the output folder */
export function writeContentFile(outDir: string, { name, text }: { name: string; text: string }): string {
  const file = `${CONTENT_DIR}/${safeName(name)}-${hashText(text, HASH_LENGTH)}.js`;
  writeOnce(path.join(outDir, file), text);
  return file;
}

function safeName(name: string): string {
  return name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'content';
}

/** Its name is the hash of its content, and another engine may have been first. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Whether a file, below the output folder, was written here. */
export function isContentFile(file: string): boolean {
  return file.startsWith(`${CONTENT_DIR}/`);
}

/** Whether a file still is what was written under its name. */
export function hasHashInName(file: string): boolean {
  try {
    return file.endsWith(`-${hashText(readFileSync(file), HASH_LENGTH)}.js`);
  } catch {
    return false;
  }
}
