/**
 * Imports of names that a module does not export become `undefined`, as with webpack, and are reported once.
 * JavaScript that imports types of TypeScript files has such imports, and works.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { toPosixPath } from '../base/files.js';
import { placeAt } from '../base/text-place.js';
import { stubFile } from './markdown-import-plugin.js';

/** For `rolldownOptions`. */
export const SHIM_MISSING_NAMES = { shimMissingExports: true };

/** @param found gets one sentence for each name and file of the site that imports it */
export function missingNamesPlugin(siteDir: string, found: Set<string>): Plugin {
  const nameOf = (file: string) => toPosixPath(path.relative(siteDir, file));
  /** Module → modules that import it. */
  const importers = new Map<string, string[]>();
  return {
    name: 'dactyl:missing-names',
    buildEnd() {
      for (const id of this.getModuleIds()) importers.set(id, this.getModuleInfo(id)?.importers ?? []);
    },
    // The bundler logs this only at the very end.
    onLog(_level, { code, binding = '', exporter = '' }) {
      if (code !== 'SHIMMED_EXPORT') return;
      for (const file of (importers.get(exporter) ?? []).filter(isOwn)) {
        const place = placeOfName(file, binding);
        if (place)
          found.add(
            `"${binding}" is not exported by ${nameOf(stubFile(exporter) ?? exporter)}: it is undefined where ${nameOf(file)}:${place} imports it. Correct the name, or export it there; a type wants "import type".`,
          );
      }
    },
  };
}

/** Packages are left out: they probe for optional names, and the author cannot fix them. */
function isOwn(file: string): boolean {
  return path.isAbsolute(file) && !/[\\/]node_modules[\\/]/.test(file) && existsSync(file);
}

/** Line and column of the import; `undefined` when the file has no such name. */
function placeOfName(file: string, name: string): string | undefined {
  const text = readFileSync(file, 'utf8');
  const at = text.search(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`));
  if (at === -1) return undefined;
  const { line, column } = placeAt(text, at);
  return `${line}:${column}`;
}
