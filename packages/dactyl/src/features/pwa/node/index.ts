/**
 * The plugin that makes a site readable offline, in builds only. Input: options, and the complete output. Output: for each
 * locale a service worker `sw.js` with a list of files to cache, and on each page a script that registers it.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileAtomic } from '../../../node/base/files.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import type { HtmlTagObject } from '../../../node/config/types.js';
import { addBaseUrl, hasProtocol } from '../../../shared/url.js';
import { ignoredListOptions, pwaOptionsSchema, type PwaOptions } from './options.js';
import { createRegisterScript } from './register-script.js';
import { findSiteModule } from './site-module.js';
import { selfDestroyingWorkerText } from './worker-files.js';
import { writeWorker } from './write-worker.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));

async function pwaPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin | null> {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as PwaOptions;
  if (context.siteConfig.future.experimental_router === 'hash') return null;
  const isBuild = process.env.NODE_ENV !== 'development';
  const { pwaHead, swCustom, selfDestroying } = options;
  const customFile = swCustom === undefined ? undefined : await findSiteModule('swCustom', swCustom, context);
  const register = await createRegisterScript(context, options);
  warnOfIgnored(context, options);
  return {
    name: 'docusaurus-plugin-pwa',
    getThemePath: () => THEME_DIR,
    injectHtmlTags: () => ({
      headTags: isBuild ? [...headTags(pwaHead, context.baseUrl), ...(register ? [register.tag] : [])] : [],
    }),
    async unstable_afterPostBuild(props) {
      await register?.write(props);
      if (selfDestroying) await writeFileAtomic(path.join(props.outDir, 'sw.js'), selfDestroyingWorkerText());
      else await writeWorker({ ...props, options, customFile, logger: context.unstable_logger });
    },
  };
}

function warnOfIgnored({ i18n, unstable_logger, siteConfigPath }: PluginContext, options: PwaOptions): void {
  const ignored = ignoredListOptions(options);
  // Printed once instead of for each locale.
  if (ignored.length === 0 || i18n.currentLocale !== i18n.defaultLocale) return;
  const names = ignored.map((name) => `"${name}"`).join(', ');
  unstable_logger?.warn(
    `${path.basename(siteConfigPath)} sets ${names} in "injectManifestConfig" of the plugin "pwa", which has no effect: the list of files is made by the build itself.`,
  );
}

/** Values that name a file of the site. */
const FILE = /^[^\s?#]+\.[a-z][a-z\d]*(?:[?#]\S*)?$/i;

/** Converts the option `pwaHead` to tags. Values that name a file of the site get the base URL. */
export function headTags(pwaHead: PwaOptions['pwaHead'], baseUrl: string): HtmlTagObject[] {
  return pwaHead.map(({ tagName, ...attributes }) => {
    const entries = Object.entries(attributes).map(([name, value]) => [name, withBaseUrl(name, value, baseUrl)]);
    return { tagName, attributes: Object.fromEntries(entries) };
  });
}

function withBaseUrl(name: string, value: string | boolean, baseUrl: string): string | boolean {
  const isFile = (name === 'href' || name === 'content') && typeof value === 'string' && FILE.test(value);
  return isFile && !hasProtocol(value) ? addBaseUrl(value, baseUrl) : value;
}

const plugin: PluginModule = Object.assign(pwaPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(pwaOptionsSchema, options),
});

export default plugin;
