/**
 * Universal Analytics, the predecessor of Google's tag. Google has ended the service, but sites can still use it with a server
 * of their own that supports its protocol. Input: an id. Output: tags in the head, and a client module. Production only.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { analyticsOptionsSchema, type AnalyticsOptions } from './options.js';

/** Known by path only: it is browser code. */
const PAGE_VIEWS = fileURLToPath(new URL('../browser/page-views.js', import.meta.url));

const ORIGIN = 'https://www.google-analytics.com';

/**
 * The script is identical on all sites, so that a Content-Security-Policy can allow its hash; the settings are in
 * attributes.
 */
const START =
  'window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date;' +
  "(function(d){ga('create',d.id,'auto');if(d.anonymizeIp!==undefined)ga('set','anonymizeIp',true)})" +
  "(document.currentScript.dataset);ga('send','pageview')";

function googleAnalytics(context: PluginContext, pluginOptions: PluginOptions): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // The cast: `validateOptions` made them.
  const { trackingID, anonymizeIP } = pluginOptions as unknown as AnalyticsOptions;
  const { i18n, siteConfigPath, unstable_logger } = context;
  // Printed once instead of for each locale.
  if (i18n.currentLocale === i18n.defaultLocale) {
    unstable_logger?.warn(
      `${path.basename(siteConfigPath)} sets up Universal Analytics ("${trackingID}"), which Google ended in July 2024: its pages count nothing. Use the option "gtag" with an id of Google Analytics 4.`,
    );
  }
  return {
    name: 'docusaurus-plugin-google-analytics',
    unstable_readsSiteOnly: () => true,
    unstable_tellsOthers: true,
    getClientModules: () => [PAGE_VIEWS],
    unstable_getPolicySources: () => ({ 'connect-src': [ORIGIN], 'img-src': [ORIGIN] }),
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'preconnect', href: ORIGIN } },
        {
          tagName: 'script',
          attributes: { 'data-id': trackingID, 'data-anonymize-ip': anonymizeIP },
          innerHTML: START,
        },
        { tagName: 'script', attributes: { async: true, src: `${ORIGIN}/analytics.js` } },
      ],
    }),
  };
}

const plugin: PluginModule = Object.assign(googleAnalytics, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(analyticsOptionsSchema, options),
});

export default plugin;
