/**
 * Makes modules of CommonJS files that come to the browser one by one, those of the site and of packages made for the site
 * format; see `common-js.ts`. Libraries are bundled ahead.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { createAnalyser } from '../../analysis/create-analyser.js';
import { mayHoldJsx } from '../jsx-in-js-plugin.js';
import { parseModule } from '../islands/parse-module.js';
import { commonJsToModule, importRequired, isCommonJs, requireCalls } from './common-js.js';

export function commonJsPlugin(): Plugin {
  return {
    name: 'dactyl:common-js',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.c?[jt]sx?(?:\?v=\w+)?$/ },
      async handler(code, idWithVersion) {
        const id = idWithVersion.replace(/\?.*$/, '');
        if (!mayHoldJsx(id, [])) return undefined;
        if (!isCommonJs(code)) {
          const tree = /\brequire\s*\(/.test(code) ? parseModule(id, code) : undefined;
          const calls = tree ? requireCalls(tree) : [];
          const found = await Promise.all(calls.map(({ specifier }) => this.resolve(specifier, id)));
          // What is not there may stand in a `try`.
          const there = calls.filter((_, index) => found[index]);
          return there.length > 0 ? { code: importRequired(code, there), map: null } : undefined;
        }
        const analyser = createAnalyser({ parse: parseModule, read: () => code, moduleName: path.basename });
        const names = await analyser.exportedNames(id, async () => undefined);
        return { code: commonJsToModule(code, names ?? []), map: null };
      },
    },
  };
}
