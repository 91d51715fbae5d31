/**
 * The server renderer: page requests in, HTML with empty regions out. It is bundled together with the theme
 * and the site's components, and knows nothing of files. One renderer serves one locale.
 */
import { renderToString } from 'react-dom/server';
import registry from 'virtual:dactyl/registry';
import type { PageResult, RegionResult, Renderer, RenderServices, SiteData } from '../../shared/render.js';
import { emptyCollected, type PageRendering, type RegionRecord } from '../render-context.js';
import { beforePaintScript } from '../boot/before-paint.js';
import { setTranslations } from '../translations.js';
import { App, type AppProps } from './App.js';
import { collectHead } from './head.js';
import { loadLevels, type LevelCache } from './load-levels.js';
import { fillRaw, takeRegions } from './markers.js';

export function createRenderer(site: SiteData, services: RenderServices): Renderer {
  const regions = new Map<string, RegionRecord>();
  const cache: LevelCache = new WeakMap();
  return {
    beforePaint: beforePaintOf(site),
    async renderPage(request) {
      const levels = await loadLevels(request.levels, { registry, cache });
      return renderLoaded({ site, services, request, levels }, regions);
    },
  };
}

function renderLoaded(app: AppProps, regions: Map<string, RegionRecord>): PageResult {
  const rendering: PageRendering = { collected: emptyCollected(), raw: [], regions, usedRegions: new Set() };
  setTranslations(app.site.codeTranslations);
  const markup = renderToString(<App {...app} rendering={rendering} />);
  const html = takeRegions(fillRaw(markup, rendering.raw), regions);
  return { html, regions: regionResults(rendering), ...collectPage(rendering, app.site) };
}

/** Regions that turned out to depend on the page have stayed in its HTML, so they are not listed. */
function regionResults({ regions, usedRegions }: PageRendering): Record<string, RegionResult> {
  const results: Record<string, RegionResult> = {};
  for (const id of usedRegions) {
    const record = regions.get(id);
    if (record?.html !== undefined) results[id] = record as RegionResult; // html was just checked
  }
  return results;
}

function collectPage({ collected, regions, usedRegions }: PageRendering, site: SiteData) {
  const used = [...usedRegions].flatMap((id) => regions.get(id) ?? []);
  const inlined = used.filter((region) => region.dependsOnPage);
  const result = {
    head: collectHead([...used.flatMap((region) => region.head), ...collected.head], site),
    links: [...collected.links, ...inlined.flatMap((region) => region.links)],
    // Ids in the shell are on every page that has it.
    anchors: [...collected.anchors, ...used.flatMap((region) => region.anchors)],
  };
  // The next page renders these regions again and collects anew.
  for (const region of inlined) Object.assign(region, emptyCollected());
  return result;
}

function beforePaintOf({ siteConfig, siteStorage }: SiteData): string {
  // The theme has validated its configuration; these fields have defaults there.
  const { colorMode, announcementBar } = siteConfig.themeConfig as {
    colorMode?: { defaultMode?: 'light' | 'dark'; respectPrefersColorScheme?: boolean; disableSwitch?: boolean };
    announcementBar?: { id?: string };
  };
  return beforePaintScript({
    storage: siteStorage,
    defaultMode: colorMode?.defaultMode ?? 'light',
    respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? false,
    disableSwitch: colorMode?.disableSwitch ?? false,
    ...(announcementBar?.id === undefined ? {} : { announcementId: announcementBar.id }),
  });
}
