/**
 * Pages of the last build that are still right. A page's key is a hash of all that decides over its bytes:
 * the code, the site's data, its route, its content and where its links lead. If a page has the key of an
 * earlier one, and the earlier one's files are still in the output as they were written, they are linked into
 * the new output: nothing is compiled, rendered or written.
 */
import { existsSync, mkdirSync, linkSync, readFileSync, statSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Cache } from '../base/cache.js';
import { hashParts, hashText } from '../base/hash.js';
import { isCurrentAsset } from '../pipeline/assets.js';
import { areCodeFilesCurrent } from '../pipeline/read-code-files.js';
import { hasHashInName, isContentFile } from '../pipeline/client-content.js';
import type {
  ContentJob,
  ContentReport,
  ContentUse,
  EngineInit,
  OutputStamp,
  PageJob,
  PageReport,
  RegionReport,
} from '../pipeline/engine-types.js';
import { REGION_DIR } from '../../shared/navigation-files.js';

export interface PageCacheInput {
  cache: Cache;
  init: EngineInit;
  /** Hash of the bundle and of our own code. */
  codeHash: string;
  /** The output that is in place, and the one being made. */
  oldDir: string;
  newDir: string;
}

export interface PageCache {
  readContent(job: ContentJob): ContentReport | undefined;
  keepContent(job: ContentJob, report: ContentReport): void;
  pageKey(job: PageJob, reports: ReadonlyMap<string, ContentReport>): string;
  /**
   * Links the files of an earlier page with this key into the new output.
   * `appHash`: of the bundle for pages that are React as a whole, as far as there is one.
   */
  reusePage(key: string, appHash: string | undefined): PageReport | undefined;
  keepPage(key: string, report: PageReport): void;
  reuseRegion(locale: string, hash: string): RegionReport | undefined;
  keepRegion(report: RegionReport): void;
}

export function createPageCache({ cache, init, codeHash, oldDir, newDir }: PageCacheInput): PageCache {
  const processorHashes = mapValues(init.locales, (locale) =>
    locale.processors.map((options) => hashText(JSON.stringify(options))),
  );
  const localeHashes = mapValues(init.locales, (locale) =>
    hashParts([codeHash, init.assetBaseUrl, init.generator, JSON.stringify(locale)]),
  );
  const hasAsset = remember(({ file, output }: PageReport['assets'][number]) =>
    [file, path.join(oldDir, output)].every((copy) => isCurrentAsset({ file: copy, output })),
  );
  const read = <Value>(namespace: string, key: string): Value | undefined => {
    const bytes = cache.get(namespace, key);
    return bytes && (JSON.parse(bytes.toString()) as Value); // only what is kept below under the same namespace
  };
  const contentKey = (job: ContentJob, sourceHash: string) =>
    hashParts([
      codeHash,
      processorHashes[job.locale]?.[job.processor],
      job.id,
      job.permalinks && JSON.stringify(job.permalinks),
      sourceHash,
    ]);

  return {
    readContent(job) {
      const report = read<ContentReport>('content', contentKey(job, hashFile(job.file)));
      return report && areCodeFilesCurrent(report.codeFiles, init.siteDir) ? report : undefined;
    },
    keepContent: (job, report) => cache.put('content', contentKey(job, report.sourceHash), JSON.stringify(report)),
    pageKey: (job, reports) =>
      hashParts([localeHashes[job.locale], JSON.stringify(asAsked(job)), ...sourceHashes(job.uses, reports)]),
    reusePage(key, appHash) {
      const report = read<PageReport>('page', key);
      if (!report || report.missing.some((file) => existsSync(file)) || !report.assets.every(hasAsset))
        return undefined;
      if (report.app !== undefined && report.app !== appHash) return undefined;
      if (!report.outputs.every((stamp) => isUntouched(stamp, oldDir))) return undefined;
      const contents = report.clientFiles.filter(isContentFile);
      if (!contents.every((file) => hasHashInName(path.join(oldDir, file)))) return undefined;
      const outputs = report.outputs.map((stamp) => stamp.file);
      const files = [...outputs, ...report.assets.map((asset) => asset.output), ...contents];
      return linkFiles(files, { oldDir, newDir }) ? report : undefined;
    },
    keepPage: (key, report) => cache.put('page', key, JSON.stringify(report)),
    reuseRegion(locale, hash) {
      const report = read<RegionReport>('region', `${locale} ${hash}`);
      const subdir = init.locales[locale]?.outSubdir ?? '';
      const fileOf = (name: string) => path.posix.join(subdir, REGION_DIR, `${name}.html`);
      if (!report?.branches.every((name) => isBranch(path.join(oldDir, fileOf(name)), name))) return undefined;
      return linkFiles(report.branches.map(fileOf), { oldDir, newDir }) ? report : undefined;
    },
    keepRegion: (report) => cache.put('region', `${report.locale} ${report.hash}`, JSON.stringify(report)),
  };
}

/** A page that must hydrate in another way is found again by what was asked for. */
function asAsked({ fellBack, ...job }: PageJob): PageJob {
  return fellBack ? { ...job, hydration: fellBack.asked } : job;
}

/** Hashes of the text of all content of a page, with partials and the files that code fences show. */
function sourceHashes(uses: Record<string, ContentUse>, reports: ReadonlyMap<string, ContentReport>): string[] {
  const visit = (use: ContentUse): string[] => [
    reports.get(use.id)?.sourceHash ?? '',
    ...Object.values(reports.get(use.id)?.codeFiles ?? {}),
    ...Object.values(use.imports).flatMap((found) => (found.kind === 'contentUse' ? visit(found.use) : [])),
  ];
  return Object.values(uses).flatMap(visit);
}

function isUntouched({ file, size, modified }: OutputStamp, oldDir: string): boolean {
  const stat = statSync(path.join(oldDir, file), { throwIfNoEntry: false });
  return stat?.size === size && stat.mtimeMs === modified;
}

/** A branch's file is named by its content. */
function isBranch(file: string, hash: string): boolean {
  return hashFile(file).startsWith(hash);
}

function linkFiles(files: readonly string[], { oldDir, newDir }: Pick<PageCacheInput, 'oldDir' | 'newDir'>): boolean {
  try {
    for (const file of files) linkFile(path.join(oldDir, file), path.join(newDir, file));
    return true;
  } catch {
    // Missing in the old output after all: the page is made again.
    return false;
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // what node:fs throws
    if (code === 'EEXIST') return;
    mkdirSync(path.dirname(to), { recursive: true });
    if (code === 'ENOENT') linkSync(from, to);
    else copyFileSync(from, to);
  }
}

/** Asks only once for each asset: one image may be on all pages. */
function remember(ask: (asset: PageReport['assets'][number]) => boolean): typeof ask {
  const answers = new Map<string, boolean>();
  return (asset) => {
    const key = `${asset.file}\0${asset.output}`;
    const answer = answers.get(key) ?? ask(asset);
    answers.set(key, answer);
    return answer;
  };
}

function hashFile(file: string): string {
  try {
    return hashText(readFileSync(file, 'utf8'));
  } catch {
    return '';
  }
}

function mapValues<Value, Mapped>(
  record: Record<string, Value>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
