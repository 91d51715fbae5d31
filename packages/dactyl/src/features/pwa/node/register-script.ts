/**
 * Creates the script that registers the worker, ours or a module of the site: its tag for each page, and its file in
 * the output.
 */
import path from 'node:path';
import type { HtmlTagObject } from '../../../node/config/types.js';
import { writeFileAtomic } from '../../../node/base/files.js';
import type { AfterPostBuildProps, PluginContext } from '../../../node/plugin-api/types.js';
import { INSTALL_EVENTS, REGISTER_ID, type RegisterSettings } from '../../../shared/offline.js';
import type { PwaOptions } from './options.js';
import { findSiteModule, moduleHash } from './site-module.js';
import { registerScript } from './worker-files.js';

/** A key of the site format. */
const STORAGE_KEY = 'docusaurus.pwa.event.appInstalled.fired';

export interface RegisterScript {
  /** Tag for the head of each page. */
  tag: HtmlTagObject;
  /** Writes the script to the output folder of the locale. */
  write(props: AfterPostBuildProps): Promise<void>;
}

/**
 * Imports our script when the page is loaded, and hands over what the browser reported until then. The text is the same
 * on all sites, so that a Content-Security-Policy can allow its hash; the address is in an attribute.
 */
const LOAD =
  `(d=>{let e=[];for(let t of${JSON.stringify(INSTALL_EVENTS).replaceAll('"', "'")})addEventListener(t,()=>e.push(t));` +
  `'serviceWorker'in navigator&&addEventListener('load',()=>import(d.src).then(m=>m.start(m.settings,e),()=>{}))` +
  '})(document.currentScript.dataset)';

/** `undefined` when no worker is to be registered. */
export async function createRegisterScript(
  context: PluginContext,
  options: PwaOptions,
): Promise<RegisterScript | undefined> {
  const { swRegister, selfDestroying } = options;
  if (swRegister === false || selfDestroying) return undefined;
  const file = swRegister === undefined ? undefined : await findSiteModule('swRegister', swRegister, context);
  const own = registerScript(settings(context, options));
  const name = `assets/js/offline-${file === undefined ? own.hash : moduleHash(file)}.js`;
  const src = context.baseUrl + name;
  return {
    tag: file === undefined ? ownTag(src) : siteTag(src, settings(context, options)),
    async write({ outDir, unstable_output: output }) {
      const text =
        file === undefined ? own.text : await output.bundleScript({ file, define: environment(context, options) });
      await writeFileAtomic(path.join(outDir, name), text);
    },
  };
}

function ownTag(src: string): HtmlTagObject {
  return { tagName: 'script', attributes: { id: REGISTER_ID, 'data-src': src }, innerHTML: LOAD };
}

/** A module of the site runs as early as in the site format. */
function siteTag(src: string, forScript: RegisterSettings): HtmlTagObject {
  const data = { 'data-settings': JSON.stringify(forScript) };
  const attributes = { id: REGISTER_ID, type: 'module', async: true, fetchpriority: 'low', src, ...data };
  return { tagName: 'script', attributes };
}

function settings({ baseUrl, siteStorage }: PluginContext, options: PwaOptions): RegisterSettings {
  return {
    baseUrl,
    strategies: options.offlineModeActivationStrategies,
    debug: options.debug,
    storageKey: STORAGE_KEY + siteStorage.namespace,
    storage: siteStorage.type,
  };
}

/** Constants that modules for this option read in Docusaurus. */
function environment({ baseUrl }: PluginContext, options: PwaOptions): Record<string, string> {
  const values = {
    PWA_DEBUG: options.debug,
    PWA_SERVICE_WORKER_URL: `${baseUrl}sw.js`,
    PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES: options.offlineModeActivationStrategies,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );
}
