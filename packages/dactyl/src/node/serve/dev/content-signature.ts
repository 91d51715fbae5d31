import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../base/front-matter.js';
import { isNotebookFile } from '../../content/notebook/is-notebook.js';
import { notebookProse } from '../../content/notebook/notebook-prose.js';
import { readTitleAndExcerpt } from '../../content/title-and-excerpt.js';
import { tagsInText } from '../../markdown/obsidian/note-tags.js';
import type { MarkdownSource } from '../../site/types.js';

type Source = Pick<MarkdownSource, 'contentDirs' | 'truncateMarker'>;

/** The parts of a content file that other pages may show. */
export interface ContentSignature {
  /** But for a description, with the tags of a note, which stand in its text. */
  frontMatter: string;
  title: string | undefined;
  /** Description or excerpt, and whether lists show only its beginning: what else of its text is shown elsewhere, too. */
  text: string;
}

/**
 * An edit that leaves the signature as it is affects only the file's own pages.
 *
 * @returns `undefined` for a file that cannot be read as content: then any edit counts
 */
export function contentSignature(
  file: string,
  sources: readonly Source[],
  { isNote = false } = {},
): ContentSignature | undefined {
  try {
    const written = readFileSync(file, 'utf8');
    const text = isNotebookFile(file) ? notebookProse({ file, source: written }) : written;
    const { frontMatter, body } = readFrontMatter({ file, source: text });
    const source = sources.find(({ contentDirs }) => contentDirs.some((dir) => file.startsWith(dir + path.sep)));
    const isTruncated = source?.truncateMarker !== undefined && body.search(source.truncateMarker) !== -1;
    const { contentTitle, excerpt } = readTitleAndExcerpt(body);
    // A description in front matter takes the excerpt's place, and is shown where that is.
    const { description, ...others } = frontMatter;
    const isText = typeof description === 'string';
    const rest = isText ? others : frontMatter;
    const settings = JSON.stringify(isNote ? [rest, tagsInText(body)] : rest);
    const shown = JSON.stringify([isText ? description : excerpt, isTruncated]);
    return { frontMatter: settings, title: contentTitle, text: shown };
  } catch {
    return undefined;
  }
}
