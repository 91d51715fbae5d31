/**
 * A theme that asks readers before their visits are counted. Input: the HTML tags of plugins that tell others about readers. Output:
 * the same tags, asleep in a `<template>`; a banner; and a script, which wakes them once a reader has agreed.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../../node/plugin-api/package-file.js';
import { refuseId } from '../../../node/plugin-api/refuse-id.js';
import { tagToHtml } from '../../../node/plugin-api/html-tags.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type {
  HtmlTags,
  InjectedHtmlTags,
  Plugin,
  PluginContext,
  PluginOptions,
} from '../../../node/plugin-api/types.js';
import { definedProps } from '../../../shared/defined-props.js';
import { type ConsentOptions, consentOptionsSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));
/** Made by `scripts/build-image-script.mjs`. */
const SCRIPT = fileURLToPath(new URL('../../../../dist/image-script/consent.js', import.meta.url));

/** Link to the banner, from anywhere on a page. */
const LINK = '#dactyl-consent';

function themeConsent(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  const { siteStorage } = context;
  // The cast: `validateOptions` made them.
  const { version, policy } = pluginOptions as unknown as ConsentOptions;
  warnWithoutLink(context);
  const script = packageFile({ file: SCRIPT, name: 'assets/js/consent' }, context);
  return {
    name: 'dactyl-theme-consent',
    contentLoaded({ actions }) {
      actions.setGlobalData({ ...(policy !== undefined && { policy }) });
    },
    getThemePath: () => THEME_DIR,
    getClientModules: () => [path.join(THEME_DIR, 'styles.css')],
    unstable_getStorageKeys: () => ['dactyl.consent'],
    unstable_holdTags: holdTags,
    injectHtmlTags: () => ({
      headTags: {
        tagName: 'script',
        attributes: {
          type: 'module',
          src: script.url,
          'data-consent-version': version,
          'data-consent-key': `dactyl.consent${siteStorage.namespace}`,
        },
      },
    }),
    postBuild: ({ outDir }) => script.write(outDir),
  };
}

/** The same tags asleep, each where it was: what a plugin shows belongs into the body. */
function holdTags({ headTags, preBodyTags, postBodyTags }: InjectedHtmlTags): InjectedHtmlTags {
  return definedProps({
    headTags: asleep(headTags),
    preBodyTags: asleep(preBodyTags),
    postBodyTags: asleep(postBodyTags),
  });
}

/** A `<template>` loads and runs nothing. What is for readers without JavaScript goes: they cannot be asked. */
function asleep(tags: HtmlTags = []): string | undefined {
  const held = [tags]
    .flat()
    .map(tagToHtml)
    .filter((html) => !/^\s*<noscript/i.test(html));
  return held.length === 0 ? undefined : `<template data-consent>${held.join('')}</template>`;
}

/** Who has agreed must be able to change that as easily. */
function warnWithoutLink({ siteConfig, siteConfigPath, i18n, unstable_logger }: PluginContext): void {
  const hasLink = JSON.stringify(siteConfig.themeConfig).includes(LINK);
  // Printed once instead of for each locale.
  if (hasLink || i18n.currentLocale !== i18n.defaultLocale) return;
  unstable_logger?.warn(
    `${path.basename(siteConfigPath)}: readers cannot change what they have answered to "dactyl/theme-consent". Add { label: 'Privacy choice', href: '${LINK}' } to themeConfig.footer.links.`,
  );
}

const plugin: PluginModule = Object.assign(themeConsent, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    refuseId(options ?? {}, 'dactyl/theme-consent');
    return validate(consentOptionsSchema, options);
  },
});

export default plugin;
