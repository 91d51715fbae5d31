/**
 * Makes pages of one locale: a page job goes in, its document comes out. Builds, `dactyl why` and the dev server have
 * makers of the same code; what differs between them is in `PageMakerDeps`.
 */
import type { CompiledMarkdown, Processor } from '../markdown/types.js';
import type { ClientUrls } from '../../shared/islands.js';
import type { Renderer, RenderServices, SiteData } from '../../shared/render.js';
import type { SiteFunctions } from '../site/types.js';
import type { AssetStore } from './assets.js';
import type { LocaleSettings } from './boot-settings.js';
import { brokenImageRule } from './broken-reference.js';
import { createClientContent } from './client-content.js';
import { createClientData } from './client-data.js';
import { composePage, type ComposedPage, type ComposerParts } from './compose-page.js';
import type { SitePolicy } from './content-policy/policy.js';
import type { PageImages } from './linked-image.js';
import type { DocumentAssets, EngineInit, EngineLocale, PageJob } from './engine-types.js';
import { parseMarkup } from './parse-markup.js';
import { createRegionStore, type RegionStore } from './region-store.js';
import type { ParsedBranches } from './region-template.js';

export interface PageMakerDeps {
  init: Pick<EngineInit, 'siteDir' | 'outDir' | 'assetBaseUrl' | 'generator'>;
  locale: Pick<EngineLocale, 'site' | 'htmlTags' | 'sharedLevels'>;
  /** Set when pages have a Content-Security-Policy. */
  policy?: SitePolicy | undefined;
  /** Of the bundle with the theme and the site's components. */
  createRenderer: (site: SiteData, services: RenderServices) => Renderer;
  /** Of which the first highlights the code that components show. */
  processors: readonly Processor[];
  functions: Pick<SiteFunctions, 'onBrokenImage'> | undefined;
  /** Asked for each page: during development, files come and go. */
  assets: () => AssetStore;
  images?: PageImages | undefined;
  /** By `contentKey`: all that a page holds must be in it when the page is made. */
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  /** What browsers load, as far as pages of this maker may need React there. */
  client: { modules: ClientUrls['modules']; clientFile: RenderServices['clientFile'] };
  /** See `RenderServices`. */
  branches?: RenderServices['branches'];
  /** See `RenderServices`. */
  copies?: RenderServices['copies'];
  /** See `createRegionStore`. */
  parsedBranches?: ParsedBranches | undefined;
  /** See `ComposerParts`. */
  documentAssets: () => DocumentAssets;
  /** Asked for each page. */
  settings: () => LocaleSettings;
}

export interface PageMaker {
  /** @throws what the page throws; see `plainPageError`. */
  make(job: PageJob): Promise<ComposedPage>;
  /** Regions of the pages that it has made. */
  regions: RegionStore;
}

export function createPageMaker(deps: PageMakerDeps): PageMaker {
  const { init, compiled, functions, policy } = deps;
  const { site, htmlTags, sharedLevels } = deps.locale;
  const regions = createRegionStore({ marksAll: deps.branches !== undefined, parsed: deps.parsedBranches });
  const parts: Omit<ComposerParts, 'assets' | 'settings' | 'documentAssets'> = {
    siteDir: init.siteDir,
    generator: init.generator,
    site,
    htmlTags,
    sharedLevels,
    renderer: createRenderer(deps),
    compiled,
    regions,
    onBrokenImages: brokenImageRule(site, functions),
    images: deps.images,
    ...(policy && { policy }),
  };
  return {
    regions,
    make: (job) =>
      composePage(job, {
        ...parts,
        assets: deps.assets(),
        settings: deps.settings(),
        documentAssets: deps.documentAssets,
      }),
  };
}

function createRenderer({ init, locale, processors: [processor], client, ...deps }: PageMakerDeps): Renderer {
  const place = { outDir: init.outDir, baseUrl: init.assetBaseUrl };
  return deps.createRenderer(locale.site, {
    renderCodeBlock: (code, language, metastring) => processor?.renderCodeBlock(code, language, metastring) ?? '',
    clientFile: client.clientFile,
    clientContent: createClientContent({ modules: client.modules, ...place }),
    clientData: createClientData(place),
    parseMarkup,
    branches: deps.branches,
    copies: deps.copies,
  });
}
