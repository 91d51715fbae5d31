/** Several runs of each tool → one result for each: medians of times, and the most memory that any run took. */
import { median } from './median.mjs';

/** @typedef {import('./results-table.mjs').ToolResult} ToolResult */
/** @typedef {import('./results-table.mjs').Figures} Figures */

/**
 * @param {readonly ToolResult[]} results in any order; tools keep the order in which they come first
 * @returns {ToolResult[]}
 */
export function medianResults(results) {
  const tools = [...new Set(results.map(({ tool }) => tool))];
  return tools.flatMap((name) => {
    const runs = results.filter(({ tool }) => tool === name);
    const [first] = runs;
    return first && runs.length > 1 ? [{ ...first, ...mediansOf(first, runs) }] : runs;
  });
}

/**
 * @param {ToolResult} first
 * @param {readonly ToolResult[]} runs
 * @returns {Pick<ToolResult, 'scenarios' | 'parts'>}
 */
function mediansOf(first, runs) {
  const scenarios = Object.keys(first.scenarios).map((name) => {
    const figures = runs.flatMap((run) => run.scenarios[name] ?? []);
    return /** @type {const} */ ([name, medianFigures(figures)]);
  });
  const parts = (first.parts ?? []).map((part, index) => {
    const same = runs.flatMap((run) => run.parts?.[index] ?? []);
    return {
      parts: part.parts,
      longest: median(same.map(({ longest }) => longest)),
      merge: median(same.map(({ merge }) => merge)),
      cpu: median(same.map(({ cpu }) => cpu)),
    };
  });
  return { scenarios: Object.fromEntries(scenarios), parts };
}

/**
 * @param {readonly Figures[]} figures
 * @returns {Figures}
 */
function medianFigures(figures) {
  const memory = figures.flatMap(({ peakMemory }) => peakMemory ?? []);
  return {
    wall: median(figures.map(({ wall }) => wall)),
    cpu: median(figures.map(({ cpu }) => cpu)),
    peakMemory: memory.length > 0 ? Math.max(...memory) : undefined,
  };
}
