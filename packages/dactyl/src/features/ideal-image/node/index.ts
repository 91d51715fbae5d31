/**
 * Images in several sizes, as in Docusaurus. Input: PNG and JPEG files that code and Markdown import. Output: files of several
 * widths, also in a modern format, a tiny preview, and an object for `@theme/IdealImage` that names them all. Images in
 * Markdown syntax (`![…](…)`) are not changed.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { forgetUnused } from '../../../node/base/forget-unused.js';
import { hashText } from '../../../node/base/hash.js';
import { findEncoder } from '../../../node/images/encoder.js';
import { cacheDirOf, createImageImports, encoderWish } from './image-imports.js';
import { type IdealImageOptions, idealImageOptionsSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));

function idealImagePlugin(
  { siteDir, baseUrl, unstable_isServed }: PluginContext,
  pluginOptions: PluginOptions,
): Plugin {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as IdealImageOptions;
  const isBuild = !unstable_isServed;
  const isOn = process.env.NODE_ENV !== 'development' || !options.disableInDev;
  if (isOn) findEncoder(encoderWish(siteDir));
  const script = findScript();
  return {
    name: 'docusaurus-plugin-ideal-image',
    getThemePath: () => THEME_DIR,
    contentLoaded({ actions }) {
      // `features/ideal-image/theme/IdealImage.tsx` puts it on pages with images.
      if (isOn) actions.setGlobalData({ script: script.url({ isBuild, baseUrl }) });
    },
    unstable_getImageImports: () => (isOn ? createImageImports(options, siteDir) : undefined),
    async postBuild({ outDir }) {
      const target = path.join(outDir, script.output);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(script.file, target);
      // What the bundle of this build has not asked for, or one of the last months; the next one makes what it misses.
      await forgetUnused(cacheDirOf(siteDir));
    },
  };
}

/** The script of pages with such images: a finished file in the package, the same for all sites. */
interface ImageScript {
  /** Absolute. */
  file: string;
  /** Below the output folder of a locale. */
  output: string;
  url(place: { isBuild: boolean; baseUrl: string }): string;
}

function findScript(): ImageScript {
  // Made by `scripts/build-image-script.mjs`.
  const file = fileURLToPath(new URL('../../../../dist/image-script/images.js', import.meta.url));
  const hash = existsSync(file) ? hashText(readFileSync(file), 8) : 'missing';
  const output = `assets/js/images-${hash}.js`;
  return {
    file,
    output,
    url: ({ isBuild, baseUrl }) =>
      // The dev server serves the file from its place in the package.
      isBuild ? baseUrl + output : `${baseUrl}@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`,
  };
}

const plugin: PluginModule = Object.assign(idealImagePlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(idealImageOptionsSchema, options),
});

export default plugin;
