import { SiteError, SiteErrors, throwAll } from '../node/site-error.js';

/** Runs `read` on each item in order; what is wrong with several of them is thrown together, at the end. */
export async function readAll<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
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
  // A function of the configuration that fails for one file fails for many.
  throwAll([...new Set(errors)]);
  return results;
}
