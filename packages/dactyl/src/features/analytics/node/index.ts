/**
 * Counts visits without code of others. Input: services, by their names. Output: one script in the head, which sends them page
 * views, searches and answers; and for a policy, exactly their hosts. Production only.
 */
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { type AnalyticsServices, analyticsServicesSchema } from './options.js';

/** Made by `scripts/build-image-script.mjs`. */
const SCRIPT = fileURLToPath(new URL('../../../../dist/image-script/analytics.js', import.meta.url));

function analyticsPlugin({ siteConfig, baseUrl }: PluginContext, pluginOptions: PluginOptions): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // The cast: `validateOptions` made them.
  const { id: _id, ...services } = pluginOptions as unknown as AnalyticsServices & { id: string };
  const { plausible, umami, matomo, goatcounter, posthog } = services;
  const hosts = [plausible, umami, matomo, goatcounter, posthog].flatMap((service) => service?.host ?? []);
  const file = `assets/js/analytics-${hashText(readFileSync(SCRIPT), 8)}.js`;
  const settings = { ...services, siteHost: new URL(siteConfig.url).host };
  return {
    name: 'dactyl-plugin-analytics',
    unstable_tellsOthers: true,
    unstable_getPolicySources: () => ({ 'connect-src': [...new Set(hosts.map((host) => new URL(host).origin))] }),
    injectHtmlTags: () => ({
      headTags: {
        tagName: 'script',
        attributes: { type: 'module', src: baseUrl + file, 'data-analytics': JSON.stringify(settings) },
      },
    }),
    async postBuild({ outDir }) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(SCRIPT, target);
    },
  };
}

const plugin: PluginModule = Object.assign(analyticsPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => validate(analyticsServicesSchema, options),
});

export default plugin;
