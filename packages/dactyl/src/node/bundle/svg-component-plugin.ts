/**
 * Turns SVG files that scripts import into React components, as in the site format. Imports with `?url` and the like
 * are handled by Vite, and imports of style sheets do not reach this plugin.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { svgComponent } from './svg-component.js';

export function svgComponentPlugin(): Plugin {
  return {
    name: 'dactyl:svg-component',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg$/i },
      async handler(id) {
        return { code: svgComponent(await readFile(id, 'utf8'), id), moduleType: 'js' };
      },
    },
  };
}
