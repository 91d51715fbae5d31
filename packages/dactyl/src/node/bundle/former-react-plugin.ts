/**
 * Restores functions that React 19 removed (`findDOMNode`, `render` …) for packages written for React 18. Only
 * modules that import one of them get the larger React DOM.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from './package-root.js';

const REACT = '\0dactyl:former-react';
const REACT_DOM = path.join(PACKAGE_ROOT, 'react/format/former-react-dom.js');

/** React DOM uses a `findDOMNode` internally. */
const OF_REACT_ITSELF = /[\\/]node_modules[\\/]react-dom[\\/](?!.*[\\/]node_modules[\\/])/;
const OF_REACT = /\b(createFactory)\b/;
const OF_REACT_DOM =
  /\b(?:(findDOMNode|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)|ReactDOM\w*(?:\.default)?\.(render|hydrate)|import[^;'"]*[{,]\s*(render|hydrate)\b[^;'"]*from\s*["']react-dom["'])\b/;

/** @param notes gets one sentence for each package and name */
export function formerReactPlugin(notes?: Set<string>): Plugin {
  return {
    name: 'dactyl:former-react',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom)?$/ },
      handler(id, importer = '') {
        const from = importer.replace(/\?.*$/, '');
        if (!isCode(from) || from.startsWith(PACKAGE_ROOT) || OF_REACT_ITSELF.test(from)) return undefined;
        const names = id === 'react' ? OF_REACT : OF_REACT_DOM;
        const name = names.exec(readFileSync(from, 'utf8'))?.slice(1).find(Boolean);
        if (name === undefined) return undefined;
        // Packages that use this name prefer `createPortal` where it exists, so there is nothing to report.
        if (name !== 'unstable_renderSubtreeIntoContainer')
          notes?.add(
            `${ownerOf(from)} uses "${name}", which React 19 no longer has. Dactyl gives it one of its own; a newer version of the package may not need it.`,
          );
        return id === 'react' ? REACT : REACT_DOM;
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0dactyl:former-react$/ },
      handler: () => ({ code: formerReact(), moduleType: 'js' }),
    },
  };
}

/** Imports in Markdown come from a file that does not exist. */
function isCode(file: string): boolean {
  return path.isAbsolute(file) && /\.[cm]?[jt]sx?$/.test(file) && existsSync(file);
}

/** The package to which a file belongs, or the file of the site. */
export function ownerOf(file: string): string {
  const [, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name === undefined ? path.basename(file) : `The package ${name}`;
}

function formerReact(): string {
  const names = Object.keys(React).filter((name) => name !== 'default' && !name.startsWith('module.'));
  return [
    "import React from 'react';",
    `export const { ${names.join(', ')} } = React;`,
    'export const createFactory = (type) => React.createElement.bind(null, type);',
    'export default { ...React, createFactory };',
  ].join('\n');
}
