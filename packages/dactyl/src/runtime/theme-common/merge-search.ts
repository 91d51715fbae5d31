/** `set`: a later parameter takes the place of those before with its name; `append`: all stay. */
export type MergeStrategy = 'set' | 'append';

export function mergeSearchParams(all: readonly URLSearchParams[], strategy: MergeStrategy): URLSearchParams {
  const merged = new URLSearchParams();
  for (const [name, value] of all.flatMap((parameters) => [...parameters])) merged[strategy](name, value);
  return merged;
}

/** The same for queries; what comes out starts with `?` unless it is empty. */
export function mergeSearchStrings(queries: readonly (string | undefined)[], strategy: MergeStrategy): string {
  const merged = mergeSearchParams(
    queries.map((query) => new URLSearchParams(query)),
    strategy,
  ).toString();
  return merged && `?${merged}`;
}
