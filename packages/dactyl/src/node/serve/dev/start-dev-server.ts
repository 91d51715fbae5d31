/**
 * `dactyl dev`: compiles and renders only requested pages, and shows edits in open pages. `dev-locales.ts` loads the locales that
 * are asked for, `dev-site.ts` holds the state of one, `dev-renderer.ts` renders its pages, `watch-site.ts` follows edits.
 */
import path from 'node:path';
import type { Logger } from '../../base/logger.js';
import { createDevEnvironment } from '../../bundle/create-dev-environment.js';
import { DEV_ASSETS_DIR } from '../../bundle/dev-server-bundle.js';
import { openReadings } from '../../site/code-readings.js';
import { copyFiles } from '../../site/bundler-parts/copy-files.js';
import { toAllowedHosts } from '../allowed-hosts.js';
import { createHttpServer } from '../create-http-server.js';
import { listenOnPort, serverUrl } from '../preview/listen-port.js';
import { createDevLocales } from './dev-locales.js';
import { createDevSite, createShared } from './dev-site.js';
import { guardRequests, guardUpgrades } from './guard-requests.js';
import { whenQuiet } from './when-quiet.js';
import { createWatch } from './watch-site.js';

export interface DevServerOptions {
  siteDir: string;
  configPath?: string | undefined;
  locale?: string | undefined;
  port?: string | number | undefined;
  host?: string | undefined;
  /** Names that it answers to, besides `host`, `localhost` and addresses. */
  allowedHosts?: readonly string[] | undefined;
  /** Called when the first page is shown. */
  onQuiet?: () => void;
  logger: Logger;
}

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { logger, siteDir } = options;
  // The renderer is bundled, so source maps make stack traces name the original files.
  process.setSourceMapsEnabled(true);
  const started = performance.now();
  const shared = createShared(await openReadings(siteDir, 'dev'));
  const first = await createDevSite(options, shared);
  const { site, locale } = first.current;
  const { host = 'localhost' } = options;
  const allowedHosts = toAllowedHosts(options.allowedHosts, host);
  const httpServer = createHttpServer();
  const upgrades = guardUpgrades(httpServer, {
    allowedHosts,
    readBaseUrl: () => first.current.site.siteConfig.baseUrl,
  });
  const vite = await createDevEnvironment({
    readSite: () => first.current.site,
    readLocales: () => shared.sites.map(({ current }) => current.locale),
    requests: () => shared.requests,
    warn: (note) => logger.warn(note),
    upgrades,
    allowedHosts,
    loadedFrom: first.current.loadedFrom,
  });
  await copyFiles(site.bundlerParts?.client.copies ?? [], path.join(site.generatedDir, DEV_ASSETS_DIR));
  const watch = createWatch({ shared, isAlone: options.locale !== undefined, vite, logger });
  const locales = createDevLocales({ options, shared, first, vite, onLoaded: watch });
  httpServer.on('request', guardRequests(locales.answer, allowedHosts));

  whenQuiet(httpServer, () => {
    vite.beginWatching();
    void shared.readings.keep();
    options.onQuiet?.();
  });
  const port = await listenOnPort(httpServer, { host, port: options.port, logger });
  const url = serverUrl(host, port, locale.baseUrl);
  logger.success(`${path.basename(siteDir)} on ${url} (${Math.round(performance.now() - started)} ms)`);
  return {
    url,
    async close() {
      await locales.close();
      await vite.close();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
    },
  };
}
