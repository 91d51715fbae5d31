/**
 * Puts style sheets into cascade layers that the site chooses by their paths. Input: names of layers, each with a function that
 * says which files belong to it. Output: a PostCSS plugin. By default there is one layer for each part of the theme, as
 * with the flag `future.v4.useCssCascadeLayers`, which needs no plugin.
 */
import * as z from 'zod';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { DEFAULT_LAYERS, layersPlugin, type Layers } from './layers-plugin.js';

export const cascadeLayersOptionsSchema = z.strictObject({
  layers: z
    .record(
      z
        .string()
        .regex(
          /^[\w-]+(?:\.[\w-]+)*$/,
          'A layer has letters, digits, "-" and "_" in its name, and "." between its parts.',
        ),
      z.custom<(file: string) => unknown>((value) => typeof value === 'function', {
        message: "This must be a function that gets the path of a style sheet: (file) => file.includes('src/css').",
      }),
    )
    .optional(),
});

function cascadeLayers({ siteConfig }: PluginContext, options: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const { layers } = options as z.output<typeof cascadeLayersOptionsSchema> & PluginOptions;
  const chosen: Layers | undefined = layers ?? (siteConfig.future.v4.useCssCascadeLayers ? undefined : DEFAULT_LAYERS);
  return {
    name: 'docusaurus-plugin-css-cascade-layers',
    unstable_readsSiteOnly: () => true,
    configurePostCss: (postCss) => chosen && { ...postCss, plugins: [...postCss.plugins, layersPlugin(chosen)] },
  };
}

const plugin: PluginModule = Object.assign(cascadeLayers, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(cascadeLayersOptionsSchema, options),
});

export default plugin;
