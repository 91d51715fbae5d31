/**
 * The layer rule of ARCHITECTURE.md as a function: an import goes in, the reason why it is not allowed
 * comes out. It knows nothing of files, so that it can be tested on imports that nobody would write.
 */
import type { Import } from './import-graph.js';

/** What each layer may import, besides itself. A layer is a folder of `src/`; see `layerOf`. */
const MAY_IMPORT: Record<string, readonly string[]> = layers([
  ['shared'],
  ['search'],
  ['node'],
  ['config', 'content', 'markdown', 'analysis'],
  ['plugin-api'],
  ['plugins'],
  ['site'],
  ['vite', 'render'],
  ['build', 'serve', 'translations', 'swizzle', 'migrate'],
  ['compare'],
  ['cli'],
]);
const BROWSER: Record<string, readonly string[]> = {
  // Runs on both sides.
  search: ['shared'],
  runtime: ['shared'],
  theme: ['shared', 'runtime'],
  themes: ['shared', 'search', 'runtime'],
  'plugins/client': ['shared', 'runtime', 'theme'],
  'plugins/worker': ['shared'],
};

/** Files of pure types that say what Node hands to components. */
const DATA_FOR_COMPONENTS = /^plugins\/[^/]+\/types\.ts$|^config\/theme-config-types\.ts$/;

/** Types that may cross where code may not: importing layer → what it may name. */
const TYPE_EXCEPTIONS: Record<string, RegExp> = {
  content: /^config\/types\.ts$/,
  markdown: /^config\/types\.ts$/,
  runtime: DATA_FOR_COMPONENTS,
  theme: DATA_FOR_COMPONENTS,
  themes: DATA_FOR_COMPONENTS,
  'plugins/client': DATA_FOR_COMPONENTS,
};

const ENTRIES = new Set(['index.ts', 'client.ts', 'theme-parts.ts', 'theme/index.ts']);

/** Why `edge` breaks the rule, or `undefined`. */
export function layerProblem(edge: Import): string | undefined {
  const { from, to, typeOnly } = edge;
  if (ENTRIES.has(to)) return `${from} imports the public entry ${to}: import the module itself`;
  const layer = layerOf(from);
  if (layer === undefined) return from.includes('/') ? `${from} is in a folder that is no layer` : undefined;
  const target = layerOf(to);
  if (target === undefined) return packageProblem(from, layer, to);
  const toOtherPlugin = pluginOf(from) !== undefined && pluginOf(to) !== undefined && pluginOf(from) !== pluginOf(to);
  if (toOtherPlugin) return `${from} imports ${to}: plugins never import plugins`;
  if (layer === target || allowed(layer).includes(target)) return undefined;
  if (typeOnly && TYPE_EXCEPTIONS[layer]?.test(to)) return undefined;
  return `${from} imports ${to}: ${layer} may not know ${target}`;
}

function packageProblem(from: string, layer: string, specifier: string): string | undefined {
  const isolated = layer === 'shared' || (layer in BROWSER && !from.startsWith('runtime/server/'));
  if (isolated && specifier.startsWith('node:')) return `${from} imports ${specifier}: it must run in a browser`;
  if (layer !== 'vite' && /^(?:vite|rolldown)(?:\/|$)/.test(specifier)) {
    return `${from} imports ${specifier}: only vite/ knows Vite`;
  }
  return undefined;
}

/** Files have an extension, which tells `vite/bundle-site.ts` from the package `vite`. */
function layerOf(path: string): string | undefined {
  if (!/\.[a-z]+$/.test(path)) return undefined;
  const [folder = '', , third] = path.split('/');
  if (folder === 'plugins' && (third === 'client' || third === 'worker')) return `plugins/${third}`;
  return folder in MAY_IMPORT || folder in BROWSER ? folder : undefined;
}

function pluginOf(path: string): string | undefined {
  return /^plugins\/([^/]+)\//.exec(path)?.[1];
}

function allowed(layer: string): readonly string[] {
  return MAY_IMPORT[layer] ?? BROWSER[layer] ?? [];
}

/** Each layer may import all layers of the rows before its own. */
function layers(rows: readonly (readonly string[])[]): Record<string, readonly string[]> {
  return Object.fromEntries(rows.flatMap((row, index) => row.map((layer) => [layer, rows.slice(0, index).flat()])));
}
