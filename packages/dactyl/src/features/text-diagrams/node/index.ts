/**
 * Diagrams as a part of the page: code blocks of some languages become SVG when pages are made, so readers need no script, and a
 * mistake ends the build. This plugin only says which file draws what; engines load it when there is something to draw.
 */
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import type { unstable_DrawerAddress } from '../../../node/plugin-api/drawer-types.js';
import { hashParts } from '../../../node/base/hash.js';
import type { JsonObject } from '../../../shared/json.js';
import { type DiagramsOptions, diagramsOptionsSchema, LANGUAGES } from './options.js';
import { LIGHT_TEXTS } from './mermaid-text.js';
import { findPackages, type PackagesOf } from './packages.js';

/** Language → its drawer, and the packages that a site installs for it. */
const DRAWERS: Record<string, { module: string; packages: PackagesOf }> = {
  mermaid: { module: new URL('./draw-mermaid.js', import.meta.url).href, packages: mermaidPackages },
  graphviz: { module: new URL('./draw-graphviz.js', import.meta.url).href, packages: () => ['@hpcc-js/wasm-graphviz'] },
  'vega-lite': { module: new URL('./draw-vega-lite.js', import.meta.url).href, packages: () => ['vega', 'vega-lite'] },
  d2: { module: new URL('./draw-d2.js', import.meta.url).href, packages: () => ['@terrastruct/d2'] },
};
const COMMAND = new URL('./draw-by-command.js', import.meta.url).href;

/** Increase when drawings of the same text change. */
const REVISION = '2';

function mermaidPackages({ renderer }: JsonObject): string[] {
  return renderer === 'browser' ? ['mermaid'] : ['mermaid', 'beautiful-mermaid'];
}

function diagramsPlugin({ siteDir }: PluginContext, pluginOptions: PluginOptions): Plugin {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as DiagramsOptions;
  const drawers: Record<string, unstable_DrawerAddress> = {};
  for (const [name, choice] of Object.entries(options)) {
    if (name === 'id' || choice === undefined || typeof choice === 'string' || choice === false) continue;
    const address = addressOf(name, choice === true ? {} : choice, siteDir);
    for (const language of LANGUAGES[name] ?? [name]) drawers[language] = address;
  }
  return { name: 'dactyl-plugin-diagrams', unstable_getDrawers: () => drawers };
}

function addressOf(name: string, options: JsonObject, siteDir: string): unstable_DrawerAddress {
  const known = DRAWERS[name];
  if (!known || 'command' in options) return { module: COMMAND, options, key: REVISION };
  const packages = findPackages(known.packages(options), { siteDir, neededFor: `Drawing ${name} diagrams` });
  const texts = name === 'mermaid' && options.renderer !== 'browser' ? { texts: LIGHT_TEXTS } : {};
  return { module: known.module, options, ...texts, key: hashParts([REVISION, ...packages]) };
}

const plugin: PluginModule = Object.assign(diagramsPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(diagramsOptionsSchema, options),
});

export default plugin;
