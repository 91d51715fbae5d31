import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { browserFiles, HYDRATE_SPLITTING } from '../browser-files.js';
import type { ServedFile } from '../page-server.js';
import { COMPONENTS } from './pages.js';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
const REGISTRY = 'virtual:dactyl/registry';
const LANGUAGES = 'virtual:dactyl/prism-languages';

/** URLs of what a page needs that is React as a whole. */
export const URLS = {
  watch: '/watch.js',
  hydrate: '/js/hydrate.js',
  app: '/js/app.js',
  counter: '/js/counter.js',
  react: '/js/react.js',
};

/** Files of the browser: what hydrates a page, the page itself, all components, with React's development build. */
export async function bundleAppFiles(): Promise<Map<string, ServedFile>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    root: FOLDER,
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: [{ find: /^@theme\//, replacement: `${SOURCE}theme/` }] },
    plugins: [browserModulesPlugin()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          hydrate: `${SOURCE}browser/hydrate/hydrate.ts`,
          app: `${SOURCE}browser/app/client.tsx`,
          counter: `${FOLDER}Counter.tsx`,
          react: `${FOLDER}react.ts`,
        },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'js/[name].js',
          chunkFileNames: 'js/[name]-[hash].js',
          codeSplitting: HYDRATE_SPLITTING,
        },
      },
    },
  });
  // A window that shows several pages loads them once.
  return browserFiles(result, { watch: URLS.watch, maxAge: 600 });
}

/** The registry, and the modules that are others in the browser. */
function browserModulesPlugin(): Plugin {
  const entries = Object.entries(COMPONENTS).map(
    ([request, file]) =>
      `${JSON.stringify(request)}: () => import(${JSON.stringify(file.replace(/^\./, `${FOLDER}.`))})`,
  );
  return {
    name: 'test-browser-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id === REGISTRY || id === LANGUAGES) return id;
      const [, name] = /^(?:\.\.?\/)+(?:react\/)?data\/(site|global|messages)\.js$/.exec(id) ?? [];
      return name === undefined ? undefined : `${SOURCE}browser/hydrate/data/${name}.ts`;
    },
    load: (id) =>
      ({ [REGISTRY]: `export default { ${entries.join(', ')} };`, [LANGUAGES]: 'export default () => {};' })[id],
  };
}
