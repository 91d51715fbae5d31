/**
 * A theme that asks below each page whether it was helpful. Input: where answers go. Output: a form on docs and posts that
 * works without JavaScript, and a script, loaded by pages that have it, which sends it without leaving the page.
 */
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../../node/plugin-api/package-file.js';
import { refuseId } from '../../../node/plugin-api/refuse-id.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { type FeedbackOptions, feedbackOptionsSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));
/** Made by `scripts/build-image-script.mjs`. */
const SCRIPT = fileURLToPath(new URL('../../../../dist/image-script/feedback.js', import.meta.url));

function themeFeedback(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const { id: _id, ...options } = pluginOptions as unknown as FeedbackOptions & { id: string };
  const { address, analytics } = options;
  const hasForm = address !== undefined || analytics;
  const script = packageFile({ file: SCRIPT, name: 'assets/js/feedback' }, context);
  return {
    name: 'dactyl-theme-feedback',
    contentLoaded({ actions }) {
      actions.setGlobalData({ ...options, script: script.url });
    },
    getThemePath: () => THEME_DIR,
    unstable_getPolicySources: () => {
      if (!address?.startsWith('https:')) return {};
      const { origin } = new URL(address);
      return { 'connect-src': [origin], 'form-action': [origin] };
    },
    async postBuild({ outDir }) {
      if (hasForm) await script.write(outDir);
    },
  };
}

const plugin: PluginModule = Object.assign(themeFeedback, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    refuseId(options ?? {}, 'dactyl/theme-feedback');
    return validate(feedbackOptionsSchema, options);
  },
});

export default plugin;
