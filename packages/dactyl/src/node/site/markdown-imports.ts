/**
 * Markdown that React code imports (`import Readme from '../README.mdx'`). The bundle contains a stub instead, see
 * `node/bundle/markdown-import-plugin.ts`; the file itself is compiled like any other, for the pages whose code
 * imports it.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNotebookFile } from '../content/notebook/is-notebook.js';
import { scanExports } from '../markdown/scan-exports.js';
import { scanImports } from '../markdown/scan-imports.js';
import { importKind, type ImportingSite } from './content-files.js';

/** The parts of a text that affect the bundle. An edit that does not change them affects pages only. */
export interface MarkdownScan {
  exports: string[];
  /** Specifiers. */
  imports: string[];
}

/** What a bundle records about imported Markdown files (absolute paths). */
export interface MarkdownImports {
  /** Imported files and their partials. */
  scans: Record<string, MarkdownScan>;
  /** Registry request → the Markdown files that it leads to. The key `''` holds those of every page. */
  byRequest: Record<string, string[]>;
  /**
   * Module that the browser may request (with components, or a registry key) → keys of the Markdown files it leads
   * to.
   */
  keysByModule: Record<string, string[]>;
  /** Modules that the Markdown files themselves import, as registry keys. */
  requests: string[];
}

/** A file and the partials below it. */
export function scanMarkdown(file: string, site: ImportingSite): Record<string, MarkdownScan> {
  const scans: Record<string, MarkdownScan> = {};
  const visit = (name: string): void => {
    if (scans[name]) return;
    const scan = (scans[name] = scanOf(name, site));
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

/** Whether the bundle still matches the texts. */
export function isFresh(
  { scans }: Pick<MarkdownImports, 'scans'>,
  site: Pick<ImportingSite, 'audience'>,
  files = Object.keys(scans),
): boolean {
  return files.every((file) => JSON.stringify(scanOf(file, site)) === JSON.stringify(scans[file]));
}

function scanOf(file: string, { audience }: Pick<ImportingSite, 'audience'>): MarkdownScan {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = audience && !isNotebookFile(file) ? audience.keep({ file, source }) : source;
  return { exports: scanExports(text), imports: scanImports(text) };
}

/** Key of an imported Markdown file for messages, pages and stubs: its path relative to the site's folder. */
export function importedKey(file: string, siteDir: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}
