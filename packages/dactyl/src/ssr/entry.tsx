/**
 * The server renderer: it turns page requests into HTML with empty regions. It is bundled with the theme and the
 * site's components, and does not read files. One renderer serves one locale.
 */
import registry from 'virtual:dactyl/registry';
import { colorModeSettings } from '../shared/boot-settings.js';
import { entryOfAllTexts, entryOfText } from '../shared/record-entries.js';
import type { PageRequest, PageResult, Renderer, RenderServices, SiteData } from '../shared/render.js';
import { PageTree } from '../browser/app/PageTree.js';
import { beforePaintScript } from '../browser/boot/before-paint.js';
import type { RegionRecord, PageWork } from '../react/page-rendering.js';
import { RegionContext } from '../react/render-context.js';
import type { LoadedLevel } from '../react/route-context.js';
import { baseUrlIssueHtml } from './base-url-issue.js';
import { prepareImports, type ImportCache } from './imported-content.js';
import { copySiteData } from './copy-site-data.js';
import { contentFiles, type ContentFiles } from './imported-files.js';
import { loadLevels, type LevelCache } from './load-levels.js';
import { PageContexts } from './PageContexts.js';
import { wholeRecords, withNotedFields, type NoteEntry } from './noted-entries.js';
import { createAppIsland, createAppLevelCache, type AppIsland } from './render-app.js';
import { contextNow } from './rendering-now.js';
import { islandRange } from './render-island.js';
import { renderPage, type PageInput } from './render-page.js';

export function createRenderer(configured: SiteData, services: RenderServices): Renderer {
  const { storageKeys, ...copy } = copySiteData(configured, services.copies);
  const regions = new Map<string, RegionRecord>();
  const levelCache: LevelCache = new WeakMap();
  const appCache = createAppLevelCache();
  const importCache: ImportCache = new Map();
  let entries = new Set<string>();
  // A region is rendered once, so what is read in it is noted there, for all its pages.
  const note: NoteEntry = (entry, text) => {
    const region = contextNow(RegionContext);
    const all = region?.entries ?? entries;
    if (!text) all.add(entry);
    else all.add(region ? entryOfAllTexts(entry, text.field) : entryOfText(entry, text));
  };
  const site = { ...copy, siteConfig: withNotedFields(copy.siteConfig, note) };
  const importsOf = async ({ imported }: PageRequest) =>
    imported && { imports: await prepareImports(imported, { registry, cache: importCache }) };

  async function render(request: PageRequest): Promise<PageResult> {
    // Pages are rendered one after the other. An attempt may keep what an earlier one has read, so all attempts count.
    entries = new Set(request.hydration === 'islands' ? [] : wholeRecords(request.levels));
    const shared = {
      entries,
      site,
      services,
      request,
      regions,
      surround: (rendering, tree) => <PageContexts {...{ site, services, request, rendering }}>{tree}</PageContexts>,
    } satisfies Partial<PageInput>;
    if (request.hydration === 'islands') {
      const levels = await loadLevels(request.levels, { registry, cache: levelCache, note });
      const imports = await importsOf(request);
      return renderPage({ ...shared, ...imports, page: () => <Page request={request} levels={levels} /> });
    }
    const island = await createAppIsland(request, { registry, services, cache: appCache });
    const found = await importsOf(request);
    const { contents, preload } = contentFiles(found?.imports.keys() ?? [], { ...found, services });
    const file = { url: island.file.url, preload: [...island.file.preload, ...preload] };
    return renderPage({ ...shared, ...found, page: (work) => appRange({ ...island, file, contents }, request, work) });
  }

  return { beforePaint: beforePaintOf(site, storageKeys), baseUrlIssue: baseUrlIssueHtml(site), renderPage: render };
}

interface PageProps {
  request: PageRequest;
  levels: LoadedLevel[];
}

function Page({ request: { pathname, alternates }, levels }: PageProps) {
  return <PageTree pathname={pathname} alternates={alternates} levels={levels} />;
}

/** The page as one island. Both passes render it in the same way, but with different surroundings. */
function appRange(
  { report, file, contents, props, levels }: AppIsland & Pick<ContentFiles, 'contents'>,
  request: PageRequest,
  work: PageWork,
) {
  const original = () => <Page request={request} levels={levels} />;
  const record = {
    report: { ...report },
    file,
    contents,
    original,
    props,
    slots: [],
    components: new Map(),
    whole: true,
    creator: undefined,
  };
  return islandRange({ record, work, children: original() });
}

function beforePaintOf({ siteConfig, siteStorage }: SiteData, storageKeys: SiteData['storageKeys']): string {
  // The theme has validated its configuration, so these fields have their defaults.
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id?: string } };
  return beforePaintScript({
    storage: siteStorage,
    ...colorModeSettings(siteConfig.themeConfig),
    announcementId: announcementBar?.id,
    storageKeys,
  });
}
