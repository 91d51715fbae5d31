/** Which file a page is made from: its content file, or its component. Asked only when something is wrong. */
import path from 'node:path';
import { authorFile } from '../base/files.js';
import { normalTarget } from './check-links.js';
import type { Site } from '../site/types.js';

export interface PageSource {
  /** Absolute. */
  file: string;
  /** Of the locale. */
  baseUrl: string;
}

/** @returns normal pathname → source, for each page that has one */
export function pageSources({ siteDir, locales }: Pick<Site, 'siteDir' | 'locales'>): Map<string, PageSource> {
  return new Map(
    locales.flatMap(({ pages, baseUrl }) =>
      pages.flatMap(({ pathname, levels }) => {
        const file = levels.at(-1)?.metadata?.sourceFilePath;
        if (file === undefined) return [];
        return [[normalTarget(pathname), { file: authorFile(path.resolve(siteDir, file)), baseUrl }] as const];
      }),
    ),
  );
}
