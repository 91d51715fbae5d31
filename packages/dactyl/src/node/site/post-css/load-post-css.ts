/**
 * The PostCSS options of a site: those of a configuration file, extended by plugins' hooks. The site format applies
 * both too.
 */
import path from 'node:path';
import { hashParts } from '../../base/hash.js';
import type { PostCssOptions } from '../../plugin-api/types.js';
import { hashCodeOfSite } from '../functions-hash.js';
import type { Site } from '../types.js';
import { findPostCssFile, loadPostCssFile, postCssFileSources } from './config-file.js';
import { runPostCssHooks } from './hooks.js';
import { loadPostCssPackage, loadPostCssPlugins, type PluginListOrigin } from './plugin-list.js';

export interface LoadedPostCss {
  /** For Vite, which runs the PostCSS plugins in this order. */
  options: PostCssOptions;
  /** Who configured PostCSS, for messages. */
  askedBy: AskedBy[];
}

/** A configuration file, or a plugin with a hook. */
export interface AskedBy {
  /** Absolute. */
  file: string;
  plugin?: string;
}

type PostCssOfSite = Pick<Site, 'siteDir' | 'postCssHooks' | 'configFile' | 'configDependencies'>;

/** Returns `undefined` for sites that configure nothing. */
export async function loadPostCss(site: PostCssOfSite): Promise<LoadedPostCss | undefined> {
  const { siteDir, postCssHooks: hooks } = site;
  const file = findPostCssFile(siteDir);
  const parts: PostCssOptions[] = [];
  if (file !== undefined)
    parts.push(await loadNames(await loadPostCssFile(file), { file, folders: [path.dirname(file), siteDir] }));
  if (hooks.length > 0) {
    const folders = [...hooks.map((hook) => path.dirname(hook.file)), siteDir];
    const plugin = hooks.map((hook) => hook.plugin).join('" or "');
    const hookFile = hooks.at(-1)?.file ?? site.configFile;
    parts.push(await loadNames(await runPostCssHooks(hooks), { file: hookFile, plugin, folders }));
  }
  if (parts.length === 0) return undefined;
  // A PostCSS plugin that both sources name runs only once.
  const plugins = [...new Set(parts.flatMap((part) => part.plugins))];
  const askedBy = [
    ...(file === undefined ? [] : [{ file }]),
    ...hooks.map(({ file: at, plugin }) => ({ file: at, plugin })),
  ];
  return { options: { ...Object.assign({}, ...parts), plugins }, askedBy };
}

/** Cache key that changes when PostCSS may produce other output from the same style sheets. */
export function postCssKey(site: PostCssOfSite): string {
  const file = findPostCssFile(site.siteDir);
  const { postCssHooks: hooks } = site;
  if (file === undefined && hooks.length === 0) return '';
  const code = hashCodeOfSite({
    siteDir: site.siteDir,
    configDependencies: [
      ...(hooks.length > 0 ? site.configDependencies : []),
      ...(file === undefined ? [] : postCssFileSources(file)),
    ],
    pluginFiles: hooks.map((hook) => hook.file),
  });
  return hashParts([code, file ?? '', ...hooks.map(({ plugin }) => plugin)]);
}

/** Options that only Docusaurus's loader understands. */
const LOADER_KEYS = new Set(['config', 'ident']);

async function loadNames({ plugins, ...rest }: PostCssOptions, origin: PluginListOrigin): Promise<PostCssOptions> {
  const options: PostCssOptions = { plugins: await loadPostCssPlugins(plugins, origin) };
  for (const [key, value] of Object.entries(rest)) {
    if (LOADER_KEYS.has(key)) continue;
    const isName = typeof value === 'string' && ['parser', 'stringifier', 'syntax'].includes(key);
    options[key] = isName ? await loadPostCssPackage(value, origin) : value;
  }
  return options;
}
