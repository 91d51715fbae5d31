/** Writes a comparison as a self-contained HTML file. Everything that comes from the site is escaped as text. */
import { reportPage } from '../base/html/report-page.js';
import { escapeHtml } from '../../shared/html.js';
import type { SiteComparison } from './compare-site.js';
import { formatBytes } from '../base/format-bytes.js';
import { formatFigures } from './figures.js';
import { KINDS, type FindingGroup, KIND_TITLES } from './findings.js';
import type { ComparedPage } from './look-at-pages.js';
import type { PageView } from './view-pages.js';

/** Limit of listed groups per kind; `--json` has all of them. */
const LISTED = 500;

export function reportHtml(comparison: SiteComparison): string {
  const { title, lost } = comparison;
  const sections = KINDS.map((kind) =>
    kindSection(
      KIND_TITLES[kind],
      lost.filter((group) => group.kind === kind),
    ),
  );
  const content = `${figuresTable(comparison)}
<h2>What is lost</h2>
${sections.join('\n')}
${textList('Options without effect', comparison.ineffective)}
${textList('Pages that only Dactyl has', comparison.added)}
${textList('Style sheets that could not be read', comparison.unread)}
<h2>Pages</h2>
${pictures(comparison)}`;
  return reportPage({
    language: 'en',
    title: `${title}: Docusaurus and Dactyl`,
    style: STYLE,
    content,
    policy: 'img-src data:',
  });
}

const STYLE = `
:root { color-scheme: light dark; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid #8884; text-align: start; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
code { overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #8884; }
`;

function figuresTable(comparison: SiteComparison): string {
  const rows = formatFigures(comparison).map(
    ({ name, docusaurus, dactyl }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td class="number">${escapeHtml(docusaurus)}</td><td class="number">${escapeHtml(dactyl)}</td></tr>`,
  );
  const { docusaurus = '', dactyl } = comparison.versions;
  return `<table><thead><tr><td></td><th scope="col">Docusaurus ${escapeHtml(docusaurus)}</th><th scope="col">Dactyl ${escapeHtml(dactyl)}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function kindSection(title: string, groups: readonly FindingGroup[]): string {
  if (groups.length === 0) return `<p>${escapeHtml(title)}: nothing</p>`;
  const rows = groups.slice(0, LISTED).map(findingRow).join('\n');
  const more = groups.length > LISTED ? `<p>… and ${groups.length - LISTED} more</p>` : '';
  const head =
    '<thead><tr><th scope="col">What</th><th scope="col">Docusaurus</th><th scope="col">Dactyl</th><th scope="col">Files</th></tr></thead>';
  return `<details><summary>${escapeHtml(title)}: ${groups.length}</summary><table>${head}<tbody>${rows}</tbody></table>${more}</details>`;
}

function findingRow({ what, want = '', have = '', files }: FindingGroup): string {
  const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
  return `<tr><td><code>${escapeHtml(what)}</code></td><td>${escapeHtml(want)}</td><td>${escapeHtml(have)}</td><td>${escapeHtml(files[0] ?? '')}${more}</td></tr>`;
}

function textList(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<h2>${escapeHtml(title)}</h2><ul>${items}</ul>`;
}

function pictures({ pages, noBrowser }: SiteComparison): string {
  if (noBrowser !== undefined) return `<p>No screenshots, and no styles compared: ${escapeHtml(noBrowser)}.</p>`;
  return pages.map(pagePictures).join('\n');
}

function pagePictures({ path, docusaurus, dactyl, pictures: both }: ComparedPage): string {
  const pairs = both.docusaurus.map((theirs, index) => {
    const ours = both.dactyl[index];
    const figures = [picture('Docusaurus', path, theirs), ...(ours ? [picture('Dactyl', path, ours)] : [])];
    return `<div class="pair">${figures.join('')}</div>`;
  });
  const weights = `${formatBytes(docusaurus.bytes)} in Docusaurus, ${formatBytes(dactyl.bytes)} in Dactyl`;
  return `<h3><code>${escapeHtml(path)}</code></h3><p>${weights}</p>${pairs.join('')}`;
}

function picture(tool: string, path: string, { width, mode, screenshot }: PageView): string {
  const data = Buffer.from(screenshot).toString('base64');
  const label = `${path} in ${tool}, ${mode}, ${width} px wide`;
  return `<figure><img alt="${escapeHtml(label)}" src="data:image/jpeg;base64,${data}"><figcaption>${tool}, ${mode}, ${width} px</figcaption></figure>`;
}
