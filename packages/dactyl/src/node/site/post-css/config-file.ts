/**
 * The site's PostCSS configuration file: `postcss.config.*`, `.postcssrc*`, or the key "postcss" of `package.json`.
 * It is read here and not by Vite, so that plugins' hooks can extend it, and so that an edit invalidates the
 * bundles.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDataFile } from '../../content/data-file.js';
import { findLocalImports, loadModule } from '../../base/load-module.js';
import { SiteError } from '../../base/site-error.js';
import type { PostCssOptions } from '../../plugin-api/types.js';

const MODULES = ['ts', 'cts', 'mts', 'js', 'cjs', 'mjs'];
/** In order of precedence. */
const NAMES = [
  'package.json',
  ...['', '.json', '.yaml', '.yml', ...MODULES.map((ending) => `.${ending}`)].map((ending) => `.postcssrc${ending}`),
  ...MODULES.map((ending) => `postcss.config.${ending}`),
];

/** The nearest configuration file: in the site's folder, or above it up to the root of the workspace. */
export function findPostCssFile(siteDir: string): string | undefined {
  for (const folder of foldersOfWorkspace(siteDir)) {
    const found = NAMES.map((name) => path.join(folder, name)).find((file) =>
      path.basename(file) === 'package.json' ? readPackage(file)['postcss'] !== undefined : existsSync(file),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Files on which the loaded configuration depends. */
export function postCssFileSources(file: string): string[] {
  return isModule(file) ? findLocalImports(file) : [file];
}

/** @throws SiteError when the file cannot be loaded or exports no options. */
export async function loadPostCssFile(file: string): Promise<PostCssOptions> {
  const value = isModule(file) ? await loadOptions(file) : readOptions(file);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SiteError('The configuration of PostCSS must be an object.', {
      file,
      hint: 'Export { plugins: […] }, or a function that returns it.',
    });
  }
  const { plugins = [], ...options } = value as Partial<PostCssOptions>; // the list is checked where it is loaded
  return { ...options, plugins };
}

async function loadOptions(file: string): Promise<unknown> {
  const { value } = await loadModule(file, { isReload: true });
  if (typeof value !== 'function') return value;
  const made: unknown = await value({ cwd: process.cwd(), env: process.env.NODE_ENV });
  return made;
}

function readOptions(file: string): unknown {
  return path.basename(file) === 'package.json'
    ? readPackage(file)['postcss']
    : readDataFile(path.basename(file), [path.dirname(file)])?.data;
}

function isModule(file: string): boolean {
  return MODULES.includes(path.extname(file).slice(1));
}

/** Folders from the site's up to the workspace's; without a workspace, up to the package's. */
function foldersOfWorkspace(siteDir: string): string[] {
  const folders = [siteDir];
  for (let folder = siteDir; folder !== path.dirname(folder);) folders.push((folder = path.dirname(folder)));
  const workspace = folders.findIndex(isWorkspace);
  const last =
    workspace >= 0 ? workspace : folders.findIndex((folder) => existsSync(path.join(folder, 'package.json')));
  return folders.slice(0, Math.max(last, 0) + 1);
}

function isWorkspace(folder: string): boolean {
  const isMarked = ['pnpm-workspace.yaml', 'lerna.json'].some((name) => existsSync(path.join(folder, name)));
  return isMarked || Boolean(readPackage(path.join(folder, 'package.json'))['workspaces']);
}

/** A package.json that does not parse is ignored; reporting it is not our task. */
function readPackage(file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>; // an object in any case
  } catch {
    return {};
  }
}
