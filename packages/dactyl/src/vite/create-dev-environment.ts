/** Vite's dev server as ours needs it: modules for the server renderer, styles and hot messages for the browser. */
import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type Connect, type ErrorPayload } from 'vite';
import type { ServerEntry } from '../shared/render.js';
import type { LocaleSite, Site } from '../site/types.js';
import { createDevServerBundle } from './dev-server-bundle.js';
import { virtualModuleInput } from './load-bundle.js';
import { BOOT_ENTRY, DEV_CLIENT_ENTRY, ROUTER_ENTRY, viteConfig } from './vite-config.js';

/** What the browser's overlay shows. */
export type OverlayError = ErrorPayload['err'];

export interface DevEnvironmentInput {
  /** The site of the moment. */
  readSite: () => { site: Site; locale: LocaleSite };
  requests: () => ReadonlySet<string>;
  httpServer: Server;
}

export interface DevEnvironment {
  middlewares: Connect.Server;
  /** The renderer's code, as it is now. */
  importServerEntry(): Promise<ServerEntry>;
  /** Forgets the registry, because its list of modules has grown. */
  invalidateRegistry(): void;
  /** URLs of scripts and style sheets that a page needs now. */
  documentAssets(): { scripts: string[]; styles: string[]; pageStyles: string[]; router: string };
  /** Whether the server renderer has loaded this file. */
  holds(file: string): boolean;
  sendUpdate(pathnames: string[] | undefined): void;
  sendReload(): void;
  sendError(error: OverlayError): void;
  watch(paths: string[]): void;
  onFileEvent(listener: (file: string) => void): void;
  close(): Promise<void>;
}

/**
 * Chokidar tells of a change once in 50 ms and drops what follows within that time, such as a formatter's
 * second write (`EV_CHANGE` in its `_emit`; tried with the one in Vite 8). So we look again after it.
 */
const SECOND_LOOK_MS = 60;

export async function createDevEnvironment(input: DevEnvironmentInput): Promise<DevEnvironment> {
  const { site } = input.readSite();
  const base = site.siteConfig.baseUrl;
  const config = viteConfig({
    siteDir: site.siteDir,
    baseUrl: base,
    mode: 'development',
    themeLayers: site.themeLayers,
    cacheDir: path.join(site.generatedDir, 'vite'),
    readVirtualModules: () => virtualModuleInput(input.readSite().site, [...input.requests()].toSorted()),
  });
  const server = await createServer({
    ...config,
    server: {
      middlewareMode: true,
      hmr: { server: input.httpServer },
      fs: { strict: false },
      watch: { ignored: ['**/.dactyl/**', '**/build/**'] },
    },
  });
  const { client } = server.environments;
  if (!client) throw new Error('Vite made no environment for the browser.');
  const bundle = createDevServerBundle({ readSite: () => input.readSite().site, requests: input.requests });
  const holds = (file: string) => bundle.sources.has(file) || file.startsWith(site.themeLayers.site + path.sep);
  const onFileEvent = (listener: (file: string) => void) => {
    const listenTwice = (file: string) => {
      const seen = changeTime(file);
      listener(file);
      setTimeout(() => {
        if (changeTime(file) !== seen) listener(file);
      }, SECOND_LOOK_MS).unref();
    };
    for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, listenTwice);
  };
  onFileEvent((file) => {
    if (holds(file)) bundle.invalidate();
  });
  const fileUrl = (file: string) => `${base}@fs${file.startsWith('/') ? '' : '/'}${file.split(path.sep).join('/')}`;

  return {
    middlewares: server.middlewares,
    importServerEntry: () => bundle.import(),
    invalidateRegistry: () => bundle.invalidate(),
    documentAssets() {
      const { styles } = input.readSite().site;
      return {
        router: fileUrl(ROUTER_ENTRY),
        scripts: [`${base}@vite/client`, fileUrl(DEV_CLIENT_ENTRY), fileUrl(BOOT_ENTRY)],
        styles: [...styles.map(fileUrl), `${base}@id/__x00__virtual:dactyl/prism.css`],
        // Their list grows with the pages that were visited: it must not count as another shell.
        pageStyles: bundle.styles.filter((file) => !styles.includes(file)).map(fileUrl),
      };
    },
    holds,
    sendUpdate: (pathnames) => client.hot.send('dactyl:update', pathnames ? { pathnames } : {}),
    sendReload: () => client.hot.send({ type: 'full-reload' }),
    sendError: (err) => client.hot.send({ type: 'error', err }),
    watch: (paths) => void server.watcher.add(paths),
    onFileEvent,
    close: () => server.close(),
  };
}

function changeTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
