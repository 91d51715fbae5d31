/** What reads pages while they are made: key of a plugin → its reader. */
import type { unstable_PageReaderAddress } from '../plugin-api/page-reader-types.js';
import type { LoadedPlugin } from '../plugin-api/types.js';
import type { LocaleSite } from './types.js';

export type PageReaders = Record<string, unstable_PageReaderAddress>;

export function pageReadersOf({ plugins }: Pick<LocaleSite, 'plugins'>): PageReaders {
  const readers = plugins.map((one) => [readerKey(one), one.plugin.unstable_getPageReader?.()] as const);
  return Object.fromEntries(readers.flatMap(([key, reader]) => (reader ? [[key, reader]] : [])));
}

export function readerKey({ name, id }: Pick<LoadedPlugin, 'name' | 'id'>): string {
  return `${name} ${id}`;
}
