/** A theme folder and the name of a component → its file. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs'];

/** Absolute; `undefined` when the folder does not have the component. */
export function componentFile(folder: string, name: string): string | undefined {
  const base = path.join(folder, name);
  // A bundler asks some thousand times, and most layers have neither file nor folder of that name, nor the folder around it.
  const hasFolder = existsSync(base);
  if (!hasFolder && !existsSync(path.dirname(base))) return undefined;
  for (const extension of EXTENSIONS) {
    if (existsSync(base + extension)) return base + extension;
    const index = `${base}${path.sep}index${extension}`;
    if (hasFolder && existsSync(index)) return index;
  }
  return undefined;
}
