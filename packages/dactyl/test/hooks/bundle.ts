import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));
/** Languages that a site adds to those of the browser: here none. */
const LANGUAGES = 'virtual:dactyl/prism-languages';

/** Bundles a file of this folder with React's development build, as one module. */
export async function bundleForBrowser(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    root: FOLDER,
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: [{ find: /^@theme(-original)?\//, replacement: `${SOURCE}theme/` }] },
    plugins: [dataOfBrowser()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: FOLDER + entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((output) => ('output' in output ? output.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return chunk.code;
}

/** What `node/bundle/islands/browser-replacements.ts` does to compiled files. */
function dataOfBrowser(): Plugin {
  return {
    name: 'test-data',
    enforce: 'pre',
    resolveId: (id) => (id === LANGUAGES ? id : undefined),
    load(id) {
      if (id === LANGUAGES) return 'export default () => {};';
      const name = /\/react\/data\/(\w+)\.ts$/.exec(id)?.[1];
      return name && `export { default } from ${JSON.stringify(`${SOURCE}browser/hydrate/data/${name}.ts`)};`;
    },
  };
}
