/** Makes modules of the site's own CommonJS files; see `common-js.ts`. Packages are bundled ahead by Vite itself. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { createAnalyser } from '../../analysis/create-analyser.js';
import { parseModule } from '../islands/parse-module.js';
import { commonJsToModule, isCommonJs } from './common-js.js';

export function commonJsPlugin(): Plugin {
  return {
    name: 'dactyl:common-js',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: { include: /\.c?[jt]sx?$/, exclude: /[\\/]node_modules[\\/]/ } },
      async handler(code, id) {
        if (!isCommonJs(code)) return undefined;
        const analyser = createAnalyser({ parse: parseModule, read: () => code, moduleName: path.basename });
        const names = await analyser.exportedNames(id, async () => undefined);
        return { code: commonJsToModule(code, names ?? []), map: null };
      },
    },
  };
}
