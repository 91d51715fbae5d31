/** A report as one HTML file that loads nothing. Everything that comes from the site is escaped as text. */
import { formatBytes } from '../../../base/format-bytes.js';
import { reportPage } from '../../../base/html/report-page.js';
import { escapeHtml } from '../../../../shared/html.js';
import { shownFile } from '../../output-check/formats/shown-file.js';
import type { ChangedPage, CheckChanges, MovedAnswers, Report, ReportedPage } from '../types.js';
import { count, describeChange, sizeRows, summaryOf } from './words.js';

export function reportToHtml(report: Report): string {
  const { pages, answers, check, scripts } = report;
  const name = `${report.title}: compared with ${report.base}`;
  const content = `<p>${escapeHtml(summaryOf(report))}</p>
${[
  section(`${count(pages.added.length, 'page')} added`, pages.added.map(pageItem)),
  section(
    `${count(pages.removed.length, 'page')} removed`,
    pages.removed.map((page) => `${pageItem(page)}${describeRedirect(page.redirect)}`),
  ),
  changedSection(pages.changed),
  ...answers.map(answersTable),
  check ? findings(check) : '',
  sizesTable(report),
  section(
    `JavaScript of ${count(scripts.length, 'page')}`,
    scripts.map(
      ({ url, before, after }) =>
        `<code>${escapeHtml(url)}</code> ${formatBytes(before)} → ${formatBytes(after)} (${describeChange(before, after)}, compressed)`,
    ),
  ),
  pages.framed > 0
    ? `<p>${count(pages.framed, 'other page')} differ only around the text: in navigation, or in names of files.</p>`
    : '',
]
  .filter((part) => part !== '')
  .join('\n')}`;
  return reportPage({ language: 'en', title: name, style: STYLE, content });
}

const STYLE = `
:root { color-scheme: light dark; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
table { border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: .25rem .5rem; border-bottom: 1px solid #8884; text-align: start; }
td.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
summary { padding: .25rem 0; cursor: pointer; }
pre { margin: .5rem 0 1rem; padding: .5rem 0; border: 1px solid #8884; border-radius: .25rem; white-space: pre-wrap; font-size: .875rem; }
pre span { display: block; padding: 0 .75rem; }
.added { background: #2da44e2e; }
.removed { background: #d1242f2e; }
.gap { color: GrayText; }
`;

function section(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h2>${escapeHtml(title)}</h2>\n<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
}

function pageItem({ url, title, link }: ReportedPage): string {
  const name = `<code>${escapeHtml(url)}</code>`;
  const linked = link === undefined ? name : `<a href="${escapeHtml(link)}">${name}</a>`;
  return `${linked} ${escapeHtml(title)}`.trimEnd();
}

function describeRedirect(redirect: string | undefined): string {
  return redirect === undefined ? ', without a redirect' : ` → <code>${escapeHtml(redirect)}</code>`;
}

function changedSection(pages: readonly ChangedPage[]): string {
  if (pages.length === 0) return '';
  const texts = pages.map((page) => {
    const hunks = page.hunks.map(({ lines }) =>
      lines.map(({ kind, text }) => `<span class="${kind}">${SIGNS[kind]} ${escapeHtml(text)}</span>`).join(''),
    );
    const link = page.link === undefined ? '' : `<p>${pageItem(page)}</p>`;
    const summary = `<code>${escapeHtml(page.url)}</code> +${page.added} −${page.removed}`;
    return `<details open><summary>${summary}</summary>${link}<pre>${hunks.join('<span class="gap">…</span>')}</pre></details>`;
  });
  return `<h2>${count(pages.length, 'page')} changed</h2>\n${texts.join('\n')}`;
}

const SIGNS = { same: ' ', added: '+', removed: '−' };

function answersTable({ title, asked, moved }: MovedAnswers): string {
  if (moved.length === 0) return '';
  const rows = moved.map(
    ({ question, before, after }) =>
      `<tr><th scope="row">${escapeHtml(question)}</th><td>${escapeHtml(before.answer)}</td><td>${after.isRight ? '' : '✗ '}${escapeHtml(after.answer)}</td></tr>`,
  );
  const head = '<thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th></tr></thead>';
  const name = `${title}: ${moved.length} of ${count(asked, 'answer')} moved`;
  return `<h2>${escapeHtml(name)}</h2>\n<table>${head}<tbody>${rows.join('\n')}</tbody></table>`;
}

function findings({ found, known }: CheckChanges): string {
  const others = known > 0 ? ` (${known} that the base has, too)` : '';
  return section(
    `${count(found.length, 'new finding')}${others}`,
    found.map(({ severity, rule, message, file, line }) => {
      const at = line === undefined ? '' : `:${line}`;
      const place = `<code>${escapeHtml(shownFile(file) + at)}</code>`;
      return `${severity === 'error' ? '✗' : '⚠'} ${place} ${escapeHtml(message)} (${rule})`;
    }),
  );
}

function sizesTable(report: Report): string {
  const rows = sizeRows(report).map(
    ({ name, before, after, change }) =>
      `<tr><th scope="row">${name}</th><td class="number">${before}</td><td class="number">${after}</td><td class="number">${change}</td></tr>`,
  );
  const head =
    '<thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th><th scope="col">Change</th></tr></thead>';
  return `<h2>Sizes</h2>\n<table>${head}<tbody>${rows.join('\n')}</tbody></table>`;
}
