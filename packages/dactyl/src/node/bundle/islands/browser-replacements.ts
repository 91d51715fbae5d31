/**
 * Replaces our modules that have another implementation in the browser, where it fetches data and adopts the layout
 * from the page. The path of the module is replaced, so that every importer gets the browser's implementation, whatever
 * name it uses.
 */
import type { Plugin } from 'vite';
import { toPosixPath } from '../../base/files.js';
import { PACKAGE_ROOT } from '../package-root.js';

/** Environments: `islands` and `app` are bundles, `client` is the browser's side of the dev server. */
const EVERYWHERE = ['islands', 'app', 'client'];
/** Whole-React pages render the real layout. */
const ISLANDS_ONLY = ['islands', 'client'];
/** Pages with islands have regions, whose branches are loaded as HTML. */
const WHOLE_PAGES_ONLY = ['app', 'client'];

/** Server's module → browser's module. Both have a default export. */
const TABLE: Record<string, { module: string; environments: string[] }> = {
  'react/data/site.js': { module: 'browser/hydrate/data/site.js', environments: EVERYWHERE },
  'react/data/global.js': { module: 'browser/hydrate/data/global.js', environments: EVERYWHERE },
  'react/data/messages.js': { module: 'browser/hydrate/data/messages.js', environments: EVERYWHERE },
  'react/late-items.js': { module: 'browser/app/late-items.js', environments: WHOLE_PAGES_ONLY },
  'theme/Layout.js': { module: 'theme/browser/Layout.js', environments: ISLANDS_ONLY },
};

const ROOT = toPosixPath(PACKAGE_ROOT);
const FILES = Object.keys(TABLE).map((name) => `${ROOT}/${name}`);

/** Modules that await data; see `runtime-files.ts`. */
export const DATA_ENTRIES = ['data-site', 'data-global', 'data-messages'] as const;

/**
 * @param dataUrls URLs of the files of `DATA_ENTRIES`. They are not bundled: for code with top-level await,
 *   the bundler creates two files for each entry, one of which only imports the other (tried with Rolldown 1.2)
 */
export function browserReplacementsPlugin(dataUrls: Record<string, string> = {}): Plugin {
  const urls = new Map<string, string>(
    DATA_ENTRIES.flatMap((name) => {
      const url = dataUrls[name];
      return url === undefined ? [] : [[`${ROOT}/browser/hydrate/data/${name.slice('data-'.length)}.js`, url] as const];
    }),
  );
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
