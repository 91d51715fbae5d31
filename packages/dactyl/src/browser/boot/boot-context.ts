import type { BootSettings } from '../../shared/boot-settings.js';
import type { SiteStorage } from '../stores/site-storage.js';
import type { Router, RouterModule } from './router-module.js';

/** What a behaviour is started with. */
export interface BootContext {
  settings: BootSettings;
  storage: SiteStorage;
  /** The router is fetched when it is first asked for. */
  loadRouter(): Promise<Router>;
}

/** Starts one behaviour, for the whole life of the document. */
export type StartBehaviour = (context: BootContext) => void;

export function createContext(settings: BootSettings, storage: SiteStorage): BootContext {
  const shown = new URL(location.href);
  let router: Promise<Router> | undefined;
  return { settings, storage, loadRouter: () => (router ??= importRouter(settings, shown)) };
}

async function importRouter(settings: BootSettings, shown: URL): Promise<Router> {
  // The cast: the settings name the file that `router/router.ts` was built to.
  const { createRouter } = (await import(/* @vite-ignore */ settings.router)) as RouterModule;
  return createRouter(settings, shown);
}
