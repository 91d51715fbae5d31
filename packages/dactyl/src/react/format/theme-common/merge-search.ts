/** Merges queries of URLs. */

/** `append` keeps each value of a name; with `set`, the last query that has a name wins. */
export type SearchMergeStrategy = 'append' | 'set';

/** @example mergeSearchParams([new URLSearchParams('a=1'), new URLSearchParams('a=2')], 'append') // a=1&a=2 */
export function mergeSearchParams(all: readonly URLSearchParams[], strategy: SearchMergeStrategy): URLSearchParams {
  const merged = new URLSearchParams();
  for (const params of all) for (const [name, value] of params) merged[strategy](name, value);
  return merged;
}

/** Merges queries given as texts. The result is empty or begins with a question mark. */
export function mergeSearchStrings(all: readonly (string | undefined)[], strategy: SearchMergeStrategy): string {
  const text = mergeSearchParams(
    all.map((search) => new URLSearchParams(search ?? '')),
    strategy,
  ).toString();
  return text && `?${text}`;
}
