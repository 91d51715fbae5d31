/** Budgets of the site and its output → a table for the end of the build, and an error if one is passed. */
import type { Budget } from '../../config/budgets-config.js';
import { formatBytes } from '../../base/format-bytes.js';
import { SiteError } from '../../base/site-error.js';
import { matchPages } from '../../plugin-api/match-pages.js';
import { passedLimitsOf } from '../host-limits.js';
import type { OutputSize } from '../output-size.js';
import { weighPages } from './weigh-pages.js';
import { formatCount } from '../../../shared/format-count.js';

export interface BudgetRow {
  /** `js`, or `/blog/** js`. */
  name: string;
  limit: string;
  /** What comes nearest to it, or passes it. */
  found: string;
  /** Addresses of the pages that pass it, the worst first. Of a limit of the site, one that is empty. */
  passed: string[];
}

export interface BudgetInput {
  dir: string;
  size: OutputSize;
  budgets: readonly Budget[];
  baseUrl: string;
  /** Folders of locales below the base URL; the default one has ''. */
  localeFolders: readonly string[];
}

const PAGE_LIMITS = ['html', 'js', 'css', 'image', 'page'] as const;

/** @returns lines of a table, and what is wrong */
export async function holdBudgets(input: BudgetInput): Promise<{ table: string; error: SiteError | undefined }> {
  const rows = await budgetRows(input);
  const hosts = input.budgets.flatMap(({ host }) => (host === undefined ? [] : passedLimitsOf(host, input.size)));
  const wrong = rows.filter(({ passed }) => passed.length > 0);
  const problems = [...wrong.map(describePassed), ...hosts];
  const error =
    problems.length === 0
      ? undefined
      : new SiteError(['The output passes a budget:', ...problems.map((text) => `  ${text}`)].join('\n'), {
          hint: 'Make it smaller, or raise the limit in "budgets".',
        });
  return { table: describeTable(rows), error };
}

export async function budgetRows({ dir, size, budgets, baseUrl, localeFolders }: BudgetInput): Promise<BudgetRow[]> {
  const asks = (names: readonly (keyof Budget)[]) =>
    budgets.some((budget) => names.some((name) => budget[name] !== undefined));
  const withHtml = asks(['html', 'page']);
  const weights = asks(PAGE_LIMITS) ? await weighPages({ dir, baseUrl, withHtml }) : [];
  const addressOf = createAddresses(baseUrl, localeFolders);
  return budgets.flatMap((budget) => {
    const isMatch = budget.pages ? matchPages({ include: budget.pages, exclude: [] }, '/') : () => true;
    const own = weights.filter(({ url }) => isMatch(addressOf(url)));
    const named = budget.pages ? `${budget.pages.join(', ')} ` : '';
    const pages = PAGE_LIMITS.flatMap((name) => {
      const limit = budget[name];
      return limit === undefined
        ? []
        : pageRow(
            named + name,
            limit,
            own.map((page) => ({ url: page.url, bytes: page[name] })),
          );
    });
    return [...pages, ...siteRows(budget, size)];
  });
}

function pageRow(name: string, limit: number, pages: readonly { url: string; bytes: number }[]): BudgetRow {
  const sorted = pages.toSorted((a, b) => b.bytes - a.bytes || (a.url < b.url ? -1 : 1));
  const [first] = sorted;
  return {
    name,
    limit: formatBytes(limit),
    found: first === undefined ? 'no page' : `${formatBytes(first.bytes)} ${first.url}`,
    passed: sorted.filter(({ bytes }) => bytes > limit).map(({ url }) => url),
  };
}

function siteRows({ files, output }: Budget, size: OutputSize): BudgetRow[] {
  const rows: BudgetRow[] = [];
  if (files !== undefined) {
    const passed = size.files > files ? [''] : [];
    rows.push({ name: 'files', limit: formatCount(files), found: formatCount(size.files), passed });
  }
  if (output !== undefined) {
    const passed = size.bytes > output ? [''] : [];
    rows.push({ name: 'output', limit: formatBytes(output), found: formatBytes(size.bytes), passed });
  }
  return rows;
}

/** Patterns know neither base URL nor locale. */
function createAddresses(baseUrl: string, localeFolders: readonly string[]): (url: string) => string {
  const prefixes = localeFolders.filter((folder) => folder !== '').map((folder) => `${baseUrl}${folder}/`);
  return (url) => {
    const prefix = prefixes.find((one) => `${url}/`.startsWith(one)) ?? baseUrl;
    return `/${url.slice(prefix.length)}`;
  };
}

function describePassed({ name, limit, found, passed }: BudgetRow): string {
  const others = passed.length > 1 ? ` and ${passed.length - 1} other ${passed.length === 2 ? 'page' : 'pages'}` : '';
  return `${name}: ${found}${others}, of at most ${limit}`;
}

function describeTable(rows: readonly BudgetRow[]): string {
  const all = [{ name: 'budget', limit: 'at most', found: 'largest', passed: [] }, ...rows];
  const [names, limits] = [all.map(({ name }) => name.length), all.map(({ limit }) => limit.length)];
  return all
    .map(({ name, limit, found, passed }) => {
      const mark = passed.length > 0 ? '✗' : ' ';
      return `  ${mark} ${name.padEnd(Math.max(...names))}  ${limit.padStart(Math.max(...limits))}  ${found}`;
    })
    .join('\n');
}
