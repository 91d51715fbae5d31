/**
 * A theme with a menu on docs and posts that offers the page as Markdown: its component, its styles, and a script that is
 * loaded only when a reader opens a menu for the first time.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteError } from '../../../node/base/site-error.js';
import { packageFile } from '../../../node/plugin-api/package-file.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { ASSISTANTS } from './assistants.js';
import { type CopyPageOptions, copyPageOptionsSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));
const SCRIPT = path.join(THEME_DIR, 'menu.js');

/**
 * The script is identical on all sites, so that a Content-Security-Policy can allow its hash; the URL is in an
 * attribute. `toggle` does not bubble, but it can be caught in the capture phase.
 */
const LOAD =
  "(d=>{let b,l;addEventListener('click',({target:t})=>{l||(b=t.closest?.('button[data-copy-twin]'))},true);" +
  "addEventListener('toggle',({target:t})=>{t.matches?.('details[data-copy-page]')&&import(d.src).then(m=>{l||b&&m.copy(b);l=1})},true)})" +
  '(document.currentScript.dataset)';

function themeCopyPage(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  const { siteConfig, siteConfigPath } = context;
  // The cast: `validateOptions` made them.
  const { openIn } = pluginOptions as unknown as CopyPageOptions;
  if (!siteConfig.markdown.twins) {
    throw new SiteError(
      'The theme that offers pages as Markdown needs them as files, which this site does not write.',
      {
        file: siteConfigPath,
        key: 'markdown.twins',
        hint: 'Add markdown: { twins: true }.',
      },
    );
  }
  const script = packageFile({ file: SCRIPT, name: 'assets/js/copy-page' }, context);
  return {
    name: 'dactyl-theme-copy-page',
    unstable_readsSiteOnly: () => true,
    contentLoaded({ actions }) {
      const assistants = openIn.map((entry) => (typeof entry === 'string' ? ASSISTANTS[entry] : entry));
      // All pages read these data: without assistants there are none.
      if (assistants.length > 0) actions.setGlobalData({ assistants });
    },
    getThemePath: () => THEME_DIR,
    getClientModules: () => [path.join(THEME_DIR, 'styles.css')],
    injectHtmlTags: () => ({
      headTags: { tagName: 'script', attributes: { 'data-src': script.url }, innerHTML: LOAD },
    }),
    postBuild: ({ outDir }) => script.write(outDir),
  };
}

const plugin: PluginModule = Object.assign(themeCopyPage, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => validate(copyPageOptionsSchema, options),
});

export default plugin;
