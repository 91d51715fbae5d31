/**
 * Finds the files that a page should preload: those of islands that are visible first, and hydrate as soon as they
 * are visible.
 */
import type { IslandMark } from '../shared/marks/mark-data.js';
import { changeIslandMarks, firstPart, islandMarksIn } from '../shared/marks/scan.js';
import type { RegionResult } from '../shared/render.js';

/** Length of about a screen of text, in characters. */
const FOLD = 1200;

export function preloadsOf(html: string, regions: Record<string, RegionResult>): string[] {
  const navbars = Object.entries(regions).filter(([id]) => id.startsWith('navbar'));
  const marks = [...navbars.flatMap(([, region]) => islandMarksIn(region.html)), ...marksAboveFold(html)];
  const seen = marks.filter(({ when, media }) => when === 'visible' || when === 'idle' || media?.query === 'all');
  return [...new Set(seen.flatMap(({ url, preload = [] }) => [url, ...preload]))];
}

/** Removes from the marks of a page the files that its head preloads; `hydrate.ts` reads both. */
export function leaveOutPreloads(html: string, preloads: readonly string[]): string {
  if (preloads.length === 0) return html;
  const named = new Set(preloads);
  return changeIslandMarks(html, ({ preload = [], ...mark }) => {
    const left = preload.filter((url) => !named.has(url));
    return left.length > 0 ? { ...mark, preload: left } : mark;
  });
}

function marksAboveFold(html: string): IslandMark[] {
  const main = Math.max(0, html.indexOf('<main'));
  let end = main;
  for (let text = 0; end < html.length && text < FOLD;) {
    const part = firstPart(html.slice(end, end + 100_000));
    if (part === '') break;
    if (!part.startsWith('<')) text += part.length;
    end += part.length;
  }
  return islandMarksIn(html.slice(0, end));
}
