/**
 * A report as a comment on a pull request. All text of the site is written so that it means nothing in Markdown: no link, no name
 * that would notify somebody. GitHub takes 65,536 signs, so what does not fit is left out, and the comment says so.
 */
import { formatBytes } from '../../../base/format-bytes.js';
import { shownFile } from '../../output-check/formats/shown-file.js';
import type { ChangedPage, CheckChanges, DiffLine, MovedAnswers, Report, ReportedPage } from '../types.js';
import { count, describeChange, sizeRows, summaryOf } from './words.js';

/** Signs of a whole report, and of the differences of one page. */
const MOST = 60_000;
const MOST_OF_PAGE = 8_000;
/** Rows of each list. */
const LISTED = 50;

export function reportToMarkdown(report: Report): string {
  const { pages, answers, check, base } = report;
  const head = [
    `### ${escape(report.title)}: compared with ${code(base)}`,
    summaryOf(report),
    ...pageList(`${count(pages.added.length, 'page')} added`, pages.added, describePage),
    ...pageList(`${count(pages.removed.length, 'page')} removed`, pages.removed, ({ redirect, ...page }) =>
      redirect === undefined
        ? `${describePage(page)}, without a redirect`
        : `${describePage(page)} → ${code(redirect)}`,
    ),
  ];
  const tail = [
    ...answers.flatMap(answersSection),
    ...(check ? checkSection(check) : []),
    ...sizesSection(report),
    ...scriptsSection(report),
    ...(pages.framed > 0
      ? [`${count(pages.framed, 'other page')} differ only around the text: in navigation, or in names of files.`]
      : []),
  ];
  const room = MOST - [...head, ...tail].join('\n\n').length;
  return `${[...head, ...changedSection(pages.changed, room), ...tail].join('\n\n')}\n`;
}

function pageList<Page>(title: string, pages: readonly Page[], describe: (page: Page) => string): string[] {
  if (pages.length === 0) return [];
  const rows = pages.slice(0, LISTED).map((page) => `- ${describe(page)}`);
  const more = pages.length > LISTED ? [`- and ${pages.length - LISTED} more`] : [];
  return [`#### ${title}`, [...rows, ...more].join('\n')];
}

function describePage({ url, title, link }: ReportedPage): string {
  const name = link === undefined ? code(url) : `[${code(url)}](<${link.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;
  return title === '' ? name : `${name} ${escape(title)}`;
}

/** As many differences as there is room for; the other pages by name. */
function changedSection(pages: readonly ChangedPage[], room: number): string[] {
  if (pages.length === 0) return [];
  const shown: string[] = [];
  const others: ChangedPage[] = [];
  let left = room - pages.length * 200;
  for (const page of pages) {
    const text = changedPage(page);
    if (text.length > left) others.push(page);
    else shown.push(text);
    if (text.length <= left) left -= text.length;
  }
  const list = pageList('Changed, without room for the differences', others, describePage);
  return [`#### ${count(pages.length, 'page')} changed`, ...shown, ...list];
}

function changedPage(page: ChangedPage): string {
  const text = page.hunks.map(({ lines }) => lines.map(diffLine).join('\n')).join('\n@@\n');
  const cut = text.length > MOST_OF_PAGE;
  const shown = cut ? text.slice(0, text.lastIndexOf('\n', MOST_OF_PAGE)) : text;
  const fence = '`'.repeat(Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const more = cut ? '\n\nThe rest is longer than a comment takes.' : '';
  const summary = `<summary><code>${escape(page.url)}</code> +${page.added} −${page.removed}</summary>`;
  const link = page.link === undefined ? '' : `${describePage(page)}\n\n`;
  return `<details>${summary}\n\n${link}${fence}diff\n${shown}\n${fence}${more}\n\n</details>`;
}

function diffLine({ kind, text }: DiffLine): string {
  return `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`;
}

function answersSection({ title, asked, moved }: MovedAnswers): string[] {
  if (moved.length === 0) return [];
  const rows = moved.map(
    ({ question, before, after }) =>
      `| ${escape(question)} | ${escape(before.answer)} | ${after.isRight ? '' : '✗ '}${escape(after.answer)} |`,
  );
  return [
    `#### ${title}: ${moved.length} of ${count(asked, 'answer')} moved`,
    ['| | Before | After |', '| --- | --- | --- |', ...rows.slice(0, LISTED)].join('\n'),
  ];
}

function checkSection({ found, known }: CheckChanges): string[] {
  const others = known > 0 ? ` (${known} that the base has, too)` : '';
  return pageList(`${count(found.length, 'new finding')}${others}`, found, ({ severity, rule, message, ...place }) => {
    const at = place.line === undefined ? '' : `:${place.line}`;
    return `${severity === 'error' ? '✗' : '⚠'} ${code(`${shownFile(place.file)}${at}`)} ${escape(message)} (${rule})`;
  });
}

function sizesSection(report: Report): string[] {
  const rows = sizeRows(report).map(
    ({ name, before, after, change }) => `| ${name} | ${before} | ${after} | ${change} |`,
  );
  return [['| | Before | After | Change |', '| --- | --: | --: | --: |', ...rows].join('\n')];
}

function scriptsSection({ scripts }: Report): string[] {
  return pageList(`JavaScript of ${count(scripts.length, 'page')}`, scripts, ({ url, before, after }) => {
    const change = describeChange(before, after);
    return `${code(url)} ${formatBytes(before)} → ${formatBytes(after)} (${change}, compressed)`;
  });
}

/** Signs of Markdown become references; names, numbers of issues and addresses, which GitHub links later, are parted. */
function escape(text: string): string {
  const parted = text.replaceAll(/[@#](?=[\p{L}\p{N}])|:(?=\/\/)|www(?=\.)/giu, '$&\u200B');
  return parted.replaceAll(/[\\`*_{}[\]<>()|~&!\n]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** In code, nothing has a meaning but backticks; in a table, a bar. */
function code(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text.replaceAll(/\s+/g, ' ')}${gap}${fence}`;
}
