/**
 * State of all translations as one HTML file for translators: counts for each language, the files of each state, and what has changed
 * in the sources of outdated ones. It runs no script. Everything that comes from the site is escaped as text.
 */
import { reportPage } from '../../base/html/report-page.js';
import { siteRelative } from '../../content/edit-url.js';
import { escapeHtml } from '../../../shared/html.js';
import { dashboardWords, type DashboardWords } from './dashboard-words.js';
import type { SourceDiff } from './source-diff.js';
import type { FileState, FileStatus, LocaleFreshness, MessageFileState } from './types.js';

export interface DashboardInput {
  siteDir: string;
  /** Title of the site. */
  title: string;
  defaultLocale: string;
  locales: readonly LocaleFreshness[];
  /** What has changed in the sources of outdated files. */
  diffs: readonly SourceDiff[];
  /** As in `2026-11-21`. */
  today: string;
  /** A locale in whose language the page is written, if we have its words. */
  language: string;
}

/** What the parts of the page need. */
interface Writing {
  words: DashboardWords;
  name: (file: string) => string;
  diffs: ReadonlyMap<string, SourceDiff>;
}

export function translationsDashboard(input: DashboardInput): string {
  const { siteDir, title, defaultLocale, locales, today } = input;
  const { language, words } = dashboardWords(input.language);
  const writing: Writing = {
    words,
    name: (file) => `<code>${escapeHtml(siteRelative(siteDir, file))}</code>`,
    diffs: new Map(input.diffs.map((diff) => [diff.file, diff])),
  };
  const content = [
    `<p>${escapeHtml(words.asOf(today, defaultLocale))}</p>`,
    ...(locales.length === 0 ? [`<p>${escapeHtml(words.nothing)}</p>`] : [overview(locales, words)]),
    ...locales.map((locale) => localeSection(locale, writing)),
  ];
  return reportPage({ language, title: words.title(title), style: STYLE, content: content.join('\n') });
}

const STYLE = `
:root { color-scheme: light dark; background: Canvas; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 3rem 0 .5rem; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: .375rem .75rem; border-bottom: 1px solid #8884; text-align: start; white-space: nowrap; }
thead th, .number { font-variant-numeric: tabular-nums; }
th.number, td.number { text-align: end; }
meter { width: 6rem; height: .75rem; margin-inline-end: .5rem; vertical-align: middle; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: .25rem 0; border-bottom: 1px solid #8882; }
code { font-size: .875em; }
.note { color: color-mix(in srgb, CanvasText 70%, Canvas); font-size: .875rem; }
summary { cursor: pointer; }
details > p { margin: .25rem 0 .5rem; }
summary:focus-visible, a:focus-visible { outline: 2px solid; outline-offset: 2px; }
pre { margin: .5rem 0; padding: .5rem 0; border: 1px solid #8884; border-radius: .25rem; white-space: pre-wrap; font-size: .8125rem; }
pre span { display: block; padding: 0 .75rem; }
.added { background: #2da44e2e; }
.removed { background: #d1242f2e; }
.place { color: color-mix(in srgb, CanvasText 70%, Canvas); }
`;

const COLUMNS: readonly FileStatus[] = ['current', 'outdated', 'unmarked', 'missing', 'orphaned'];

