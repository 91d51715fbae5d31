/** A notebook as the text that is compiled. Its pictures become files, since the output wants files that can be cached. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { noteUse } from '../base/forget-unused.js';
import { hashText } from '../base/hash.js';
import type { SourceText } from '../base/front-matter.js';
import type { TextPlace } from '../base/text-place.js';
import type { Processor } from '../markdown/types.js';

/** A text that is not what its file holds. */
export interface OpenedText {
  source: string;
  /** Position in the text → position in the file. */
  placeOf(place: TextPlace): TextPlace;
}

interface OpenParts {
  processor: Pick<Processor, 'notebooks'>;
  siteDir: string;
  generatedDir: string;
}

/** @throws SiteError for a file that is no notebook. */
export async function openNotebook(text: SourceText, parts: OpenParts): Promise<OpenedText> {
  const { processor, siteDir, generatedDir } = parts;
  // Most sites have none.
  const { notebookToMarkdown } = await import('../content/notebook/notebook-to-markdown.js');
  const pictures = new Map<string, Buffer>();
  const opened = notebookToMarkdown(text, processor.notebooks ?? { labels: ENGLISH }, (name, content) => {
    const file = path.join(generatedDir, 'notebooks', hashText(content, 16), path.basename(name));
    pictures.set(file, content);
    const below = path.relative(siteDir, file).split(path.sep);
    return `@site/${below.map(encodeURIComponent).join('/')}`;
  });
  for (const [file, content] of pictures) await keepPicture(file, content);
  return opened;
}

/** The name of a folder is a hash, so a file that is there is right. Several threads may write the same one. */
async function keepPicture(file: string, content: Buffer): Promise<void> {
  // Before looking: a build beside this one may be about to forget it. A new picture has no folder yet.
  await noteUse(path.dirname(file)).catch(() => {});
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${threadId}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

const ENGLISH = {
  code: 'Code',
  output: 'Output, {count} lines',
  image: 'Output of cell {number}',
  download: 'Download this notebook',
};
