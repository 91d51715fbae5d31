/** A composed page → files of the output: the document, the fragment, and regions that are new. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FRAGMENT_DIR, fragmentName, REGION_DIR } from '../shared/fragment.js';
import { composePage, type ComposerParts } from './compose-page.js';
import type { PageJob, PageReport } from './engine-types.js';
import { toPlainError } from './plain-error.js';

export interface WriterParts extends ComposerParts {
  locale: string;
  /** Output folder of the locale. */
  outDir: string;
}

export async function writePage(job: PageJob, parts: WriterParts): Promise<PageReport> {
  const { locale, pathname } = job;
  try {
    const { document, fragment, result, links, anchors } = await composePage(job, parts);
    write(path.join(parts.outDir, job.file), document);
    write(path.join(parts.outDir, FRAGMENT_DIR, fragmentName(pathname)), JSON.stringify(fragment));
    writeRegions(parts);
    const { title, noIndex, tags } = result.head;
    const regions = Object.entries(result.regions).map(([id, region]) => ({ id, links: region.links }));
    return { locale, pathname, title, noIndex, headTags: tags, links, anchors, regions };
  } catch (error) {
    const empty = { title: '', noIndex: false, headTags: '', links: [], anchors: [], regions: [] };
    return { locale, pathname, ...empty, error: toPlainError(error) };
  }
}

function writeRegions({ regions, outDir }: WriterParts): void {
  for (const { hash, html } of regions.takeNewFiles()) {
    write(path.join(outDir, REGION_DIR, `${hash}.html`), html);
  }
}

/** Folders are made when they are missing, which is rare: asking first would cost a call per page. */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // what node:fs throws
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
