/**
 * In the server's bundle, modules of the site import a React that records how they use it, under the module's name.
 * All other modules get the unchanged React.
 */
import path from 'node:path';
import * as React from 'react';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';
import type { SiteComponents } from './site-components.js';

const OBSERVE = JSON.stringify(path.join(PACKAGE_ROOT, 'ssr/observe.js'));
const PREFIX = '\0dactyl:observed/';

export function observedReactPlugin(components: SiteComponents): Plugin {
  return {
    name: 'dactyl:observed-react',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /^react(\/jsx-(dev-)?runtime)?$/ },
      handler(id, importer) {
        const own = importer === undefined ? undefined : components.find(importer);
        return own?.kind === 'own' ? `${PREFIX}${id === 'react' ? 'react' : 'jsx'}/${own.module}.mjs` : undefined;
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0dactyl:observed\// },
      handler(id) {
        const [, kind, module = ''] = /^(react|jsx)\/(.*)\.mjs$/.exec(id.slice(PREFIX.length)) ?? [];
        return kind === 'react' ? reactModule(module) : jsxModule(module);
      },
    },
  };
}

function reactModule(module: string): string {
  const names = Object.keys(React).filter((name) => name !== 'default' && !name.startsWith('module.'));
  return [
    `import { observeReact } from ${OBSERVE};`,
    `const react = observeReact(${JSON.stringify(module)});`,
    'export default react;',
    `export const { ${names.join(', ')} } = react;`,
  ].join('\n');
}

function jsxModule(module: string): string {
  return [
    `import { observeJsx } from ${OBSERVE};`,
    `export const { jsx, jsxs, jsxDEV, Fragment } = observeJsx(${JSON.stringify(module)});`,
  ].join('\n');
}
