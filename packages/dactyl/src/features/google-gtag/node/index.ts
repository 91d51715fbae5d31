/**
 * Google Analytics by Google's tag. Input: ids. Output: tags in the head that load and start it, and a client module that
 * reports each navigation. Production only.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { gtagOptionsSchema, type GtagOptions } from './options.js';

/** Known by path only: it is browser code. */
const PAGE_VIEWS = fileURLToPath(new URL('../browser/page-views.js', import.meta.url));

const ORIGIN = 'https://www.googletagmanager.com';

/** Origins that receive the measurements. */
const MEASURES = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/**
 * The script is identical on all sites, so that a Content-Security-Policy can allow its hash; the settings are in
 * attributes.
 */
const START =
  'window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};' +
  "gtag('js',new Date());(function(d){for(const id of JSON.parse(d.ids))" +
  "gtag('config',id,d.anonymizeIp===undefined?{}:{anonymize_ip:true})})(document.currentScript.dataset)";

function googleGtag(_context: PluginContext, pluginOptions: PluginOptions): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // The cast: `validateOptions` made them.
  const { trackingID, anonymizeIP } = pluginOptions as unknown as GtagOptions;
  const [first = ''] = trackingID;
  return {
    name: 'docusaurus-plugin-google-gtag',
    unstable_readsSiteOnly: () => true,
    unstable_tellsOthers: true,
    contentLoaded({ actions }) {
      actions.setGlobalData({ trackingID, anonymizeIP });
    },
    getClientModules: () => [PAGE_VIEWS],
    unstable_getPolicySources: () => ({ 'connect-src': MEASURES, 'img-src': MEASURES }),
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://www.google-analytics.com' } },
        { tagName: 'link', attributes: { rel: 'preconnect', href: ORIGIN } },
        { tagName: 'script', attributes: { async: true, src: `${ORIGIN}/gtag/js?id=${encodeURIComponent(first)}` } },
        {
          tagName: 'script',
          attributes: { 'data-ids': JSON.stringify(trackingID), 'data-anonymize-ip': anonymizeIP },
          innerHTML: START,
        },
      ],
    }),
  };
}

const plugin: PluginModule = Object.assign(googleGtag, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(gtagOptionsSchema, options),
});

export default plugin;
