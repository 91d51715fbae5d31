import type { TocItem } from '../../shared/toc.js';
import type { CompiledMarkdown } from './types.js';

/**
 * Inserts the tables of contents of partials into that of their file.
 *
 * @param tocOf returns the complete table of contents of the file behind an import specifier
 */
export function spliceToc(
  { toc, tocInserts }: Pick<CompiledMarkdown, 'toc' | 'tocInserts'>,
  tocOf: (specifier: string) => readonly TocItem[],
): TocItem[] {
  if (tocInserts.length === 0) return toc;
  const result: TocItem[] = [];
  for (let index = 0; index <= toc.length; index++) {
    for (const insert of tocInserts) if (insert.index === index) result.push(...tocOf(insert.specifier));
    const item = toc[index];
    if (item) result.push(item);
  }
  return result;
}
