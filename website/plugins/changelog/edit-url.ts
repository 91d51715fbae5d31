/** Where the text of an entry is edited: in the changelog, since the file of the entry is made from it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-blog';

/** @param files The changelog in the language of the page, then the original; the first may not exist. */
export function editUrlOf(
  option: PluginOptions['editUrl'],
  files: readonly string[],
  siteDir: string,
): PluginOptions['editUrl'] {
  if (typeof option !== 'string') return option;
  return () => {
    const file = files.find((candidate) => existsSync(candidate));
    return file && `${option.replace(/\/$/, '')}/${path.relative(siteDir, file).replaceAll(path.sep, '/')}`;
  };
}
