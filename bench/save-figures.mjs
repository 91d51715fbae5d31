/** Figures of builds for the website, which shows them in both languages: `website/src/builds/figures.json`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FIGURES = join(dirname(fileURLToPath(import.meta.url)), '../website/src/builds/figures.json');

/**
 * @typedef {{ date: string, machine: string, command: string }} Run
 * @typedef {{ seconds: number, cpu: number, megabytes: number | null }} SavedBuild
 * @typedef {object} SavedTool
 * @property {string} tool
 * @property {string} version
 * @property {SavedBuild} cold
 * @property {SavedBuild} [unchanged]
 * @property {SavedBuild} [edit]
 * @property {number} files of the output
 * @property {number} megabytes of the output
 * @property {readonly { parts: number, longest: number, merge: number, cpu: number }[]} parts
 *
 * @typedef {Run & { pages: number, tools: SavedTool[] }} SavedRun
 */

/**
 * Replaces the figures for this number of pages.
 *
 * @param {Run} run
 * @param {readonly import('./results-table.mjs').ToolResult[]} results
 */
export function saveFigures(run, results, file = FIGURES) {
  const [first] = results;
  if (!first) return;
  /** @type {SavedRun[]} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const saved = { ...run, pages: first.pages, tools: results.flatMap(toSaved) };
  const runs = [...known.filter(({ pages }) => pages !== saved.pages), saved].toSorted((a, b) => a.pages - b.pages);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
}

/**
 * @param {import('./results-table.mjs').ToolResult} result
 * @returns {SavedTool[]}
 */
function toSaved({ tool, version, scenarios, output, parts = [] }) {
  const { cold, unchanged, 'one edit': edit } = scenarios;
  if (!cold) return [];
  return [
    {
      tool,
      version,
      cold: toBuild(cold),
      ...(unchanged && { unchanged: toBuild(unchanged) }),
      ...(edit && { edit: toBuild(edit) }),
      files: output.files,
      megabytes: rounded(output.bytes / 1e6),
      parts: parts.map(({ parts: count, longest, merge, cpu }) => ({
        parts: count,
        longest: rounded(longest),
        merge: rounded(merge),
        cpu: rounded(cpu),
      })),
    },
  ];
}

/**
 * @param {import('./results-table.mjs').Figures} figures
 * @returns {SavedBuild}
 */
function toBuild({ wall, cpu, peakMemory }) {
  return {
    seconds: rounded(wall),
    cpu: rounded(cpu),
    megabytes: peakMemory === undefined ? null : Math.round(peakMemory / 1e6),
  };
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 10) / 10;
}
