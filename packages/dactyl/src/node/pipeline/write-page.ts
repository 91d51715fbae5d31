/** A composed page → files of the output: the document, the Markdown twin, and branches of regions that are new. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../base/files.js';
import { definedProps } from '../../shared/defined-props.js';
import { REGION_DIR } from '../../shared/navigation-files.js';
import type { ClientFileFinder } from './client-files.js';
import type { OutputStamp, PageJob, PageReport, RegionReport } from './engine-types.js';
import { namedMedia } from './named-media.js';
import type { PageMaker } from './page-maker.js';
import type { ReadMadePage } from './page-readings.js';
import { toPlainError } from './plain-error.js';
import { plainPageError } from './page-error.js';

export interface WriterParts {
  maker: PageMaker;
  /** Absolute. */
  siteDir: string;
  locale: string;
  /** Output folder of the run, and the locale's part of it. */
  outDir: string;
  outSubdir: string;
  clientFiles: ClientFileFinder;
  /** For plugins that read pages. */
  read?: ReadMadePage | undefined;
}

export async function writePage(job: PageJob, parts: WriterParts): Promise<PageReport> {
  const { locale, pathname, fellBack } = job;
  try {
    const { document, result, regions, warnings, brokenImages, policy, ...facts } = await parts.maker.make(job);
    const { links, anchors, assets, missing, twin, card } = facts;
    if (result.fallback) return { ...emptyReport(job), fallback: result.fallback };
    const { hydrationMode, islands, entries } = result;
    const { title, noIndex } = result.head;
    const outputs = [
      write(job.file, document, parts),
      ...(twin && job.twin !== undefined ? [write(job.twin, twin(), parts)] : []),
    ];
    const clientFiles = hydrationMode === 'static' ? [] : parts.clientFiles.namedIn(document);
    const found = { links, anchors, entries, regions, assets, missing, outputs, hydrationMode, islands, clientFiles };
    const media = namedMedia(result.html)?.filter((url) => !facts.unchecked?.includes(url));
    const readings = parts.read?.({ pathname, html: document, noIndex });
    const notes = {
      ...(readings && { readings }),
      ...(fellBack && { fellBack }),
      ...(card && { card }),
      ...(warnings.length > 0 && { warnings }),
      ...(brokenImages?.length && { brokenImages: brokenImages.map((error) => toPlainError(error)) }),
      ...(policy?.hashes && { hashes: policy.hashes }),
      ...(policy && policy.blocked.length > 0 && { blocked: policy.blocked }),
    };
    return { locale, pathname, title, noIndex, ...found, ...(media && { media }), ...notes };
  } catch (error) {
    return { ...emptyReport(job), error: plainPageError(error, job, parts.siteDir) };
  }
}

/** Of a page of which nothing was written. */
function emptyReport({ locale, pathname }: PageJob): PageReport {
  const lists = { links: [], anchors: [], entries: [], regions: [], assets: [], missing: [], outputs: [] };
  return {
    locale,
    pathname,
    title: '',
    noIndex: false,
    ...lists,
    hydrationMode: 'static',
    islands: [],
    clientFiles: [],
  };
}

/** Writes the branches of the regions that this engine has met since the last call. */
export function writeNewRegions(parts: WriterParts): WrittenRegion[] {
  return parts.maker.regions
    .takeNew()
    .map(({ id, hash, entries, facts, source, links, html, branches, hasIslands }) => {
      for (const branch of branches) writeByName(targetOf(branchFile(branch.name), parts), branch.html);
      const texts = [html, ...branches.map((branch) => branch.html)];
      const media = namedMedia(texts.join(''));
      const report = definedProps({
        locale: parts.locale,
        id,
        hash,
        entries,
        facts,
        links,
        branches: branches.map((branch) => ({ name: branch.name, hash: branch.hash })),
        clientFiles: hasIslands ? texts.flatMap((text) => parts.clientFiles.namedIn(text)) : [],
        media,
      });
      return { report, source };
    });
}

interface WrittenRegion {
  report: RegionReport;
  /** Its HTML as it was rendered. */
  source: string;
}

/** Below the locale's output folder. */
function branchFile(name: string): string {
  return `${REGION_DIR}/${name}.html`;
}

function targetOf(name: string, { outDir, outSubdir }: WriterParts): string {
  return path.join(outDir, outSubdir, name);
}

function write(name: string, text: string, parts: WriterParts): OutputStamp {
  const target = targetOf(name, parts);
  writeFile(target, text);
  const { size, mtimeMs } = statSync(target);
  return { file: path.posix.join(parts.outSubdir, name), size, modified: mtimeMs };
}

/** What has this name is the same on all pages of a build: what another engine has written, or writes at this moment. */
function writeByName(file: string, text: string): void {
  if (existsSync(file)) return;
  try {
    makeFile(file, text);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** @throws `EEXIST` if the file is there. Folders are made when they are missing, which is rare: asking first would cost a call per page. */
function makeFile(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
}

/** A file that is there already may be a link to the output of the last build, so it is never written into. */
function writeFile(file: string, text: string): void {
  try {
    makeFile(file, text);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    rmSync(file);
    makeFile(file, text);
  }
}
