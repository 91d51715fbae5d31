/** What a file `*.data.ts` exports: data that is loaded while the site is built. */

export interface DataLoader<Data = unknown> {
  /**
   * The files that the data is made of: patterns that start from the folder of the loader. With them the loader runs
   * again only when its code or one of these files has changed; without them it runs in each build.
   */
  watch?: string | string[];
  /**
   * Runs on Node. Pages import the result as `data`.
   *
   * @param watchedFiles absolute paths of the files that match `watch`
   */
  load(watchedFiles: string[]): Data | Promise<Data>;
}

/**
 * Returns the loader as it is, with its type.
 *
 * @example
 * const loader = defineLoader({ watch: './birds/*.yml', load: (files) => files.length });
 * export default loader;
 * export declare const data: DataOf<typeof loader>;
 */
export function defineLoader<Data>(loader: DataLoader<Data>): DataLoader<Data> {
  return loader;
}

/** The type of the data that a loader returns. */
export type DataOf<Loader> = Loader extends DataLoader<infer Data> ? Data : never;
