/**
 * Copies files of other hosts into the site. Input: hosts, and the tags of all pages. Output: tags with addresses of the site, files
 * named by their hash, and a list of their licences.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeAt } from '../../../node/base/text-place.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { createCopies, licencesText } from './copy-files.js';
import { isAllowed, openKeptFiles, type UrlPlace } from './keep-files.js';
import { type ThirdPartyOptions, thirdPartyOptionsSchema } from './options.js';
import { rewriteTags } from './rewrite-tags.js';

const OUTPUT = 'assets/third-party';

function thirdPartyPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as ThirdPartyOptions;
  const { siteDir, siteConfigPath, baseUrl, generatedFilesDir, unstable_isServed } = context;
  const copies = createCopies(options, openKeptFiles(options, siteDir));
  const servedDir = path.join(generatedFilesDir, 'third-party');
  // The dev server serves files from where they are.
  const folderUrl = unstable_isServed
    ? `${baseUrl}@fs/${servedDir.replaceAll('\\', '/').replace(/^\//, '')}`
    : `${baseUrl}${OUTPUT}`;
  const writeAll = async (dir: string) => {
    const files = await copies.all();
    if (files.length === 0) return;
    await mkdir(dir, { recursive: true });
    await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(dir, name), bytes)));
    await writeFile(path.join(dir, 'LICENCES.txt'), licencesText(files));
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
      await warnOfUnknown(copies, context);
      return { headTags, preBodyTags, postBodyTags };
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

async function warnOfUnknown(copies: ReturnType<typeof createCopies>, { i18n, unstable_logger }: PluginContext) {
  // Printed once instead of for each locale.
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const unknown = (await copies.all()).filter(({ licence }) => licence === undefined);
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
