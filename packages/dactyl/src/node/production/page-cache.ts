/**
 * Pages of the last build that are still right, apart from regions, which are looked at by themselves (`settle-pages.ts`). A page's key is a hash of all that decides over its bytes:
 * the code, the site's data, its route, its content and where its links lead. If a page has the key of an
 * earlier one, and the earlier one's files are still in the output as they were written, they are linked into
 * the new output: nothing is compiled, rendered or written.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
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
  PageRegion,
  PageReport,
  RegionReport,
} from '../pipeline/engine-types.js';
import type { ContentTexts } from '../site/content-texts.js';
import { linkFiles } from './link-files.js';
import type { MadePage, PageSources, Reason } from './made-again.js';
import type { MadeOf } from './page-parts.js';
import { createSourceNotes } from './page-sources.js';
import { createEntryHashes, entryTitle, withoutEntries } from './shared-entries.js';
import { REGION_DIR } from '../../shared/navigation-files.js';

export interface PageCacheInput {
  cache: Cache;
  init: EngineInit;
  /** Hashes of our own code and of the bundle. */
  code: { own: string; bundle: string };
  /** The output that is in place, and the one being made. */
  oldDir: string;
  newDir: string;
  texts: Pick<ContentTexts, 'facts'>;
  /** Called for each page that is made, with what it is made of now and in the last build. */
  onMade?: ((page: MadePage) => void) | undefined;
}

/** The job of a page and the compiled content that it uses. */
interface Made extends Pick<MadeOf, 'job' | 'reports' | 'entries'> {}

export interface PageCache {
  readContent(job: ContentJob): ContentReport | undefined;
  keepContent(job: ContentJob, report: ContentReport): void;
  pageKey(job: PageJob, reports: ReadonlyMap<string, ContentReport>): string;
  /**
   * Finds an earlier page with this key whose files are right, unless its regions have changed.
   * `appHash`: of the bundle for pages that are React as a whole, as far as there is one.
   */
  findPage(key: string, appHash: string | undefined): PageReport | undefined;
  /** Links its files into the new output. */
  linkPage(report: PageReport): boolean;
  /** Keeps it with other hashes of regions that look the same on it. */
  keepFoundPage(key: string, report: PageReport): void;
  /** Also notes what the page was made of, for `dactyl build --explain`. */
  keepPage(key: string, report: PageReport, made: Omit<Made, 'entries'>): void;
  /** Returns what a page was made of when it was made last. */
  readSources(page: Pick<PageJob, 'locale' | 'pathname'>): PageSources | undefined;
  /** Links the branches of a region into the new output, if what it was made of is the same. */
  reuseRegion(locale: string, region: PageRegion): RegionReport | undefined;
  /** A region as it was in an earlier build. */
  readRegion(locale: string, region: PageRegion): RegionReport | undefined;
  keepRegion(report: RegionReport): void;
}

