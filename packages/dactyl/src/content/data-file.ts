import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import { SiteError } from '../node/site-error.js';

export interface DataFile {
  /** Absolute. */
  file: string;
  data: unknown;
}

/** Reads a YAML or JSON file from the first of the folders that has it; `undefined` when none has. */
export function readDataFile(name: string, folders: readonly string[]): DataFile | undefined {
  const file = folders.map((folder) => resolve(folder, name)).find((candidate) => existsSync(candidate));
  if (file === undefined) return undefined;
  try {
    // JSON is a part of YAML, and this parser knows the place of a mistake.
    return { file, data: load(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // js-yaml leaves the mark out of errors that have no place.
    const mark = error.mark as YAMLException['mark'] | undefined;
    throw new SiteError(`The file does not parse: ${error.reason}.`, {
      file,
      ...(mark !== undefined && { line: mark.line + 1, column: mark.column + 1 }),
      hint: 'Put values that hold special characters such as ":", "#", "@" or "[" into quotes.',
      cause: error,
    });
  }
}
