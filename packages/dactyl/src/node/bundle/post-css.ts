/** The site's PostCSS options in Vite's form, for one build or one dev server. */
import path from 'node:path';
import type { CSSOptions } from 'vite';
import { writeFileIfChanged } from '../base/files.js';
import { loadPostCss, type AskedBy } from '../site/post-css/load-post-css.js';
import type { Site } from '../site/types.js';
import { traceStyleInputs, type StyleInputTrace } from './style-inputs.js';

export interface VitePostCss extends Omit<StyleInputTrace, 'plugin'> {
  /** Given options, Vite does not search for a configuration file itself. */
  options: CSSOptions['postcss'];
  /** Where the plugins were configured, for messages. */
  askedBy: readonly AskedBy[];
}

/** Returns `undefined` for sites that do not configure PostCSS. */
export async function createPostCss(site: Site): Promise<VitePostCss | undefined> {
  const loaded = await loadPostCss(site);
  if (!loaded) return undefined;
  // Tailwind scans all project files that git does not ignore; our generated files contain outdated class names.
  await writeFileIfChanged(path.join(site.generatedDir, '.gitignore'), '*\n');
  const { plugin, ...trace } = traceStyleInputs();
  const { plugins, ...options } = loaded.options;
  return {
    // Each was checked to be a plugin, with the same test as PostCSS.
    options: { ...options, plugins: [namedSheets(site.generatedDir), ...plugins, plugin] } as Exclude<
      CSSOptions['postcss'],
      string | undefined
    >,
    askedBy: loaded.askedBy,
    ...trace,
  };
}

/** Gives virtual style sheets a file name, because plugins of a site may look at the sheet's folder. */
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
