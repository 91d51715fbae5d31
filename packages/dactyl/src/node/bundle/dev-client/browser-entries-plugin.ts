/**
 * What the browser loads by URL during development, where a build has entries of its own. React may only load
 * after Fast Refresh has prepared the document, hence the first import of each.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

const PREFIX = 'virtual:dactyl/dev/';
const PREAMBLE = '@vitejs/plugin-react/preamble';

/** Name of the entry → modules that it stands for; its exports are those of the last one. */
const ENTRIES = {
  hydrate: [PREAMBLE, ownFile('browser/dev/live-page.js'), ownFile('browser/hydrate/hydrate.js')],
  app: [PREAMBLE, ownFile('browser/app/client.js')],
  'client-modules': [PREAMBLE, ownFile('browser/hydrate/client-modules.js')],
} as const;

export type BrowserEntry = keyof typeof ENTRIES;

/** Modules that Vite should look through for packages before the first page asks. */
export const SCANNED_ENTRIES = [ownFile('browser/hydrate/hydrate.js')];

/** `prepare` must be done before the first module with React is asked for. */
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

/** What Vite takes for a script by its name alone. */
const SCRIPT_NAME = /(?:\.[cm]?[jt]sx?|(?:^|\/)[^./]+)$/;

/** URL under which Vite's dev server answers for a virtual module. */
export function virtualUrl(base: string, id: string): string {
  return `${base}@id/__x00__${encodeURI(id)}${SCRIPT_NAME.test(id) ? '' : '?import'}`;
}

function ownFile(name: string): string {
  return path.join(PACKAGE_ROOT, name).split(path.sep).join('/');
}
