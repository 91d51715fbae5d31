/** Folders of the site whose files come from other repositories: where their files are edited, and where their history is. */
import path from 'node:path';
import { isInside, toPosixPath } from '../base/files.js';
import { normalizeUrl } from '../../shared/url.js';
import type { SourceFile } from './source-files.js';

export interface Origin {
  /** Absolute folder in the site. */
  dir: string;
  /** Address in front of the paths of its files. */
  edit?: {
    base: string;
    /** Whether it stands in the configuration; otherwise pages link to it only where the site has edit links. */
    isWritten: boolean;
  };
  /** Where git tells when files changed; absent when nobody knows. */
  history?: {
    /** A repository: git runs there. */
    repository: string;
    commit: string;
    /** What `dir` holds, from the root of the repository; `''` for all of it. */
    folder: string;
  };
}

export interface EditedSource {
  origins: readonly Origin[] | undefined;
  /** Absolute folder of the untranslated files. */
  contentDir: string;
  source: Pick<SourceFile, 'path' | 'localized'>;
  editLocalizedFiles: boolean;
  /** Whether the plugin has the option `editUrl`. */
  hasEditLinks: boolean;
}

/** Where a file of another repository is edited; `undefined` for files of the site itself. */
export function originEditUrl(edited: EditedSource): { editUrl?: string } | undefined {
  const { origins, contentDir, source, editLocalizedFiles, hasEditLinks } = edited;
  // Translations are files of the site.
  if (!origins || (source.localized && editLocalizedFiles)) return undefined;
  const file = path.join(contentDir, source.path);
  const origin = originOf(origins, file);
  if (!origin) return undefined;
  const { edit } = origin;
  if (!edit || !(edit.isWritten || hasEditLinks)) return {};
  return { editUrl: normalizeUrl([edit.base, toPosixPath(path.relative(origin.dir, file))]) };
}

export function originOf(origins: readonly Origin[], file: string): Origin | undefined {
  return origins.find(({ dir }) => isInside(dir, file));
}
