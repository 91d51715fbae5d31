/**
 * Implements the flag `future.v4.useCssCascadeLayers`: each of our style sheets is put into a cascade layer with
 * Docusaurus's name, so that any unlayered rule of a site wins. Without the flag our sheets are unchanged, and
 * specificity and order decide between them and the site's, as in Docusaurus.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from './package-root.js';

/**
 * Docusaurus's layers, the strongest one last. Sites may add rules to them, or order their own layers among them.
 */
const LAYERS = [
  'docusaurus.infima',
  'docusaurus.theme-common',
  'docusaurus.theme-classic',
  'docusaurus.core',
  'docusaurus.plugin-debug',
  'docusaurus.theme-mermaid',
  'docusaurus.theme-live-codeblock',
  'docusaurus.theme-search-algolia.docsearch',
  'docusaurus.theme-search-algolia',
];
const ORDER = `@layer ${LAYERS.join(', ')};\n`;
const THEME = 'docusaurus.theme-classic';

/** Folder of `features/` → layer, where it is not that of the theme. */
const THEME_LAYERS: Record<string, string> = {
  debug: 'docusaurus.plugin-debug',
  mermaid: 'docusaurus.theme-mermaid',
  'live-codeblock': 'docusaurus.theme-live-codeblock',
  search: 'docusaurus.theme-search-algolia',
};

export function cascadeLayersPlugin(isOn: boolean): Plugin {
  return {
    name: 'dactyl:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?(?!.*\burl\b).*)?$/ },
      handler(code, id) {
        const file = path.relative(PACKAGE_ROOT, id.replace(/\?.*$/, ''));
        if (!isOn || file.startsWith('..') || path.isAbsolute(file)) return undefined;
        return { code: inLayers(code, file.split(path.sep)), map: null };
      },
    },
  };
}

/**
 * Wraps a sheet in its layer. The theme's sheet imports others, and `@import` is not allowed inside a block, so it
 * gets its layer as a condition. Exported for its test.
 *
 * @param place names of the folders and of the file, from `src` on
 */
export function inLayers(css: string, place: readonly string[]): string {
  const layer = (place[0] === 'features' && THEME_LAYERS[place[1] ?? '']) || THEME;
  const imported = css.replaceAll(/^@import '([^']+)';/gm, (_rule, url: string) => {
    const name = url.includes('infima') ? 'docusaurus.infima' : layer;
    return `@import '${url}' layer(${name});`;
  });
  // A sheet that only some pages load may come before the sheet of all pages, so each sheet declares the order.
  return imported === css ? `${ORDER}@layer ${layer} {\n${css}\n}\n` : ORDER + imported;
}
