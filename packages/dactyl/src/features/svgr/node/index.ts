/**
 * SVG files are components on every site (`node/bundle/svg-component.ts`), so this plugin does nothing. It exists so that
 * sites that name it can be built unchanged. Input: options for SVGR. Output: a log line about settings without effect.
 */
import * as z from 'zod';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';

export const svgrOptionsSchema = z.strictObject({
  svgrConfig: z.record(z.string(), z.unknown()).default({}),
});

function svgrPlugin({ unstable_logger }: PluginContext, options: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const { svgrConfig } = options as z.output<typeof svgrOptionsSchema> & PluginOptions;
  const names = Object.keys(svgrConfig);
  if (names.length > 0) {
    unstable_logger?.info(
      `"svgrConfig" of @docusaurus/plugin-svgr has no effect (${names.join(', ')}): ` +
        'Dactyl makes components of SVG files itself, and leaves the drawing as it is.',
    );
  }
  return { name: 'docusaurus-plugin-svgr', unstable_readsSiteOnly: () => true };
}

const plugin: PluginModule = Object.assign(svgrPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(svgrOptionsSchema, options),
});

export default plugin;
