/** Runs a data loader: module → its data as code, and what it was made of. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { loadUnchangedModule } from '../../base/load-unchanged-module.js';
import { findLocalImports, placeInStack } from '../../base/load-module.js';
import { hashParts, hashText } from '../../base/hash.js';
import { hashLockfile } from '../../base/lockfile.js';
import { nearestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import { isRecord } from '../../../shared/is-record.js';
import type { DataLoader } from './define-loader.js';
import { writeValue } from './write-value.js';

export interface LoadedData {
  /** Hash of the loader, the local modules that it imports, the parts of the environment that they name and the lockfile. */
  codeHash: string;
  /** The loader and the local modules that it imports, absolute. */
  modules: string[];
  /** Patterns of the files that it reads; missing where the loader does not say. */
  watch?: string[];
  /** The files that match, absolute, and the hash of their names and texts. */
  files: string[];
  filesHash: string;
  /** The text of the module in the loader's place. */
  code: string;
}

export async function runLoader(file: string): Promise<LoadedData> {
  const code = codeState(file);
  const loader = checkLoader(await loadUnchangedModule(file), file);
  const watch = loader.watch === undefined ? undefined : [loader.watch].flat();
  const watched = watchedState(file, watch);
  const data = await callLoader(loader, file, watched.files);
  const value = writeValue(data, (where, what) => {
    throw new SiteError(`${nameOf(file)} returns ${where}, which is ${what}.`, {
      file,
      hint: 'Pages hold data as text: return texts, numbers, dates, lists, maps, sets and plain objects of them.',
    });
  });
  return { ...code, ...(watch && { watch }), ...watched, code: `export const data = ${value};\n` };
}

/** What decides over the code of a loader. */
export function codeState(file: string): Pick<LoadedData, 'codeHash' | 'modules'> {
  const modules = findLocalImports(file);
  const texts = modules.map((module) => readFileSync(module, 'utf8'));
  const variables = [...new Set(texts.flatMap((text) => text.match(/\bprocess\.env\.\w+/g) ?? []))].toSorted();
  const environment = variables.map((name) => `${name}=${process.env[name.slice('process.env.'.length)]}`);
  return { codeHash: hashParts([...texts, ...environment, hashLockfile(path.dirname(file))]), modules };
}

/** The files that match the patterns now; patterns start from the folder of the loader. */
export function watchedState(file: string, watch: readonly string[] | undefined) {
  const ignore = ['**/node_modules/**', '**/.git/**'];
  const found = watch?.length
    ? globSync([...watch], { cwd: path.dirname(file), absolute: true, expandDirectories: false, ignore })
    : [];
  const files = found.map((one) => path.resolve(one)).toSorted();
  return { files, filesHash: hashParts(files.flatMap((one) => [one, hashText(readFileSync(one))])) };
}

const FIELDS = ['load', 'watch'];

function checkLoader(value: unknown, file: string): DataLoader {
  const fail = (message: string, hint: string): never => {
    throw new SiteError(`${nameOf(file)} ${message}`, { file, hint });
  };
  const loader = isRecord(value) ? value : {};
  const unknown = Object.keys(loader).find((key) => !FIELDS.includes(key));
  const near = unknown === undefined ? undefined : nearestName(unknown, FIELDS);
  if (unknown !== undefined) {
    fail(
      `has the field "${unknown}", which a loader does not know.`,
      `${near ? `Did you mean "${near}"? ` : ''}Known: "load", "watch".`,
    );
  }
  const { load, watch = [] } = loader;
  if (typeof load !== 'function') fail('has no function "load".', 'Write export default { load() { return … } }.');
  if (![watch].flat().every((pattern) => typeof pattern === 'string')) {
    fail('has a "watch" that is neither a pattern nor a list of patterns.', 'Write watch: "./birds/*.yml".');
  }
  return loader as unknown as DataLoader; // checked above
}

async function callLoader(loader: DataLoader, file: string, files: string[]): Promise<unknown> {
  try {
    return await loader.load(files);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new SiteError(`${nameOf(file)} failed: ${reason}`, {
      file,
      ...placeInStack(file, error),
      hint: 'Its function "load" threw this.',
      cause: error,
    });
  }
}

function nameOf(file: string): string {
  return `The data loader ${path.basename(file)}`;
}
