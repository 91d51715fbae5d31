/**
 * Counts visits without code of others. Input: services, by their names. Output: one script in the head, which sends them page
 * views, searches and answers; and for a policy, exactly their hosts. Production only.
 */
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../../node/plugin-api/package-file.js';
import { refuseId } from '../../../node/plugin-api/refuse-id.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { type AnalyticsServices, analyticsServicesSchema } from './options.js';

/** Made by `scripts/build-image-script.mjs`. */
const SCRIPT = fileURLToPath(new URL('../../../../dist/image-script/analytics.js', import.meta.url));

function analyticsPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // The cast: `validateOptions` made them.
  const { id: _id, ...services } = pluginOptions as unknown as AnalyticsServices & { id: string };
  const { plausible, umami, matomo, goatcounter, posthog } = services;
  const hosts = [plausible, umami, matomo, goatcounter, posthog].flatMap((service) => service?.host ?? []);
  const script = packageFile({ file: SCRIPT, name: 'assets/js/analytics' }, context);
  const settings = { ...services, siteHost: new URL(context.siteConfig.url).host };
  return {
    name: 'dactyl-plugin-analytics',
    unstable_tellsOthers: true,
    unstable_getPolicySources: () => ({ 'connect-src': [...new Set(hosts.map((host) => new URL(host).origin))] }),
    injectHtmlTags: () => ({
      headTags: {
        tagName: 'script',
        attributes: { type: 'module', src: script.url, 'data-analytics': JSON.stringify(settings) },
      },
    }),
    postBuild: ({ outDir }) => script.write(outDir),
  };
}

const plugin: PluginModule = Object.assign(analyticsPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    refuseId(options ?? {}, 'dactyl/plugin-analytics');
    return validate(analyticsServicesSchema, options);
  },
});

export default plugin;
