/** PostCSS of a site as Vite takes it, for one build or one dev server. */
import path from 'node:path';
import type { CSSOptions } from 'vite';
import { writeFileIfChanged } from '../base/files.js';
import { loadPostCss, type AskedBy } from '../site/post-css/load-post-css.js';
import type { Site } from '../site/types.js';
import { traceStyleInputs, type StyleInputTrace } from './style-inputs.js';

export interface VitePostCss extends Omit<StyleInputTrace, 'plugin'> {
  /** With options, Vite looks for no file of its own. */
  options: CSSOptions['postcss'];
  /** Who asked for it, for messages. */
  askedBy: readonly AskedBy[];
}

/** `undefined` for sites that leave CSS as it is. */
export async function createPostCss(site: Site): Promise<VitePostCss | undefined> {
  const loaded = await loadPostCss(site);
  if (!loaded) return undefined;
  // Tailwind reads all files of a project but those that git ignores; what we generate is full of old class names.
  await writeFileIfChanged(path.join(site.generatedDir, '.gitignore'), '*\n');
  const { plugin, ...trace } = traceStyleInputs();
  const { plugins, ...options } = loaded.options;
  return {
    // Each was checked to be a plugin, as far as PostCSS itself checks it.
    options: { ...options, plugins: [namedSheets(site.generatedDir), ...plugins, plugin] } as Exclude<
      CSSOptions['postcss'],
      string | undefined
    >,
    askedBy: loaded.askedBy,
    ...trace,
  };
}

/** Plugins of a site may go by the folder that a style sheet is in: those that we make up have one, too. */
function namedSheets(folder: string) {
  return {
    postcssPlugin: 'dactyl-named-sheets',
    prepare({ opts }: { opts: { from?: string | undefined } }) {
      const [, name] = /^\0?virtual:dactyl\/(.+)$/.exec(opts.from ?? '') ?? [];
      if (name !== undefined) opts.from = path.join(folder, name);
      return {};
    },
  };
}