export function createPageCache({ cache, init, code, oldDir, newDir, texts, onMade }: PageCacheInput): PageCache {
  const codeHash = hashParts([code.own, code.bundle]);
  const processorHashes = mapValues(init.locales, (locale) =>
    locale.processors.map((options) => hashText(JSON.stringify(options))),
  );
  const localeHashes = mapValues(init.locales, (locale) =>
    hashParts([
      codeHash,
      init.assetBaseUrl,
      init.generator,
      JSON.stringify(withoutEntries(locale)),
      init.images && JSON.stringify(init.images),
    ]),
  );
  const hashesByLocale = mapValues(init.locales, createEntryHashes);
  const hashEntry: HashEntry = (locale, entry) => hashesByLocale[locale]?.(entry) ?? '';
  const hashAll = (locale: string, entries: readonly string[]) => entries.map((entry) => hashEntry(locale, entry));
  const staleness = createStaleness({ siteDir: init.siteDir, oldDir, hashEntry });
  const folders = new Map<string, string>();
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
      JSON.stringify(init.locales[job.locale]?.headingSources),
      sourceHash,
    ]);
  const notes = createSourceNotes({ cache, init, code, localeHashes });
  /** Must be called before anything that is cached for the page is replaced. */
  const explain = (key: string, made: Made, { pathname, app }: PageReport): MadePage => {
    const { now, before, isSameKey } = notes.compare(key, made);
    const kept = isSameKey ? read<KeptPage>('page', key) : undefined;
    const output = isSameKey ? ((kept && (staleness(kept, app) ?? changedRegion(kept))) ?? NO_OUTPUT) : undefined;
    return { pathname, now, before, output };
  };
  const readRegion = (locale: string, region: PageRegion) => read<KeptRegion>('region', regionKey(locale, region));
  const changedRegion = ({ locale, regions }: PageReport): Reason | undefined => {
    const found = regions.flatMap((region) => readRegion(locale, region) ?? []);
    return found.map((region) => changedEntry(region, hashEntry)).find((reason) => reason !== undefined);
  };
  /** Entries of regions of pages that this build makes. */
  const entriesOfRegions = new Map<string, readonly string[]>();
  const entriesOf = ({ locale, entries, regions }: PageReport) => [
    ...new Set([...entries, ...regions.flatMap((region) => entriesOfRegions.get(regionKey(locale, region)) ?? [])]),
  ];

  const putPage = (key: string, page: PageReport) => {
    const entryHashes = hashAll(page.locale, page.entries);
    cache.put('page', key, JSON.stringify({ ...page, entryHashes } satisfies KeptPage));
  };

  return {
    readContent(job) {
      const report = read<ContentReport>('content', contentKey(job, texts.facts(job.file)?.hash ?? ''));
      return report && areCodeFilesCurrent(report.codeFiles, init.siteDir, folders) ? report : undefined;
    },
    keepContent: (job, report) => cache.put('content', contentKey(job, report.sourceHash), JSON.stringify(report)),
    pageKey: (job, reports) =>
      hashParts([localeHashes[job.locale], JSON.stringify(asAsked(job)), ...sourceHashes(job.uses, reports)]),
    findPage(key, appHash) {
      const kept = read<KeptPage>('page', key);
      if (!kept || staleness(kept, appHash) !== undefined) return undefined;
      const { entryHashes: _, ...report } = kept;
      return report;
    },
    linkPage({ clientFiles, outputs, assets }) {
      const contents = clientFiles.filter(isContentFile);
      const files = [...outputs.map((stamp) => stamp.file), ...assets.map((asset) => asset.output), ...contents];
      return linkFiles(files, { oldDir, newDir });
    },
    keepFoundPage: (key, page) => putPage(key, page),
    keepPage(key, page, { job, reports }) {
      const made = {
        job: asAsked(job),
        reports,
        entries: new Map(entriesOf(page).map((entry) => [entry, hashEntry(page.locale, entry)])),
      };
      onMade?.(explain(key, made, page));
      notes.write(key, made);
      putPage(key, page);
    },
    readSources: (page) => notes.read(page),
    readRegion,
    reuseRegion(locale, region) {
      const report = readRegion(locale, region);
      if (!report || changedEntry(report, hashEntry)) return undefined;
      const subdir = init.locales[locale]?.outSubdir ?? '';
      const fileOf = (name: string) => path.posix.join(subdir, REGION_DIR, `${name}.html`);
      if (!report.branches.every(({ name, hash: own }) => isBranch(path.join(oldDir, fileOf(name)), own)))
        return undefined;
      const files = report.branches.map(({ name }) => fileOf(name));
      return linkFiles(files, { oldDir, newDir }) ? report : undefined;
    },
    keepRegion(report) {
      const entryHashes = hashAll(report.locale, report.entries);
      const key = regionKey(report.locale, report);
      entriesOfRegions.set(key, report.entries);
      cache.put('region', key, JSON.stringify({ ...report, entryHashes } satisfies KeptRegion));
    },
  };
}

/** Reports as they are cached, with a hash of each of their `entries`. */
interface KeptPage extends PageReport {
  entryHashes: string[];
}

interface KeptRegion extends RegionReport {
  entryHashes: string[];
}

function regionKey(locale: string, { id, hash }: Pick<PageRegion, 'id' | 'hash'>): string {
  return `${locale} ${hash} ${id}`;
}

function changedEntry(
  { locale, entries, entryHashes }: KeptPage | KeptRegion,
  hashEntry: HashEntry,
): Reason | undefined {
  const entry = entries.find((name, index) => hashEntry(locale, name) !== entryHashes[index]);
  return entry === undefined
    ? undefined
    : { what: 'data of another page that it shows changed', detail: entryTitle(entry) };
}

type HashEntry = (locale: string, entry: string) => string;

/** Says why the files of a page in the last output cannot be used; `undefined` if they can. */
type Staleness = (report: KeptPage, appHash: string | undefined) => Reason | undefined;

interface StalenessParts extends Pick<PageCacheInput, 'oldDir'> {
  siteDir: string;
  hashEntry: HashEntry;
}

function createStaleness({ siteDir, oldDir, hashEntry }: StalenessParts): Staleness {
  const hasAsset = remember(({ file, output }: PageReport['assets'][number]) =>
    [file, path.join(oldDir, output)].every((copy) => isCurrentAsset({ file: copy, output })),
  );
  return (report, appHash) => {
    const entry = changedEntry(report, hashEntry);
    if (entry) return entry;
    const appeared = report.missing.find((file) => existsSync(file));
    if (appeared !== undefined)
      return { what: 'a file that was missing is there', detail: relativeTo(siteDir, appeared) };
    const changed = report.assets.find((asset) => !hasAsset(asset));
    if (changed) return { what: 'a picture or file of the text changed', detail: relativeTo(siteDir, changed.file) };
    if (report.app !== undefined && report.app !== appHash)
      return { what: 'the code of pages that are React as a whole changed' };
    const touched = report.outputs.find((stamp) => !isUntouched(stamp, oldDir));
    if (touched) return { what: TOUCHED, detail: touched.file };
    const content = report.clientFiles.filter(isContentFile).find((file) => !hasHashInName(path.join(oldDir, file)));
    return content === undefined ? undefined : { what: TOUCHED, detail: content };
  };
}

/** Reason for making a page that is made of the same as before: a file of the output could not be linked. */
const NO_OUTPUT: Reason = { what: 'a file of the last output is gone' };
const TOUCHED = 'someone changed or removed its file in the output';

function relativeTo(dir: string, file: string): string {
  return path.relative(dir, file).replaceAll(path.sep, '/');
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

function isBranch(file: string, hash: string): boolean {
  return hashFile(file).startsWith(hash);
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
