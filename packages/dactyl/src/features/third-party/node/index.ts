/**
 * Copies files of other hosts into the site. Input: hosts, the tags of all pages, images of texts, style sheets. Output: addresses of
 * the site in their place, files named by their hash, and a list of their licences.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeAt } from '../../../node/base/text-place.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { createCopies, licenceOf, licencesText, type ListedFile } from './copy-files.js';
import { createImageCopies } from './copy-images.js';
import { copyInStyles } from './copy-in-styles.js';
import { isAllowed, openKeptFiles, type UrlPlace } from './keep-files.js';
import { type ThirdPartyOptions, thirdPartyOptionsSchema } from './options.js';
import { rewriteTags } from './rewrite-tags.js';

const OUTPUT = 'assets/third-party';

function thirdPartyPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as ThirdPartyOptions;
  const { siteDir, siteConfigPath, baseUrl, generatedFilesDir, unstable_isServed } = context;
  const kept = openKeptFiles(options, siteDir);
  const copies = createCopies(options, kept);
  const images = createImageCopies(options, kept);
  const servedDir = path.join(generatedFilesDir, 'third-party');
  // The dev server serves files from where they are.
  const folderUrl = unstable_isServed
    ? `${baseUrl}@fs/${servedDir.replaceAll('\\', '/').replace(/^\//, '')}`
    : `${baseUrl}${OUTPUT}`;
  /** Also those of texts and style sheets, which are in the output under names that the site gives them. */
  const listFiles = async () => {
    const ofTags = await copies.all();
    const urls = new Set(ofTags.map(({ url }) => url));
    const others = kept.listFiles().filter(({ url }) => !urls.has(url));
    return [...ofTags, ...others.map(({ file, ...rest }) => ({ ...rest, name: file }))].map((file) => ({
      ...file,
      licence: licenceOf(file, options),
    }));
  };
  const writeAll = async (dir: string) => {
    const files = await listFiles();
    if (files.length === 0) return;
    await mkdir(dir, { recursive: true });
    await Promise.all((await copies.all()).map(({ name, bytes }) => writeFile(path.join(dir, name), bytes)));
    await writeFile(path.join(dir, 'LICENCES.txt'), licencesText(files));
    warnOfUnknown(files, context);
  };
  return {
    name: 'dactyl-plugin-third-party',
    async unstable_rewriteTags(tags) {
      const rewrite = (html: string) =>
        rewriteTags(html, {
          isCopied: (url) => isAllowed(url, options.hosts),
          addressOf: async (url) => `${folderUrl}/${(await copies.copyOf(url, placeOf(url, siteConfigPath))).name}`,
        });
      // One after the other, so that the lock is written once for each file.
      const headTags = await rewrite(tags.headTags);
      const preBodyTags = await rewrite(tags.preBodyTags);
      const postBodyTags = await rewrite(tags.postBodyTags);
      if (unstable_isServed) await writeAll(servedDir);
      return { headTags, preBodyTags, postBodyTags };
    },
    unstable_getImageCopies: () => images,
    configurePostCss(postCss) {
      postCss.plugins.push(copyInStyles({ options, kept, siteDir }));
    },
    postBuild: ({ outDir }) => writeAll(path.join(outDir, OUTPUT)),
  };
}

/** Where the configuration names it; a plugin may have, too. */
function placeOf(url: string, file: string): UrlPlace {
  const text = readFileSync(file, 'utf8');
  const offset = text.indexOf(url);
  return { file, ...(offset >= 0 && placeAt(text, offset)) };
}

function warnOfUnknown(files: readonly ListedFile[], { i18n, unstable_logger }: PluginContext) {
  // Printed once instead of for each locale.
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const unknown = files.filter(({ licence }) => licence === undefined);
  if (unknown.length === 0) return;
  const origins = [...new Set(unknown.map(({ url }) => new URL(url).origin))];
  unstable_logger?.warn(
    `Copied files whose licence is unknown: ${unknown.length}. Name it in the option "licences" of dactyl/plugin-third-party: ${origins.map((origin) => `'${origin}/'`).join(', ')}.`,
  );
}

const plugin: PluginModule = Object.assign(thirdPartyPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => validate(thirdPartyOptionsSchema, options),
});

export default plugin;
