/**
 * Implements the flag `future.v4.useCssCascadeLayers`: each of our style sheets is put into a cascade layer with
 * Docusaurus's name, so that any unlayered rule of a site wins. Without the flag our sheets are unchanged, and
 * specificity and order decide between them and the site's, as in Docusaurus.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../base/files.js';
import type { ThemeLayers } from '../site/theme-layers.js';
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

export function cascadeLayersPlugin(isOn: boolean, { facts = {} }: Pick<ThemeLayers, 'facts'>): Plugin {
  return {
    name: 'dactyl:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?(?!.*\burl\b).*)?$/ },
      handler(code, id) {
        const file = path.normalize(id.replace(/\?.*$/, ''));
        if (!isOn || !isInside(PACKAGE_ROOT, file)) return undefined;
        const folder = Object.keys(facts).find((theme) => isInside(theme, file));
        return { code: inLayers(code, folder && facts[folder]?.cascadeLayer), map: null };
      },
    },
  };
}

/**
 * Wraps a sheet in its layer. The theme's sheet imports others, and `@import` is not allowed inside a block, so it
 * gets its layer as a condition. Exported for its test.
 */
export function inLayers(css: string, layer = THEME): string {
  const imported = css.replaceAll(/^@import '([^']+)';/gm, (_rule, url: string) => {
    const name = url.includes('infima') ? 'docusaurus.infima' : layer;
    return `@import '${url}' layer(${name});`;
  });
  // A sheet that only some pages load may come before the sheet of all pages, so each sheet declares the order.
  return imported === css ? `${ORDER}@layer ${layer} {\n${css}\n}\n` : ORDER + imported;
}