function overview(locales: readonly LocaleFreshness[], words: DashboardWords): string {
  const number = (text: string | number) => `<td class="number">${text}</td>`;
  const headings = [...COLUMNS.map((column) => words.columns[column]), words.messages];
  const rows = locales.map(({ locale, label, files, messages }) => {
    const counted = COLUMNS.map((column) => files.filter(({ status }) => status === column).length);
    // What readers see in their language, up to date or not; orphaned files are shown nowhere.
    const [current = 0, outdated = 0, unmarked = 0, missing = 0] = counted;
    const there = current + outdated + unmarked;
    const total = messages.reduce((sum, file) => sum + file.total, 0);
    const lacking = messages.reduce((sum, file) => sum + file.missing.length, 0);
    const name = `<a href="#${escapeHtml(locale)}">${escapeHtml(label)}</a> <span class="note">${escapeHtml(locale)}</span>`;
    const text = escapeHtml(words.of(there, there + missing));
    const meter = `<meter min="0" max="${Math.max(there + missing, 1)}" value="${there}" aria-hidden="true"></meter>`;
    const cells = [...counted.map(number), number(escapeHtml(words.of(total - lacking, total)))].join('');
    return `<tr><th scope="row">${name}</th><td>${meter}${text}</td>${cells}</tr>`;
  });
  const head = headings.map((heading) => `<th scope="col" class="number">${escapeHtml(heading)}</th>`).join('');
  const first = `<th scope="col">${escapeHtml(words.locale)}</th><th scope="col">${escapeHtml(words.translated)}</th>`;
  const table = `<table><thead><tr>${first}${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  // Wide tables scroll on phones, also by keys.
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(words.translated)}">${table}</div>`;
}

const LISTS = ['outdated', 'unmarked', 'missing', 'orphaned'] as const;

function localeSection({ locale, label, files, messages }: LocaleFreshness, writing: Writing): string {
  const { words } = writing;
  const lists = LISTS.flatMap((status) => {
    const found = files.filter((file) => file.status === status);
    return list(
      words.lists[status],
      found.map((file) => fileItem(file, writing)),
    );
  });
  const incomplete = messages.filter(({ missing }) => missing.length > 0);
  const texts = list(
    words.lists.messages,
    incomplete.map((file) => messageItem(file, writing)),
  );
  const all = [...lists, ...texts];
  const body = all.length === 0 ? `<p>${escapeHtml(words.complete)}</p>` : all.join('\n');
  return `<section aria-labelledby="${escapeHtml(locale)}"><h2 id="${escapeHtml(locale)}">${escapeHtml(label)}</h2>\n${body}</section>`;
}

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [
    `<h3>${escapeHtml(title)} (${items.length})</h3>\n<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`,
  ];
}

function fileItem(state: FileState, { words, name, diffs }: Writing): string {
  const { status, file, source, translatedAt, sourceChangedAt, isSourceNewer, shownIn } = state;
  const notes = [
    status === 'outdated' && translatedAt !== undefined && words.translatedOn(translatedAt),
    status === 'outdated' && sourceChangedAt !== undefined && words.changedOn(sourceChangedAt),
    isSourceNewer === true && words.newer,
    shownIn !== undefined && words.shownIn(shownIn),
  ].filter((note) => note !== false);
  const note = notes.length === 0 ? '' : ` <span class="note">${escapeHtml(notes.join(words.comma))}</span>`;
  const line = name(status === 'missing' ? source : file) + note;
  const diff = diffs.get(file);
  if (status !== 'outdated' || diff === undefined) return line;
  const { hunks } = diff;
  const changes = hunks === undefined ? `<p class="note">${escapeHtml(words.unknownSource)}</p>` : diffHtml(hunks);
  return `<details><summary>${line}</summary><p>${name(source)}</p>${changes}</details>`;
}

const KINDS: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed', '@': 'place' };

/** Lines as `git diff` writes them. */
function diffHtml(hunks: string): string {
  const lines = hunks.split('\n').map((line) => {
    const kind = KINDS[line.charAt(0)];
    return `<span${kind === undefined ? '' : ` class="${kind}"`}>${escapeHtml(line) || ' '}</span>`;
  });
  return `<pre>${lines.join('')}</pre>`;
}

function messageItem({ file, total, missing }: MessageFileState, { words, name }: Writing): string {
  const ids = missing.map((id) => `<code>${escapeHtml(id)}</code>`).join(', ');
  const note = `<span class="note">${escapeHtml(words.missing(missing.length, total))}</span>`;
  return `<details><summary>${name(file)} ${note}</summary><p>${ids}</p></details>`;
}
