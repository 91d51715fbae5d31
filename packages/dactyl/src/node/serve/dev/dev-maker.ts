/**
 * The page maker of the dev server. It is created anew after the site was loaded again, or the renderer's code has
 * changed.
 */
import { createProcessor } from '../../markdown/create-processor.js';
import type { TrialParser } from '../../markdown/trial-parser.js';
import type { CompiledMarkdown } from '../../markdown/types.js';
import { createAssetStore } from '../../pipeline/assets.js';
import { devSitePolicy } from '../../pipeline/content-policy/policy.js';
import { createDrawingRoom, drawingLabel } from '../../pipeline/drawings.js';
import { createImageStore } from '../../pipeline/image-store.js';
import { hashParts } from '../../base/hash.js';
import { engineInit } from '../../pipeline/engine-input.js';
import type { EngineInit, EngineLocale } from '../../pipeline/engine-types.js';
import { createPageMaker, type PageMaker } from '../../pipeline/page-maker.js';
import type { ParsedBranches } from '../../pipeline/region-template.js';
import { frameDocuments } from '../../site/browser-parts.js';
import type { ClientUrls } from '../../../shared/islands.js';
import {
  type KeptBranch,
  MDX_COMPONENTS,
  type Renderer,
  type RenderServices,
  type RouteLevel,
  type ServerEntry,
} from '../../../shared/render.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { dataUrls } from './data-answer.js';
import type { CompilerParts } from './dev-content.js';
import type { DevSite, DevSiteState } from './dev-site.js';
import type { KeptBranches } from './kept-branches.js';

export interface DevMakerInput {
  site: DevSite;
  vite: DevEnvironment;
  assetsDir: string;
  trial: TrialParser;
  /** Compiled files, by `contentKey`. */
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  branches: KeptBranches;
}

/** What depends on the state of the site and on the renderer's code. */
export interface Prepared extends CompilerParts {
  entry: ServerEntry;
  init: EngineInit;
  locale: EngineLocale;
  maker: PageMaker;
  /** Branches of sidebars, as long as only data changes. */
  branches: Map<string, KeptBranch>;
  parsedBranches: ParsedBranches;
  /** See `RenderServices`. */
  copies: RenderServices['copies'];
}

export interface Preparation {
  /** The current state. */
  get(): Promise<Prepared>;
  /** Ends programs that draw. */
  close(): Promise<void>;
}

export function createPreparation(input: DevMakerInput): Preparation {
  let prepared: Prepared | undefined;
  return {
    async get() {
      const entry = await input.vite.importServerEntry();
      if (prepared?.state !== input.site.current || prepared.entry !== entry) {
        prepared = await prepareState(entry, prepared, input);
      }
      return prepared;
    },
    close: async () => prepared?.drawings?.close(),
  };
}

async function prepareState(
  entry: ServerEntry,
  previous: Prepared | undefined,
  input: DevMakerInput,
): Promise<Prepared> {
  const state = input.site.current;
  const { locale: name } = state.locale;
  const init = engineInit(state.site, new Map([[name, state.plan]]), input.assetsDir);
  const planned = init.locales[name];
  if (!planned) throw new Error(`The plan lacks the locale "${name}".`);
  const locale = { ...planned, sharedLevels: planned.sharedLevels.map(withoutRecords) };
  const isSameMarkdown = JSON.stringify(previous?.locale.processors) === JSON.stringify(locale.processors);
  const processors =
    previous && isSameMarkdown ? previous.processors : await createProcessors(locale, state, input.trial);
  const { siteDir, outDir, assetBaseUrl: baseUrl } = init;
  // A store remembers which files exist. Files may be added and removed, so each page gets its own store.
  const assets = () => createAssetStore({ siteDir, staticDirs: locale.staticDirs, outDir, baseUrl });
  const isSameImages = JSON.stringify(previous?.init.images) === JSON.stringify(init.images);
  const images = previous && isSameImages ? previous.images : init.images && createImageStore(init.images, siteDir);
  const isSameDrawers = JSON.stringify(previous?.locale.drawers) === JSON.stringify(locale.drawers);
  if (!isSameDrawers) await previous?.drawings?.close();
  const drawings = previous && isSameDrawers ? previous.drawings : drawingsOf(locale, siteDir);
  const branches = input.branches.of(hashParts([input.vite.entryFile(entry), shellOf(state)]));
  const parsedBranches: ParsedBranches = previous?.parsedBranches ?? new Map();
  const copies: RenderServices['copies'] = previous?.entry === entry ? previous.copies : new WeakMap();
  const parts = { state, entry, init, locale, processors, assets, images, drawings, branches, parsedBranches, copies };
  return { ...parts, maker: makerOf(parts, input) };
}

/** What a page reads of shared data matters to builds alone, and noting it takes a getter for each doc and each label. */
function withoutRecords({ records: _records, recordTexts: _texts, ...level }: RouteLevel): RouteLevel {
  return level;
}

/** What sidebars are made of besides their items. */
function shellOf({ shellKey, locale }: DevSiteState): string {
  return shellKey + JSON.stringify(locale.data.codeTranslations);
}

function drawingsOf({ drawers, site }: EngineLocale, siteDir: string) {
  return drawers && createDrawingRoom(drawers, { siteDir, label: drawingLabel(site) });
}

function createProcessors({ processors }: EngineLocale, { site, locale }: DevSiteState, trial: TrialParser) {
  const { siteDir } = site;
  return Promise.all(
    processors.map((options, number) =>
      createProcessor(options, { functions: locale.functions.processors[number], trial, siteDir }),
    ),
  );
}

function makerOf(
  { state, entry, init, locale, processors, assets, images, ...kept }: Omit<Prepared, 'maker'>,
  { site, vite, compiled }: DevMakerInput,
): PageMaker {
  return createPageMaker({
    init,
    locale,
    policy: locale.policy && devSitePolicy(locale.policy, frameDocuments(state.site).length > 0),
    createRenderer: (data, services) => withoutPreload(entry.createRenderer(data, services)),
    processors,
    functions: state.locale.functions,
    branches: kept.branches,
    parsedBranches: kept.parsedBranches,
    copies: kept.copies,
    assets,
    images: { store: images, zoomLabels: locale.zoomLabels },
    compiled,
    client: { modules: modulesOfMarkdown(site, vite), clientFile: (module) => vite.clientFile(module) },
    settings: () => ({
      ...locale.settings,
      islands: { ...vite.islandScripts(), data: dataUrls(state.locale.baseUrl) },
    }),
    documentAssets: () => vite.documentAssets(state.locale),
  });
}

/**
 * Requests that Markdown can import are among the requests of the site: when one is added, the maker is created anew.
 */
function modulesOfMarkdown({ requests }: DevSite, vite: DevEnvironment): ClientUrls['modules'] {
  const keys = [...requests, MDX_COMPONENTS, ...(vite.markdown?.requests ?? [])];
  return Object.fromEntries(keys.map((key) => [key, vite.clientFile(key)]));
}

/**
 * Removes preloads: during development modules consist of many files, and browsers would warn about those that are
 * not used at once.
 */
function withoutPreload({ renderPage, ...constant }: Renderer): Renderer {
  return { ...constant, renderPage: async (request) => ({ ...(await renderPage(request)), preload: [] }) };
}
