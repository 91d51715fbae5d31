/**
 * A theme that asks readers before their visits are counted. Input: the HTML tags of plugins that tell others about readers. Output:
 * the same tags, asleep in a `<template>`; a banner; and a script, which wakes them once a reader has agreed.
 */
import { readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';
import { tagToHtml } from '../../../node/plugin-api/html-tags.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { InjectedHtmlTags, Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { type ConsentOptions, consentOptionsSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));
/** Made by `scripts/build-image-script.mjs`. */
const SCRIPT = fileURLToPath(new URL('../../../../dist/image-script/consent.js', import.meta.url));

/** Link to the banner, from anywhere on a page. */
const LINK = '#dactyl-consent';

function themeConsent(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  const { baseUrl, siteStorage, unstable_isServed } = context;
  // The cast: `validateOptions` made them.
  const { version, policy } = pluginOptions as unknown as ConsentOptions;
  warnWithoutLink(context);
  const file = `assets/js/consent-${hashText(readFileSync(SCRIPT), 8)}.js`;
  // The dev server serves the file from its place in the package.
  const src = unstable_isServed ? `${baseUrl}@fs/${SCRIPT.replaceAll('\\', '/').replace(/^\//, '')}` : baseUrl + file;
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
          src,
          'data-consent-version': version,
          'data-consent-key': `dactyl.consent${siteStorage.namespace}`,
        },
      },
    }),
    async postBuild({ outDir }) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(SCRIPT, target);
    },
  };
}

/** A `<template>` loads and runs nothing. What is for readers without JavaScript goes: they cannot be asked. */
function holdTags({ headTags = [], preBodyTags = [], postBodyTags = [] }: InjectedHtmlTags): InjectedHtmlTags {
  const tags = [headTags, preBodyTags, postBodyTags].flat().map(tagToHtml);
  const held = tags.filter((html) => !/^\s*<noscript/i.test(html));
  return held.length === 0 ? {} : { headTags: `<template data-consent>${held.join('')}</template>` };
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
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => validate(consentOptionsSchema, options),
});

export default plugin;
