/** Results of `dactyl translations`: plain types that are printed unchanged with `--json`. */

/**
 * - `current`: the translation was made from the source as it is today.
 * - `outdated`: the source has changed since.
 * - `unmarked`: the file does not remember its source.
 * - `missing`: the locale shows the source.
 * - `orphaned`: there is no source; the file is shown nowhere.
 */
export type FileStatus = 'current' | 'outdated' | 'unmarked' | 'missing' | 'orphaned';

export interface FileState {
  status: FileStatus;
  /** Absolute; where the translation is, or would be. */
  file: string;
  /** Absolute; where the source is, or would be. */
  source: string;
  /** Day of the mark, as in `2026-11-21`. */
  translatedAt?: string;
  /** Day of the source's last commit; for outdated and unmarked files. */
  sourceChangedAt?: string;
  /** The locale in whose text readers see a missing file, where one stands in for this one. */
  shownIn?: string;
  /** Set for unmarked files whose source was committed later than they were. */
  isSourceNewer?: boolean;
}

/** Messages of one JSON file. */
export interface MessageFileState {
  /** Absolute; it may not exist. */
  file: string;
  total: number;
  /** Ids without a text in the locale. */
  missing: string[];
}

export interface LocaleFreshness {
  locale: string;
  label: string;
  files: FileState[];
  messages: MessageFileState[];
}
