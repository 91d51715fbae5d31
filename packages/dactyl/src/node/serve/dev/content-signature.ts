import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../base/front-matter.js';
import { isNotebookFile } from '../../content/notebook/is-notebook.js';
import { notebookProse } from '../../content/notebook/notebook-prose.js';
import { readTitleAndExcerpt } from '../../content/title-and-excerpt.js';
import type { MarkdownSource } from '../../site/types.js';

type Source = Pick<MarkdownSource, 'contentDirs' | 'truncateMarker'>;

/**
 * The parts of a content file that other pages may show: its front matter, title and excerpt, and whether lists
 * show only its beginning. An edit that does not change these affects only the file's own pages.
 *
 * @returns `undefined` for a file that cannot be read as content: then any edit counts
 */
export function contentSignature(file: string, sources: readonly Source[]): string | undefined {
  try {
    const written = readFileSync(file, 'utf8');
    const text = isNotebookFile(file) ? notebookProse({ file, source: written }) : written;
    const { frontMatter, body } = readFrontMatter({ file, source: text });
    const source = sources.find(({ contentDirs }) => contentDirs.some((dir) => file.startsWith(dir + path.sep)));
    const isTruncated = source?.truncateMarker !== undefined && body.search(source.truncateMarker) !== -1;
    return JSON.stringify([frontMatter, readTitleAndExcerpt(body), isTruncated]);
  } catch {
    return undefined;
  }
}
