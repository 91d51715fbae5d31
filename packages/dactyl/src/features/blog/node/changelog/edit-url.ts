/** Where the text of an entry is edited: in the changelog, since the file of the entry is made from it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BlogOptions } from '../options.js';

/** @param places the changelog in the language of the page and of its fallbacks, which may not exist, and the original */
export function editUrlOf(
  option: BlogOptions['editUrl'],
  { translations, file }: { translations: readonly { file: string }[]; file: string },
  siteDir: string,
): BlogOptions['editUrl'] {
  if (typeof option !== 'string') return option;
  return () => {
    const edited = translations.find((one) => existsSync(one.file))?.file ?? file;
    const url = new URL(`${option.replace(/\/$/, '')}/`);
    // A changelog above the site is in the folder above, there too.
    return new URL(path.relative(siteDir, edited).replaceAll(path.sep, '/'), url).href;
  };
}
