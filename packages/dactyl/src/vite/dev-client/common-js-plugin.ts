/**
 * Makes modules of CommonJS files that come to the browser one by one, those of the site and of packages made for the site
 * format; see `common-js.ts`. Libraries are bundled ahead.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { createAnalyser } from '../../analysis/create-analyser.js';
import { mayHoldJsx } from '../jsx-in-js-plugin.js';
import { parseModule } from '../islands/parse-module.js';
import { commonJsToModule, isCommonJs } from './common-js.js';

export function commonJsPlugin(): Plugin {
  return {
    name: 'dactyl:common-js',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.c?[jt]sx?(?:\?v=\w+)?$/ },
      async handler(code, idWithVersion) {
        const id = idWithVersion.replace(/\?.*$/, '');
        if (!mayHoldJsx(id, []) || !isCommonJs(code)) return undefined;
        const analyser = createAnalyser({ parse: parseModule, read: () => code, moduleName: path.basename });
        const names = await analyser.exportedNames(id, async () => undefined);
        return { code: commonJsToModule(code, names ?? []), map: null };
      },
    },
  };
}
