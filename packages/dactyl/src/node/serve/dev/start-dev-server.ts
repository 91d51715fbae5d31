/**
 * `dactyl dev`: compiles and renders only requested pages, and shows edits in open pages. `dev-site.ts` holds the
 * site's state, `dev-renderer.ts` renders pages, `watch-site.ts` follows edits.
 */
import path from 'node:path';
import { createSilentLogger, type Logger } from '../../base/logger.js';
import { createDevEnvironment } from '../../bundle/create-dev-environment.js';
import { DEV_ASSETS_DIR } from '../../bundle/dev-server-bundle.js';
import { copyFiles } from '../../site/bundler-parts/copy-files.js';
import { toAllowedHosts } from '../allowed-hosts.js';
import { createHttpServer } from '../create-http-server.js';
import { listenOnPort, serverUrl } from '../preview/listen-port.js';
import { createDevHandler } from './dev-handler.js';
import { createDevRenderer } from './dev-renderer.js';
import { createDevPageFiles } from './dev-page-files.js';
import { createDevSite } from './dev-site.js';
import { guardRequests, guardUpgrades } from './guard-requests.js';
import { watchSite } from './watch-site.js';

export interface DevServerOptions {
  siteDir: string;
  configPath?: string | undefined;
  locale?: string | undefined;
  port?: string | number | undefined;
  host?: string | undefined;
  /** Names that it answers to, besides `host`, `localhost` and addresses. */
  allowedHosts?: readonly string[] | undefined;
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
  const site = await createDevSite(options);
  const { host = 'localhost' } = options;
  const allowedHosts = toAllowedHosts(options.allowedHosts, host);
  const httpServer = createHttpServer();
  const upgrades = guardUpgrades(httpServer, { allowedHosts, readBaseUrl: () => site.current.site.siteConfig.baseUrl });
  const vite = await createDevEnvironment({
    readSite: () => site.current,
    requests: () => site.requests,
    warn: (note) => logger.warn(note),
    upgrades,
    allowedHosts,
  });
  const assetsDir = path.join(site.current.site.generatedDir, DEV_ASSETS_DIR);
  const renderer = createDevRenderer({ site, vite, assetsDir, logger });
  const silentRenderer = createDevRenderer({ site, vite, assetsDir, logger: createSilentLogger() });
  const search = createDevPageFiles({
    site,
    renderer: silentRenderer,
    invalidateRegistry: () => vite.invalidateRegistry(),
  });
  const forget = (file?: string) => {
    renderer.forget(file);
    search.forget(file);
  };
  await copyFiles(site.current.site.bundlerParts?.client.copies ?? [], assetsDir);
  httpServer.on(
    'request',
    guardRequests(createDevHandler({ site, vite, renderer, search, assetsDir, logger }), allowedHosts),
  );
  watchSite({ site, vite, renderer: { ...renderer, forget }, search, logger });

  const port = await listenOnPort(httpServer, { host, port: options.port, logger });
  const url = serverUrl(host, port, site.current.locale.baseUrl);
  logger.success(`${path.basename(siteDir)} on ${url} (${Math.round(performance.now() - started)} ms)`);
  return {
    url,
    async close() {
      await renderer.close();
      await silentRenderer.close();
      await vite.close();
      httpServer.closeAllConnections();
      await new Promise((resolve) => httpServer.close(resolve));
    },
  };
}
