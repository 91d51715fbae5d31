/** Imports of a Markdown file that name nothing, found before React would stumble over them. */
import { existsSync, readFileSync } from 'node:fs';
import { hintForPackage } from '../base/package-hint.js';
import { SiteError } from '../base/site-error.js';
import type { ContentJob, ContentReport } from './engine-types.js';
import { canResolve } from '../site/can-resolve.js';
import { importKind } from '../site/content-files.js';
import { parseLoaderImport, unknownLoader } from '../site/inline-loader.js';
import { isThemeRequest } from '../site/theme-layers.js';
import type { Site } from '../site/types.js';

export function missingImports(job: ContentJob, report: ContentReport, site: Site): SiteError[] {
  return report.imports.flatMap((specifier) => {
    const found = importKind(specifier, job.file, site);
    const exists = found.kind === 'module' ? canResolve(found.key, site) : existsSync(found.file);
    return exists ? [] : [missingImport(specifier, job.file)];
  });
}

function missingImport(specifier: string, file: string): SiteError {
  const loaderImport = parseLoaderImport(specifier);
  if (loaderImport && !loaderImport.form) {
    return unknownLoader(specifier, loaderImport.loader, { file, ...findImport(specifier, file) });
  }
  const isFile = isThemeRequest(specifier) || /^(?:[./]|@site\/|!)/.test(specifier);
  return new SiteError(`The import "${specifier}" names no file${isFile ? '' : ' and no package'}.`, {
    file,
    ...findImport(specifier, file),
    hint: hintFor(specifier, isFile),
  });
}

function hintFor(specifier: string, isFile: boolean): string {
  if (isThemeRequest(specifier)) return 'No theme has this component. Correct its name, or create it in src/theme.';
  if (!isFile) return hintForPackage(specifier);
  return 'Correct the path, or create the file. A relative path starts from the folder of this file, "@site/" from that of the site.';
}

function findImport(specifier: string, file: string): { line?: number; column?: number } {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => /^\s*(?:import|export)\b|\bfrom\b/.test(line) && line.includes(specifier));
  return index === -1 ? {} : { line: index + 1, column: (lines[index] ?? '').indexOf(specifier) + 1 };
}
