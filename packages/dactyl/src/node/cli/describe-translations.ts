/** What `dactyl translations` prints. */
import { siteRelative } from '../content/edit-url.js';
import type { SourceDiff } from '../translations/freshness/source-diff.js';
import type { FileState, FileStatus, LocaleFreshness, MessageFileState } from '../translations/freshness/types.js';

/** What `--fail-on` knows. */
export const FAULTS = ['missing', 'outdated', 'unmarked', 'orphaned', 'messages'] as const;
export type Fault = (typeof FAULTS)[number];

/** Entries of a list that are printed without `--verbose`. */
const LIST_LENGTH = 10;

export interface DescribeOptions {
  siteDir: string;
  isVerbose: boolean;
}

export function describeTranslations(locales: readonly LocaleFreshness[], options: DescribeOptions): string {
  if (locales.length === 0) return 'The site has only its default locale: there is nothing to translate.';
  const lists = locales.flatMap((locale) => [...fileLists(locale, options), ...messageList(locale, options)]);
  return [toTable([HEADINGS, ...locales.map(toRow)]).join('\n'), ...lists].join('\n\n');
}

export function describeMarked(files: readonly string[], siteDir: string): string {
  if (files.length === 0) return 'No file had to be marked.';
  const names = files.map((file) => `\n  ${siteRelative(siteDir, file)}`).join('');
  return `Marked ${files.length} ${files.length === 1 ? 'file' : 'files'} as translated from the source of today:${names}`;
}

export function describeSourceDiffs(diffs: readonly SourceDiff[], siteDir: string): string {
  if (diffs.length === 0) return 'No translation is out of date.';
  const texts = diffs.map(({ file, source, translatedAt, hunks }) => {
    const title = `${siteRelative(siteDir, source)}, since it was translated${translatedAt === undefined ? '' : ` on ${translatedAt}`}`;
    const unknown =
      '  The text that was translated is in no commit that this repository has: it was never committed, or the clone is shallow.';
    return `${title}\n${siteRelative(siteDir, file)}\n${hunks ?? unknown}`;
  });
  return texts.join('\n\n');
}

export function translationsJson(site: {
  defaultLocale: string;
  locales: readonly LocaleFreshness[];
  siteDir: string;
}): string {
  const { defaultLocale, locales, siteDir } = site;
  const named = locales.map(({ locale, label, files, messages }) => ({
    locale,
    label,
    files: files.map((state) => ({
      ...state,
      file: siteRelative(siteDir, state.file),
      source: siteRelative(siteDir, state.source),
    })),
    messages: messages.map((state) => ({ ...state, file: siteRelative(siteDir, state.file) })),
  }));
  return JSON.stringify({ defaultLocale, locales: named }, null, 2);
}

const COLUMNS: readonly FileStatus[] = ['current', 'outdated', 'unmarked', 'missing', 'orphaned'];
const HEADINGS = ['Locale', 'Up to date', 'Outdated', 'Unmarked', 'Missing', 'Orphaned', 'Messages'];

function toRow({ locale, files, messages }: LocaleFreshness): string[] {
  const total = messages.reduce((sum, file) => sum + file.total, 0);
  const missing = messages.reduce((sum, file) => sum + file.missing.length, 0);
  const counts = COLUMNS.map((column) => String(files.filter(({ status }) => status === column).length));
  return [locale, ...counts, `${total - missing} of ${total}`];
}

const LISTS: readonly { status: FileStatus; title: (files: readonly FileState[]) => string }[] = [
  { status: 'outdated', title: () => 'outdated: the source has changed since' },
  { status: 'unmarked', title: unmarkedTitle },
  { status: 'missing', title: () => 'missing: readers see the source' },
  { status: 'orphaned', title: () => 'orphaned: the source does not exist' },
];

function unmarkedTitle(files: readonly FileState[]): string {
  const newer = files.filter(({ isSourceNewer }) => isSourceNewer).length;
  const title = 'unmarked: not known which source they were made from';
  return newer === 0 ? title : `${title}; of ${newer} the source has a later commit`;
}

function fileLists({ locale, files }: LocaleFreshness, options: DescribeOptions): string[] {
  return LISTS.flatMap(({ status, title }) => {
    const found = files.filter((file) => file.status === status);
    const lines = found.map((file) => describeFile(file, options.siteDir));
    return toList(
      `${locale}, ${title(found)}`,
      status === 'missing' ? lines.toSorted() : urgentFirst(lines, found),
      options,
    );
  });
}

/** The list may be cut, so the files that probably need work come first. */
function urgentFirst(lines: readonly string[], files: readonly FileState[]): string[] {
  const isUrgent = (_: string, index: number) => files[index]?.isSourceNewer === true;
  return [...lines.filter(isUrgent), ...lines.filter((line, index) => !isUrgent(line, index))];
}

function describeFile(state: FileState, siteDir: string): string {
  const { status, file, source, translatedAt, sourceChangedAt, isSourceNewer, shownIn } = state;
  if (status === 'missing')
    return siteRelative(siteDir, source) + (shownIn === undefined ? '' : ` (shown in ${shownIn})`);
  const notes = [
    translatedAt !== undefined && status === 'outdated' && `translated ${translatedAt}`,
    sourceChangedAt !== undefined && (status === 'outdated' || isSourceNewer) && `source changed ${sourceChangedAt}`,
  ].filter(Boolean);
  return siteRelative(siteDir, file) + (notes.length === 0 ? '' : ` (${notes.join(', ')})`);
}

function messageList({ locale, messages }: LocaleFreshness, options: DescribeOptions): string[] {
  const incomplete = messages.filter(({ missing }) => missing.length > 0);
  const lines = incomplete.map((state) => describeMessages(state, options));
  return toList(
    `${locale}, messages without a text: \`dactyl write-translations -l ${locale}\` adds them`,
    lines,
    options,
  );
}

function describeMessages({ file, total, missing }: MessageFileState, { siteDir, isVerbose }: DescribeOptions): string {
  const shown = isVerbose ? missing : missing.slice(0, 3);
  const rest = missing.length - shown.length;
  const ids = shown.map((id) => JSON.stringify(id)).join(', ') + (rest === 0 ? '' : ` and ${rest} more`);
  return `${siteRelative(siteDir, file)} (${missing.length} of ${total}): ${ids}`;
}

function toList(title: string, lines: readonly string[], { isVerbose }: DescribeOptions): string[] {
  if (lines.length === 0) return [];
  const shown = isVerbose ? lines : lines.slice(0, LIST_LENGTH);
  const rest = lines.length - shown.length;
  const more = rest === 0 ? [] : [`… and ${rest} more; \`--verbose\` lists all`];
  return [[title, ...[...shown, ...more].map((line) => `  ${line}`)].join('\n')];
}

/** Numbers stand under the end of their heading. */
function toTable(rows: readonly string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
