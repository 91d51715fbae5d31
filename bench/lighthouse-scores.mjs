/** What several runs of Lighthouse on one page say together: a row of the table, and what is short of the goals. */
import { median } from './median.mjs';

/**
 * @typedef {object} Report the part of Lighthouse's result that is read here
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, title: string, numericValue?: number, displayValue?: string }>} audits
 */

/** Category → the score to reach, of 100. Speed depends on the machine; the others say what is on the page. */
export const GOALS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Columns of the table besides the scores: heading, audit, unit. */
const FIGURES = /** @type {const} */ ([
  ['first paint s', 'first-contentful-paint', 1000],
  ['largest paint s', 'largest-contentful-paint', 1000],
  ['blocked ms', 'total-blocking-time', 1],
  ['layout shift', 'cumulative-layout-shift', 1],
  ['KB', 'total-byte-weight', 1000],
]);

/** @param {readonly { page: string, reports: readonly Report[] }[]} results */
export function scoresTable(results) {
  const head = ['page', ...Object.keys(GOALS), ...FIGURES.map(([title]) => title)];
  const rows = results.map(({ page, reports }) => [
    page,
    ...Object.keys(GOALS).map((category) => String(medianScore(reports, category))),
    ...FIGURES.map(([, audit, unit]) => figure(reports, audit, unit)),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Categories below their goal, each with the audits that cost it something.
 *
 * @param {{ page: string, reports: readonly Report[] }} result
 * @returns {string[]}
 */
export function shortfalls({ page, reports }) {
  return Object.entries(GOALS).flatMap(([category, goal]) => {
    const score = medianScore(reports, category);
    return score >= goal ? [] : [`${page}: ${category} is ${score}, not ${goal}`, ...failingAudits(reports, category)];
  });
}

/**
 * @param {readonly Report[]} reports
 * @param {string} category
 */
function medianScore(reports, category) {
  return Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
}

/**
 * @param {readonly Report[]} reports
 * @param {string} audit
 * @param {number} unit
 */
function figure(reports, audit, unit) {
  const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)) / unit;
  return value === 0 ? '0' : value.toFixed(value < 10 ? 2 : 0);
}

/**
 * @param {readonly Report[]} reports
 * @param {string} category
 */
function failingAudits(reports, category) {
  const lines = reports.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title, displayValue } = audits[id] ?? { title: id };
      if (weight === 0 || score === null || score >= 0.9) return [];
      return [`  ${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`];
    }),
  );
  return [...new Set(lines)];
}
