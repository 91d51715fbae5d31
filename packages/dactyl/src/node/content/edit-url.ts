import { relative } from 'node:path';
import { plainPathBelow, toPosixPath } from '../base/files.js';
import { normalizeUrl } from '../../shared/url.js';
import type { SourceFile } from './source-files.js';

export interface EditUrlOptions {
  /** Option `editUrl` when it is a string; `undefined` gives no link. */
  base: string | undefined;
  siteDir: string;
  /** Absolute folder of the untranslated files. */
  contentDir: string;
  /** Absolute folder of the translated ones. */
  localizedDir?: string;
  source: Pick<SourceFile, 'path' | 'localized' | 'fallback'>;
  /** Whether a translated page links to the translated file; otherwise to the original. */
  editLocalizedFiles: boolean;
}

/** URL at which a content file can be edited. */
export function editUrl(options: EditUrlOptions): string | undefined {
  const { base, siteDir, source, localizedDir } = options;
  if (base === undefined || base === '') return undefined;
  const isTranslation = options.editLocalizedFiles && source.localized && localizedDir !== undefined;
  const dir = isTranslation ? (source.fallback?.dir ?? localizedDir) : options.contentDir;
  return normalizeUrl([base, toPosixPath(relative(siteDir, dir)), source.path]);
}

/** Path of a file or folder relative to the site, with `/`: for messages, and for `editUrl` functions. */
export function siteRelative(siteDir: string, file: string): string {
  return toPosixPath(plainPathBelow(siteDir, file) ?? relative(siteDir, file));
}

/** `@site/…`, the form in which modules and metadata refer to a file of the site. */
export function aliasedSitePath(siteDir: string, file: string): string {
  return `@site/${siteRelative(siteDir, file)}`;
}
