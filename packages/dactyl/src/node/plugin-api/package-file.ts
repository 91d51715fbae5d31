/** A finished file of the framework that pages load, such as a script: its address, and the copy of it in the output. */
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../base/hash.js';
import type { PluginContext } from './types.js';

export interface PackageFile {
  /** Address in pages of this locale. */
  url: string;
  /** Copies it to the output folder of the locale. */
  write(outDir: string): Promise<void>;
}

/** @param name what its copy is called, without ending, as in `assets/js/consent`; `file` is absolute */
export function packageFile(
  { file, name }: { file: string; name: string },
  { baseUrl, unstable_isServed }: Pick<PluginContext, 'baseUrl' | 'unstable_isServed'>,
): PackageFile {
  const output = `${name}-${hashText(readFileSync(file), 8)}${path.extname(file)}`;
  return {
    // The dev server serves the file from its place in the package.
    url: baseUrl + (unstable_isServed ? `@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}` : output),
    async write(outDir) {
      const target = path.join(outDir, output);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(file, target);
    },
  };
}
