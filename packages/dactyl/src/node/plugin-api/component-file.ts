/** A theme folder and the name of a component → its file. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];

/** Absolute; `undefined` when the folder does not have the component. */
export function componentFile(folder: string, name: string): string | undefined {
  const base = path.join(folder, name);
  const candidates = EXTENSIONS.flatMap((extension) => [base + extension, path.join(base, `index${extension}`)]);
  return candidates.find((file) => existsSync(file));
}
