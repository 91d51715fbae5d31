/**
 * Converts CommonJS files that the dev server sends one by one to ES modules: those of the site, and of packages
 * made for Docusaurus; see `common-js.ts`. Libraries are pre-bundled instead.
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
          // Unresolved calls are kept: they may be inside a `try`.
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
