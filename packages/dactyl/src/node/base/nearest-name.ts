import { editDistance } from '../../shared/edit-distance.js';

/**
 * The candidate that was most likely meant by `name`, or `undefined` when none comes close.
 * Letter case counts for nothing.
 *
 * @param most letters that may be wrong; by default a third
 * @example nearestName('themeConfg', ['title', 'themeConfig']) // 'themeConfig'
 */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  most = Math.max(1, Math.floor(name.length / 3)),
): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** A sentence for an error's hint: the nearest candidate, or, when none is near, a list of all. */
export function suggestName(name: string, candidates: readonly string[]): string {
  const near = nearestName(name, candidates);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (candidates.length === 0) return 'Nothing can be chosen here.';
  return `Known: ${candidates.map((candidate) => `"${candidate}"`).join(', ')}.`;
}
