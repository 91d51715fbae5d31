/**
 * In development one module graph serves both pages with islands, where the layout is adopted from the page, and
 * whole-React pages, where it is rendered; a build has a bundle for each. So the layout decides at render time.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

const LAYOUT = ownFile('theme/Layout.js');

export function layoutPlugin(): Plugin {
  return {
    name: 'dactyl:layout',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: LAYOUT },
      handler: () =>
        [
          `import { createElement, useContext } from 'react';`,
          `import { AdoptedContext } from ${JSON.stringify(ownFile('react/islands/adopt.js'))};`,
          `import Adopting from ${JSON.stringify(ownFile('theme/browser/Layout.js'))};`,
          `import Whole from ${JSON.stringify(`${LAYOUT}?whole`)};`,
          `export default function Layout(props) {`,
          `  const isAdopted = useContext(AdoptedContext)?.has('layout');`,
          `  return createElement(isAdopted ? Adopting : Whole, props);`,
          `}`,
        ].join('\n'),
    },
  };
}

function ownFile(name: string): string {
  return path.join(PACKAGE_ROOT, name).split(path.sep).join('/');
}
