/**
 * An SVG file that a script imports is a React component, as in the site format. `?url` and the like keep Vite's
 * meaning, and style sheets do not pass here.
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
