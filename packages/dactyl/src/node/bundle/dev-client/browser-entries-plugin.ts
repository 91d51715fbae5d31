/**
 * Entry modules that the browser loads by URL in development, in place of a build's entries. React must load after
 * Fast Refresh has prepared the document, so each entry imports that first.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

const PREFIX = 'virtual:dactyl/dev/';
const PREAMBLE = '@vitejs/plugin-react/preamble';

/** Entry → the modules that it imports; it re-exports the last one. */
const ENTRIES = {
  hydrate: [PREAMBLE, ownFile('browser/dev/live-page.js'), ownFile('browser/hydrate/hydrate.js')],
  app: [PREAMBLE, ownFile('browser/app/client.js')],
  'client-modules': [PREAMBLE, ownFile('browser/hydrate/client-modules.js')],
} as const;

export type BrowserEntry = keyof typeof ENTRIES;

/** Modules that Vite scans for packages before the first page needs them. */
export const SCANNED_ENTRIES = [ownFile('browser/hydrate/hydrate.js')];

/** @param prepare awaited before the first module with React is served */
export function browserEntriesPlugin(prepare: () => Promise<void>): Plugin {
  return {
    name: 'dactyl:browser-entries',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (!request.url?.includes('virtual:dactyl/')) return next();
        prepare().then(() => next(), next);
      });
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/dev\// },
      handler(id) {
        const name = id.slice(PREFIX.length + 1).replace(/\?.*$/, '');
        const modules = name in ENTRIES ? ENTRIES[name as BrowserEntry] : undefined; // just looked up
        if (!modules) return undefined;
        const imports = modules.map((module) => `import ${JSON.stringify(module)};`);
        return `${imports.join('\n')}\nexport * from ${JSON.stringify(modules.at(-1))};`;
      },
    },
  };
}

export function entryUrl(base: string, entry: BrowserEntry): string {
  return virtualUrl(base, PREFIX + entry);
}

/** Names that Vite recognises as scripts. */
const SCRIPT_NAME = /(?:\.[cm]?[jt]sx?|(?:^|\/)[^./]+)$/;

/** URL under which Vite's dev server answers for a virtual module. */
export function virtualUrl(base: string, id: string): string {
  return `${base}@id/__x00__${encodeURI(id)}${SCRIPT_NAME.test(id) ? '' : '?import'}`;
}

function ownFile(name: string): string {
  return path.join(PACKAGE_ROOT, name).split(path.sep).join('/');
}

/** URL under which Vite's dev server answers for a file. */
export function fileUrl(base: string, file: string): string {
  return `${base}@fs${file.startsWith('/') ? '' : '/'}${file.replaceAll('\\', '/')}`;
}

/** Whether Vite alone answers at a pathname: it is one that it gives to modules. */
export function isModuleUrl(pathname: string, base: string): boolean {
  return ['@fs/', '@id/', '@vite/'].some((start) => pathname.startsWith(base + start));
}
