/**
 * A folder for each page in which its examples lie under the names that their titles give them, so that one may import
 * another as on a reader's disk. What a page tells to install and is not here is known by its name alone.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_INS } from '../../src/node/site/built-ins.js';
import { loadModule } from '../../src/node/base/load-module.js';
import { type CodeExample, readPages } from './code-examples.js';
import { once } from './once.js';
import { installedPackages } from './shell-lines.js';

const FOLDER = path.join(import.meta.dirname, '../.tmp/website-examples', randomUUID());

export interface ExampleSite {
  dir: string;
  /** Packages that a page, often another one, tells to install. */
  packages: ReadonlySet<string>;
  /** The page. */
  text: string;
  examples: readonly CodeExample[];
}

const sites = new Map<string, ExampleSite>();
const installed = once(() => new Set(readPages().flatMap(({ examples }) => installedIn(examples))));

export function siteOf({ page, locale }: CodeExample): ExampleSite {
  const key = `${locale}/${page}`;
  const known = sites.get(key);
  if (known) return known;
  const found = readPages().find((other) => other.page === page && other.locale === locale);
  const examples = found?.examples ?? [];
  const site = { dir: path.join(FOLDER, key), packages: installed(), text: found?.text ?? '', examples };
  // Without a "type", as a site has it.
  writeExample(site.dir, 'package.json', '{}');
  const files = examples
    .filter(isFile)
    .map(({ title = '', code }) => ({ file: writeExample(site.dir, title, code), code }));
  for (const { file, code } of files) addMissingFiles(file, code);
  sites.set(key, site);
  return site;
}

function isFile({ title = '', isNested }: CodeExample): boolean {
  return !isNested && /^[\w./@-]+\.[cm]?[jt]sx?$/.test(title) && !/\.config\.|^sidebars/.test(title);
}

/** What an example names and only a reader has: a plugin that does nothing. */
function addMissingFiles(file: string, code: string): void {
  for (const [, specifier = ''] of code.matchAll(/\brequire(?:\.resolve)?\('(\.[^']+\.[cm]?js)'\)/g)) {
    const target = path.join(path.dirname(file), specifier);
    if (existsSync(target)) continue;
    writeExample(path.dirname(target), path.basename(target), "module.exports = () => ({ name: 'own' });");
  }
}

function installedIn(examples: readonly CodeExample[]): string[] {
  return examples.flatMap(({ language, code }) => (/^(?:ba)?sh$/.test(language) ? installedPackages(code) : []));
}

export function writeExample(dir: string, name: string, text: string): string {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

export function removeExampleSites(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  sites.clear();
}

/** The default export of a module that stands in the folder of the page. Files that only a reader has are empty. */
export async function loadExample(
  code: string,
  { extension, site }: { extension: string; site: ExampleSite },
): Promise<unknown> {
  const file = writeExample(site.dir, `example-${randomUUID()}${extension}`, code);
  const virtualModules: Record<string, unknown> = {};
  for (;;) {
    try {
      return (await loadModule(file, { providedModules: BUILT_INS.nodeModules, virtualModules })).value;
    } catch (error) {
      const missing = missingModule(error);
      if (missing === undefined || missing in virtualModules || !mayBeMissing(missing, site)) throw error;
      virtualModules[missing] = { default: () => undefined };
    }
  }
}

function missingModule(error: unknown): string | undefined {
  return error instanceof Error ? /Cannot find (?:module|package) '([^']+)'/.exec(error.message)?.[1] : undefined;
}

/** A file of the reader, or a package that the docs name. */
function mayBeMissing(specifier: string, { packages }: ExampleSite): boolean {
  return /^[./]/.test(specifier) || packages.has(packageName(specifier));
}

export function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
