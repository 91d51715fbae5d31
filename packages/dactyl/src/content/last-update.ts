import { lastCommitDates, type FileHistory } from '../node/git.js';
import type { Report } from './report.js';

export interface LastUpdate {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

export interface LastUpdateOptions {
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
}

/** Absolute file → its history; `undefined` when git knows nothing. */
export type History = ReadonlyMap<string, FileHistory> | undefined;

export interface LoadHistoryOptions extends LastUpdateOptions {
  contentDirs: readonly string[];
  isProduction: boolean;
}

/** Reads the history of some content folders, when anything asks for it; one pass per folder. */
export async function loadHistory(options: LoadHistoryOptions): Promise<History> {
  const isAsked = options.isProduction && (options.showLastUpdateTime || options.showLastUpdateAuthor);
  return isAsked ? readHistory(options.contentDirs) : undefined;
}

export async function readHistory(contentDirs: readonly string[]): Promise<History> {
  const parts = await Promise.all(contentDirs.map((dir) => lastCommitDates(dir)));
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : new Map(known.flatMap((part) => [...part]));
}

/** While writing, git is not asked: these stand where the real values will be. */
const PLACEHOLDER = { timestamp: 1_539_502_055_000, author: 'Author' };

export interface ReadLastUpdateOptions {
  /** Absolute. */
  file: string;
  /** Front matter `last_update`; checked before. */
  override: { author?: string; date?: Date | number | string } | undefined;
  options: LastUpdateOptions;
  history: History;
  isProduction: boolean;
  /** Called with each file of which git knows nothing. */
  onUnknown(file: string): void;
}

/** When and by whom an entry was changed last: front matter before git. Options that are off give nothing. */
export function readLastUpdate(request: ReadLastUpdateOptions): LastUpdate {
  const { file, override, options, history, isProduction } = request;
  const wantsTime = options.showLastUpdateTime && override?.date === undefined;
  const wantsAuthor = options.showLastUpdateAuthor && override?.author === undefined;
  const needsGit = wantsTime || wantsAuthor;
  const commit = isProduction ? history?.get(file)?.newest : PLACEHOLDER;
  if (needsGit && commit === undefined) request.onUnknown(file);
  const time = override?.date === undefined ? commit?.timestamp : new Date(override.date).getTime();
  const author = override?.author ?? commit?.author;
  return {
    ...(options.showLastUpdateTime && time !== undefined && { lastUpdatedAt: time }),
    ...(options.showLastUpdateAuthor && author !== undefined && { lastUpdatedBy: author }),
  };
}

/** One warning for all files of which git knows nothing. */
export function reportUnknownHistory(files: readonly string[], report: Report): void {
  const [first] = files;
  if (first === undefined) return;
  const others = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  report('warn', {
    message: `Git knows no last update of ${first}${others}; the date is left out.`,
    hint: 'Commit the files, make sure that the clone has its whole history, or set "last_update" in the front matter.',
  });
}
