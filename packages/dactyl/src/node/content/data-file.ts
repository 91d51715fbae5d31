import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseYaml } from '../base/parse-yaml.js';

export interface DataFile {
  /** Absolute. */
  file: string;
  data: unknown;
}

/** Reads a YAML or JSON file from the first of the folders that has it; `undefined` when none has. */
export function readDataFile(name: string, folders: readonly string[]): DataFile | undefined {
  const file = folders.map((folder) => resolve(folder, name)).find((candidate) => existsSync(candidate));
  if (file === undefined) return undefined;
  // JSON is a subset of YAML, and the YAML parser reports the position of a mistake.
  return { file, data: parseYaml({ text: readFileSync(file, 'utf8'), file, firstLine: 1, what: 'The file' }) };
}
