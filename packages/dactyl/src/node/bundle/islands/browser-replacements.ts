/**
 * Modules of ours that are another one in the browser: there, data is fetched and the layout is adopted from the page.
 * The server's module is replaced by its path, so that whoever imports it, by whatever name, gets the browser's.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { toPosixPath } from '../../base/files.js';
import { PACKAGE_ROOT } from '../package-root.js';

/** Environments: `islands` and `app` are bundles, `client` is what the dev server gives to the browser. */
const EVERYWHERE = ['islands', 'app', 'client'];
/** Pages that are React as a whole have the real layout. */
const ISLANDS_ONLY = ['islands', 'client'];

/** Server's module → browser's; both have a default export. */
const TABLE: Record<string, { module: string; environments: string[] }> = {
  'react/data/site.js': { module: 'browser/hydrate/data/site.js', environments: EVERYWHERE },
  'react/data/global.js': { module: 'browser/hydrate/data/global.js', environments: EVERYWHERE },
  'react/data/messages.js': { module: 'browser/hydrate/data/messages.js', environments: EVERYWHERE },
  'theme/Layout.js': { module: 'theme/browser/Layout.js', environments: ISLANDS_ONLY },
};

const ROOT = toPosixPath(PACKAGE_ROOT);
const FILES = Object.keys(TABLE).map((name) => `${ROOT}/${name}`);

/** Modules that await data, by the name of their file in a bundle. */
export const DATA_ENTRIES = Object.fromEntries(
  ['site', 'global', 'messages'].map((name) => [
    `data-${name}`,
    path.join(PACKAGE_ROOT, `browser/hydrate/data/${name}.js`),
  ]),
);

/**
 * `dataUrls`: URLs of the files that were made of `DATA_ENTRIES`. They stay outside of bundles: of code with a
 * top-level await, the bundler makes two files for each entry, one of which only names the other (tried with Rolldown
 * 1.2).
 */
export function browserReplacementsPlugin(dataUrls: Record<string, string> = {}): Plugin {
  const files = Object.entries(DATA_ENTRIES).map(([name, file]) => [toPosixPath(file), dataUrls[name]] as const);
  const urls = new Map(files.flatMap(([file, url]) => (url === undefined ? [] : [[file, url] as const])));
  return {
    name: 'dactyl:browser-replacements',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => EVERYWHERE.includes(name),
    resolveId: {
      filter: { id: /\/assets\/js\/data-\w+-/ },
      handler: (id) => ([...urls.values()].includes(id) ? { id, external: 'absolute' } : undefined),
    },
    load: {
      filter: { id: FILES },
      handler(id) {
        const replacement = TABLE[id.slice(ROOT.length + 1)];
        if (!replacement?.environments.includes(this.environment.name)) return undefined;
        const file = `${ROOT}/${replacement.module}`;
        const source = JSON.stringify(urls.get(file) ?? file);
        return `export * from ${source};\nexport { default } from ${source};`;
      },
    },
  };
}
