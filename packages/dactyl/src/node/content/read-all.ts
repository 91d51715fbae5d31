import { SiteError, SiteErrors, throwAll } from '../base/site-error.js';

export interface ReadResults<Result> {
  results: Result[];
  /** Errors of the items that have no result. */
  errors: SiteError[];
}

/** Runs `read` on each item in order, and continues after one that fails. */
export async function readEach<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Result | Promise<Result>,
): Promise<ReadResults<Result>> {
  const results: Result[] = [];
  const errors: SiteError[] = [];
  for (const item of items) {
    try {
      results.push(await read(item));
    } catch (error) {
      if (error instanceof SiteError) errors.push(error);
      else if (error instanceof SiteErrors) errors.push(...error.errors);
      else throw error;
    }
  }
  // A function of the configuration often fails with the same error for many files; it is reported once.
  return { results, errors: [...new Set(errors)] };
}

/** Like `readEach`, but throws the errors of all items together at the end. */
export async function readAll<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const { results, errors } = await readEach(items, read);
  throwAll(errors);
  return results;
}
