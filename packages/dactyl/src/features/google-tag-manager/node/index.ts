/**
 * Google Tag Manager. Input: the id of a container. Output: tags that load it, and a frame for readers without JavaScript.
 * Production only. A container notices navigation by itself, with a trigger for history changes.
 */
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { tagManagerOptionsSchema, type TagManagerOptions } from './options.js';

const ORIGIN = 'https://www.googletagmanager.com';

/** Origins that receive the measurements of Google's tags. */
const MEASURES = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** The script is identical on all sites, so that a Content-Security-Policy can allow its hash. */
const START =
  "window.dataLayer=window.dataLayer||[];window.dataLayer.push({'gtm.start':new Date().getTime(),event:'gtm.js'})";

function googleTagManager(_context: PluginContext, pluginOptions: PluginOptions): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // The cast: `validateOptions` made them.
  const { containerId } = pluginOptions as unknown as TagManagerOptions;
  const id = encodeURIComponent(containerId);
  return {
    name: 'docusaurus-plugin-google-tag-manager',
    unstable_readsSiteOnly: () => true,
    unstable_tellsOthers: true,
    contentLoaded({ actions }) {
      actions.setGlobalData({ containerId });
    },
    // Origins that the container itself loads from must be added by the site.
    unstable_getPolicySources: () => ({ 'connect-src': MEASURES, 'img-src': MEASURES, 'frame-src': [ORIGIN] }),
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'preconnect', href: ORIGIN } },
        { tagName: 'script', innerHTML: START },
        { tagName: 'script', attributes: { async: true, src: `${ORIGIN}/gtm.js?id=${id}` } },
      ],
      preBodyTags: [
        {
          tagName: 'noscript',
          innerHTML: `<iframe src="${ORIGIN}/ns.html?id=${id}" height="0" width="0" hidden></iframe>`,
        },
      ],
    }),
  };
}

const plugin: PluginModule = Object.assign(googleTagManager, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(tagManagerOptionsSchema, options),
});

export default plugin;
