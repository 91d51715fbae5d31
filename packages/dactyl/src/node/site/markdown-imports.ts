/**
 * Markdown that React code imports (`import Readme from '../README.mdx'`). The bundle holds a stub in its place, see
 * `node/bundle/markdown-import-plugin.ts`; the file itself is compiled like any other, for the pages whose code leads to it.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scanExports } from '../markdown/scan-exports.js';
import { scanImports } from '../markdown/scan-imports.js';
import { importKind, type ImportingSite } from './content-files.js';

/** What of a text decides over the bundle. An edit that leaves it as it is concerns pages alone. */
export interface MarkdownScan {
  exports: string[];
  /** Specifiers. */
  imports: string[];
}

/** What a bundle knows of such files, all of them absolute. */
export interface MarkdownImports {
  /** Those files and the partials that they import. */
  scans: Record<string, MarkdownScan>;
  /** Request of the registry → files that it leads to. Under `''` those that every page has. */
  byRequest: Record<string, string[]>;
  /** What the browser may ask for (a module with components, a key of the registry) → keys of what it leads to. */
  keysByModule: Record<string, string[]>;
  /** What these files import in their turn, by the keys that the registry has for such modules. */
  requests: string[];
}

/** A file and the partials below it. */
export function scanMarkdown(file: string, site: ImportingSite): Record<string, MarkdownScan> {
  const scans: Record<string, MarkdownScan> = {};
  const visit = (name: string): void => {
    if (scans[name]) return;
    const scan = (scans[name] = scanOf(name));
    for (const specifier of scan.imports) {
      const found = importKind(specifier, name, site);
      if (found.kind === 'content') visit(found.file);
    }
  };
  visit(file);
  return scans;
}

/** Keys of the modules that these files import. */
export function moduleKeys(scans: Record<string, MarkdownScan>, site: ImportingSite): string[] {
  const keys = Object.entries(scans).flatMap(([file, { imports }]) =>
    imports.flatMap((specifier) => {
      const found = importKind(specifier, file, site);
      return found.kind === 'module' ? [found.key] : [];
    }),
  );
  return [...new Set(keys)].toSorted();
}

/** Whether the bundle still fits the texts. */
export function isFresh({ scans }: Pick<MarkdownImports, 'scans'>, files = Object.keys(scans)): boolean {
  return files.every((file) => JSON.stringify(scanOf(file)) === JSON.stringify(scans[file]));
}

function scanOf(file: string): MarkdownScan {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { exports: scanExports(text), imports: scanImports(text) };
}

/** Name of such a file for people, the page and the stub: its path from the site's folder. */
export function importedKey(file: string, siteDir: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
