/**
 * Style sheets that only some pages load: `import url from './styles.css?url'` in a component of `features/` or of the
 * site, which names it in `<Head>`. All bundles must agree on the URL, and the one for the server is made first, so the
 * name follows from the source.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hashText } from '../base/hash.js';
import { fileUrl } from './dev-client/browser-entries-plugin.js';
import { minification } from './minification.js';

const QUERY = '?url';

export interface BlockStylesInput {
  baseUrl: string;
  /** Whether Vite's dev server answers for files as they are. */
  isServed?: boolean;
  /** Whether our own sheets are put into a cascade layer; this changes their bytes, hence their names. */
  cascadeLayers: boolean;
}

export function blockStylesPlugin({ baseUrl, isServed = false, cascadeLayers }: BlockStylesInput): Plugin {
  return {
    name: 'dactyl:block-styles',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\?url$/ },
      handler(id) {
        const file = blockStyleSheet(id);
        if (file === undefined) return undefined;
        const url = isServed ? fileUrl(baseUrl, file) : `${baseUrl}${FOLDER}/${outputName(file, cascadeLayers)}.css`;
        return { code: `export default ${JSON.stringify(url)};`, moduleType: 'js' };
      },
    },
  };
}

/** Those among the modules of a bundle, as input for the build that writes them: name in the output → file. */
export function blockStyleSheets(moduleIds: Iterable<string>, cascadeLayers = false): Record<string, string> {
  const files = [...moduleIds].map(blockStyleSheet).filter((file) => file !== undefined);
  return Object.fromEntries(files.map((file) => [outputName(file, cascadeLayers), file]));
}

/** What goes into Vite for them, and where they lie in the output. */
export function blockStylesBuild(input: Record<string, string>, { outDir, mode }: { outDir: string; mode: string }) {
  return {
    outDir,
    ...minification(mode),
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: true,
    rolldownOptions: { input, output: { assetFileNames: `${FOLDER}/[name][extname]` } },
  };
}

const FOLDER = 'assets/css';

function blockStyleSheet(id: string): string | undefined {
  return id.endsWith(`.css${QUERY}`) && path.isAbsolute(id) ? id.slice(0, -QUERY.length) : undefined;
}

/** The name of the sheet's folder, made safe for a URL, and a hash. */
function outputName(file: string, cascadeLayers: boolean): string {
  const content = readFileSync(file, 'utf8') + (cascadeLayers ? '@layer' : '');
  const folder = path.dirname(file).replace(/[\\/]theme$/, '');
  return `${path.basename(folder).replaceAll(/[^\w.-]+/g, '-')}-${hashText(content, 8)}`;
}
