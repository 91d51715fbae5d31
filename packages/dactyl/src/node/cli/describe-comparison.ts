/** What `dactyl compare` prints: counts first, then some examples of each kind with a file, then what both builds cost. */
import type { SiteComparison } from '../compare/compare-site.js';
import { formatFigures } from '../compare/figures.js';
import { KINDS, type FindingGroup, type Kind, KIND_TITLES } from '../compare/findings.js';
import type { Colors } from '../base/logger.js';

interface DescribeOptions {
  /** Of each kind. */
  examples: number;
  colors: Colors;
}

/** Longer values are cut off. */
const WIDTH = 120;
/** Of a common start, this many characters are kept. */
const BEFORE = 30;

export function describeComparison(comparison: SiteComparison, { examples, colors }: DescribeOptions): string {
  const { lost, ineffective, unread } = comparison;
  const kinds = KINDS.map((kind) => ({ kind, groups: lost.filter((group) => group.kind === kind) }));
  return [
    describeCounts(comparison, colors),
    ...kinds.flatMap(({ kind, groups }) =>
      groups.length > 0 ? [describeKind(kind, groups, { examples, colors })] : [],
    ),
    ...describeTexts('Options without effect', ineffective, colors),
    ...describeTexts('Style sheets that could not be read', unread, colors),
    describeCosts(comparison, colors),
  ].join('\n\n');
}

function describeCounts({ counts, lost, added, styledElements, noBrowser }: SiteComparison, colors: Colors): string {
  const notes: Partial<Record<Kind, string>> = {
    pages: `of ${counts.pages}${added.length > 0 ? `; ${added.length} added: ${list(added)}` : ''}`,
    redirects: `of ${counts.redirects}`,
    selectors: `of ${counts.selectors}`,
    styles: `in ${styledElements} elements`,
  };
  const width = Math.max(...Object.values(KIND_TITLES).map((title) => title.length));
  const rows = KINDS.map((kind) => {
    if (kind === 'styles' && noBrowser !== undefined) {
      return `${KIND_TITLES[kind].padEnd(width)}  ${colors.dim(`not compared: ${plain(noBrowser)}`)}`;
    }
    const count = lost.filter((group) => group.kind === kind).length;
    const verb = kind === 'styles' ? 'differ' : 'lost';
    const told = count === 0 ? colors.green(`none ${verb}`) : colors.red(`${count} ${verb}`);
    const note = notes[kind];
    return `${KIND_TITLES[kind].padEnd(width)}  ${told}${note === undefined ? '' : ` ${colors.dim(note)}`}`;
  });
  return rows.join('\n');
}

function list(names: readonly string[]): string {
  const shown = names
    .slice(0, 3)
    .map((name) => cut(name))
    .join(', ');
  return names.length > 3 ? `${shown}, …` : shown;
}

function describeKind(kind: Kind, groups: readonly FindingGroup[], { examples, colors }: DescribeOptions): string {
  const more = groups.length > examples ? [`  … and ${groups.length - examples} more`] : [];
  return [
    colors.bold(`${KIND_TITLES[kind]}: ${groups.length}`),
    ...groups.slice(0, examples).flatMap(describeGroup),
    ...more,
  ].join('\n');
}

function describeGroup({ kind, what, want, have, files }: FindingGroup): string[] {
  const [first = ''] = files;
  const others = files.length > 1 ? ` and ${files.length - 1} other ${files.length > 2 ? 'files' : 'file'}` : '';
  const skipped = commonStart(want, have);
  const where = what === first ? '' : `  ${kind === 'selectors' ? '' : 'in '}${first}${others}`;
  return [
    `  ${cut(what)}${where}`,
    ...(want ? [`    Docusaurus: ${cut(want, skipped)}`] : []),
    ...(have === undefined ? [] : [`    Dactyl:     ${cut(have, skipped)}`]),
  ];
}

/** Number of leading characters to omit from two long values, so that their difference is visible. */
function commonStart(want = '', have = ''): number {
  let at = 0;
  while (at < want.length && want[at] === have[at]) at += 1;
  return at > WIDTH / 2 && have !== '' ? at - BEFORE : 0;
}

function cut(text: string, skipped = 0): string {
  const shown = `${skipped > 0 ? '…' : ''}${plain(text).slice(skipped)}`;
  return shown.length > WIDTH ? `${shown.slice(0, WIDTH)}…` : shown;
}

/** Removes control characters, because text of the site could move the cursor. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');
}

function describeTexts(title: string, lines: readonly string[], colors: Colors): string[] {
  return lines.length === 0
    ? []
    : [[colors.bold(`${title}: ${lines.length}`), ...lines.map((line) => `  ${plain(line)}`)].join('\n')];
}

function describeCosts(comparison: SiteComparison, colors: Colors): string {
  const { versions, weighedBy, build } = comparison;
  const head = {
    name: '',
    docusaurus: `Docusaurus ${versions.docusaurus ?? ''}`.trim(),
    dactyl: `Dactyl ${versions.dactyl}`,
  };
  const rows = [head, ...formatFigures(comparison)];
  const width = (key: keyof typeof head) => Math.max(...rows.map((row) => row[key].length));
  const [names, theirs, ours] = [width('name'), width('docusaurus'), width('dactyl')];
  const lines = rows.map(
    (row) => `${row.name.padEnd(names)}  ${row.docusaurus.padStart(theirs)}  ${row.dactyl.padStart(ours)}`,
  );
  const warm = [build.docusaurus, build.dactyl].some((figures) => figures?.hadCache);
  const notes = [
    ...(weighedBy === 'html' ? ['Bytes and requests are those that the HTML of a page names, after gzip.'] : []),
    ...(warm ? ['A build found the cache of an earlier one; --cold removes these caches first.'] : []),
  ];
  return [...lines, ...notes.map((note) => colors.dim(note))].join('\n');
}
