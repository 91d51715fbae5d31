/**
 * The locales of a dev server: the first is loaded when it starts, each other when somebody first asks for a page of it. They
 * share one Vite server and one bundle; each has its own site, renderer, search and answers.
 */
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createSilentLogger } from '../../base/logger.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { DEV_ASSETS_DIR } from '../../bundle/dev-server-bundle.js';
import { splitUrl } from '../../../shared/url.js';
import { createDevCards } from './dev-cards.js';
import { answerWithError, createDevHandler } from './dev-handler.js';
import { createDevLateFiles } from './dev-late-files.js';
import { createDevPageFiles, type DevPageFiles } from './dev-page-files.js';
import { createDevRenderer, type DevRenderer } from './dev-renderer.js';
import { createDevSite, type DevSite, type DevSiteOptions, type SharedByLocales } from './dev-site.js';
import { createKeptBranches } from './kept-branches.js';
import { otherLocale } from './locale-urls.js';

export interface DevLocale {
  site: DevSite;
  renderer: DevRenderer;
  search: DevPageFiles;
  answer: RequestListener;
  close(): Promise<void>;
}

export interface DevLocales {
  /** Answers each request by the locale of its address. */
  answer: RequestListener;
  close(): Promise<void>;
}

export interface DevLocalesInput {
  options: DevSiteOptions;
  shared: SharedByLocales;
  first: DevSite;
  vite: DevEnvironment;
  /** Called for each locale that is loaded, the first one included. */
  onLoaded(locale: DevLocale): void;
}

export function createDevLocales(input: DevLocalesInput): DevLocales {
  const { options, first, vite, onLoaded } = input;
  const firstLocale = createDevLocale(first, input);
  onLoaded(firstLocale);
  /** Those that were asked for, by name. */
  const others = new Map<string, Promise<DevLocale>>();

  function load(name: string): Promise<DevLocale> {
    const known = others.get(name);
    if (known) return known;
    const loading = loadLocale(name, input);
    others.set(name, loading);
    // After a mistake is mended, the next request loads it.
    loading.then(onLoaded, () => others.delete(name));
    return loading;
  }

  return {
    answer(request, response) {
      const { pathname } = splitUrl(request.url ?? '/');
      const other = options.locale === undefined && otherLocale(pathname, first.current.locale.data.i18n);
      if (!other) return firstLocale.answer(request, response);
      load(other).then(
        (locale) => locale.answer(request, response),
        (error: unknown) =>
          answerWithError(error, { request, response }, { site: first, vite, logger: options.logger }),
      );
    },
    async close() {
      await firstLocale.close();
      for (const other of others.values()) await other.then(({ close }) => close()).catch(() => undefined);
    },
  };
}

async function loadLocale(name: string, input: DevLocalesInput): Promise<DevLocale> {
  const { options, shared, vite } = input;
  const before = shared.requests.size;
  const site = await createDevSite({ ...options, locale: name }, shared);
  if (shared.requests.size > before) vite.invalidateRegistry();
  return createDevLocale(site, input);
}

function createDevLocale(site: DevSite, { options: { logger }, vite }: DevLocalesInput): DevLocale {
  const {
    site: { generatedDir },
    locale,
  } = site.current;
  const assetsDir = path.join(generatedDir, DEV_ASSETS_DIR);
  const keptBranches = createKeptBranches(path.join(generatedDir, 'dev-branches', `${locale.locale}.json`));
  const renderer = createDevRenderer({ site, vite, assetsDir, keptBranches, logger });
  const silentRenderer = createDevRenderer({ site, vite, assetsDir, keptBranches, logger: createSilentLogger() });
  const invalidateRegistry = () => vite.invalidateRegistry();
  const search = createDevPageFiles({ site, renderer: silentRenderer, invalidateRegistry });
  const late = createDevLateFiles(site, search);
  const cards = createDevCards(site);
  return {
    site,
    renderer: {
      ...renderer,
      forget(file) {
        renderer.forget(file);
        search.forget(file);
      },
    },
    search,
    answer: createDevHandler({ site, vite, renderer, search, late, cards, assetsDir, logger }),
    async close() {
      await renderer.close();
      await silentRenderer.close();
    },
  };
}
