/** What a build knows after its pages were made; for 50,000 pages too, so a page is no more than its links and ids. */
import path from 'node:path';
import type { SiteError } from '../base/site-error.js';
import type { InlineHashes } from '../pipeline/content-policy/policy.js';
import { fromPlainError } from '../pipeline/plain-error.js';
import type { Fallback, PageReport, RegionReport, BlockedCode } from '../pipeline/engine-types.js';
import type { IslandReport, HydrationMode } from '../../shared/islands.js';
import { addImages, type ShownImages } from './largest-images.js';
import { withLargest, type SizedPage } from './output-size.js';
import { createReadingStore, type ReadingStore } from './reading-store.js';

export type RenderedPage = Pick<PageReport, 'locale' | 'pathname' | 'noIndex' | 'links' | 'anchors' | 'media' | 'card'>;

/** A page that hydrates in another way than was asked for. */
export type FallbackPage = Fallback & Pick<PageReport, 'pathname' | 'hydrationMode'>;

/** A module that analysis took for static, and rendering did not. Markdown is none: nobody analyses it. */
export type PromotedModule = Pick<IslandReport, 'module' | 'why' | 'at'>;

export interface RenderedSite {
  /** In no order: engines work side by side. */
  pages: RenderedPage[];
  regions: RegionReport[];
  /** Files of pages below the output folder, twins included, with their sizes. */
  sizes: Map<string, number>;
  /** The largest pages. */
  largest: SizedPage[];
  /** What plugins have read in the pages that were made. */
  readings: ReadingStore;
  /** Images of texts. */
  images: ShownImages;
  /** Folders of files that pages refer to, absolute. */
  folders: Set<string>;
  /** How many of the pages were kept from the last build. */
  reused: number;
  errors: Error[];
  /** Links to Markdown files that do not exist. */
  brokenMarkdownLinks: SiteError[];
  /** Images in Markdown that do not exist, where that ends no build at once. */
  brokenMarkdownImages: Error[];
  /** How many pages hydrate in which way. */
  hydrationModes: Record<HydrationMode, number>;
  fellBack: FallbackPage[];
  /** By module. */
  promoted: Map<string, PromotedModule>;
  /** Module → on how many pages it is an island, apart from what many pages share, and why on one of them. */
  islands: Map<string, { why: string; pages: number }>;
  /** Scripts that pages and regions name, below the output folder. */
  clientFiles: Set<string>;
  warnings: { file: string; line: number; column: number; message: string }[];
  /** What a Content-Security-Policy does not allow, and on which page. */
  blocked: (BlockedCode & { pathname: string })[];
  /** Of scripts and styles in pages, where a host sends the policy. */
  hashes: Record<keyof InlineHashes, Set<string>>;
  /** Takes down all that is known of them, where others will need it. */
  recorder?: RenderRecorder | undefined;
  /** Takes the cache keys of compiled files, by `contentName`, where a shared cache wants them. */
  cacheKeys?: Map<string, string> | undefined;
}

export interface RenderRecorder {
  onPage(page: KnownPage): void;
  onRegion(region: RegionReport): void;
}

export function emptyRenderedSite(notes: Pick<RenderedSite, 'recorder' | 'cacheKeys'> = {}): RenderedSite {
  return {
    recorder: notes.recorder,
    cacheKeys: notes.cacheKeys,
    pages: [],
    regions: [],
    sizes: new Map(),
    largest: [],
    readings: createReadingStore(),
    images: new Map(),
    folders: new Set(),
    reused: 0,
    errors: [],
    brokenMarkdownLinks: [],
    brokenMarkdownImages: [],
    hydrationModes: { static: 0, islands: 0, adopted: 0, full: 0 },
    fellBack: [],
    promoted: new Map(),
    islands: new Map(),
    clientFiles: new Set(),
    warnings: [],
    blocked: [],
    hashes: { scripts: new Set(), styles: new Set() },
  };
}

/** What is known of a page when it was made, or what another build has taken down of it. */
export type KnownPage = Omit<PageReport, 'assets' | 'missing'> & Partial<Pick<PageReport, 'assets' | 'missing'>>;

/** Takes over what a build knows of a page. */
export function addPage(rendered: RenderedSite, page: KnownPage): void {
  const { locale, pathname, noIndex, links, anchors, media, card, hydrationMode, islands, clientFiles, fellBack } =
    page;
  rendered.recorder?.onPage(page);
  const found = { links, anchors, ...(media && { media }) };
  rendered.pages.push({ locale, pathname, noIndex, ...found, ...(card && { card }) });
  for (const { file, size } of page.outputs) rendered.sizes.set(file, size);
  const bytes = page.outputs[0]?.size ?? 0; // the document
  rendered.largest = withLargest(rendered.largest, { pathname, bytes });
  addImages(rendered.images, page.assets ?? []);
  for (const { file } of page.assets ?? []) rendered.folders.add(path.dirname(file));
  for (const file of page.missing ?? []) rendered.folders.add(path.dirname(file));
  rendered.hydrationModes[hydrationMode] += 1;
  if (fellBack) rendered.fellBack.push({ ...fellBack, pathname, hydrationMode });
  rendered.warnings.push(...(page.warnings ?? []));
  rendered.brokenMarkdownImages.push(...(page.brokenImages ?? []).map(fromPlainError));
  for (const code of page.blocked ?? []) rendered.blocked.push({ ...code, pathname });
  for (const hash of page.hashes?.scripts ?? []) rendered.hashes.scripts.add(hash);
  for (const hash of page.hashes?.styles ?? []) rendered.hashes.styles.add(hash);
  for (const file of clientFiles) rendered.clientFiles.add(file);
  for (const [module, why] of new Map(islands.map((island) => [island.module, island.why]))) {
    const known = rendered.islands.get(module);
    // Pages come in any order, and what is said of them is the same in each build.
    const first = known && known.why < why ? known.why : why;
    rendered.islands.set(module, { why: first, pages: (known?.pages ?? 0) + 1 });
  }
  for (const { module, why, at, foundBy } of islands) {
    if (foundBy === 'rendering' && !/\.mdx?$/i.test(module)) rendered.promoted.set(module, { module, why, at });
  }
}

export function addRegion(rendered: RenderedSite, region: RegionReport): void {
  rendered.recorder?.onRegion(region);
  rendered.regions.push(region);
  for (const file of region.clientFiles) rendered.clientFiles.add(file);
}
