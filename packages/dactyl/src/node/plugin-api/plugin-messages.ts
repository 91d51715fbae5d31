/**
 * Collects what plugins offer to translators: the untranslated texts of their content, and where their sources are.
 * Plugins load their content for it, but no page is rendered.
 */
import path from 'node:path';
import { localizedPluginDir } from '../content/source-folders.js';
import { inPlugin, settleAll } from './in-plugin.js';
import { initPlugins } from './init-plugins.js';
import { translationFilePath } from './translation-files.js';
import type { PluginContext, TranslationMessages } from './types.js';
import type { BuiltIns, InitializedPlugin } from './plugin-module.js';

export interface PluginMessages {
  /** The plugin's translation files, as the locale of the context keeps them. */
  files: { /** Absolute. */ file: string; messages: TranslationMessages }[];
  /** Default texts for `translate()` in the locale of the context. */
  defaults: Record<string, string>;
  /** Where sources with `translate()` may be: absolute files, folders and globs. */
  sources: string[];
}

/** One entry for each plugin, in their order. */
export async function readPluginMessages(context: PluginContext, builtIns: BuiltIns): Promise<PluginMessages[]> {
  const initialized = await initPlugins(context, builtIns);
  return settleAll(initialized.plugins.map((plugin) => readMessagesOf(plugin, initialized.context)));
}

async function readMessagesOf(initialized: InitializedPlugin, context: PluginContext): Promise<PluginMessages> {
  const { plugin, name, id, label, baseDir } = initialized;
  const folder = localizedPluginDir(context.localizationDir, { pluginName: name, pluginId: id });
  const themePath = plugin.getThemePath?.();
  return {
    files: await inPlugin(label, 'getTranslationFiles', async () => {
      if (!plugin.getTranslationFiles) return [];
      const files = await plugin.getTranslationFiles({ content: await plugin.loadContent?.() });
      return files.map((file) => ({ file: translationFilePath(file, folder), messages: file.content }));
    }),
    defaults: await inPlugin(
      label,
      'getDefaultCodeTranslationMessages',
      async () => (await plugin.getDefaultCodeTranslationMessages?.()) ?? {},
    ),
    sources: [
      ...(plugin.getPathsToWatch?.() ?? []).map((watched) => path.resolve(context.siteDir, watched)),
      ...(themePath === undefined ? [] : [path.resolve(baseDir, themePath)]),
    ],
  };
}
