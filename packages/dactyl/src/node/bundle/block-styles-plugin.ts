/**
 * Style sheets that only some pages load. A component of `features/` or of the site imports one by URL (`import url
 * from './styles.css?url'`) and renders a `<link>` in `<Head>`. All bundles must agree on the URL, and the server's
 * bundle is made first, so the file's name is derived from the source.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hashText } from '../base/hash.js';
import { fileUrl } from './file-url.js';
import { minification } from './minification.js';

const QUERY = '?url';

export interface BlockStylesInput {
  baseUrl: string;
  /** Whether files are served by Vite's dev server without changes. */
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

/**
 * The style sheets of this kind among the modules of a bundle, as input for the build that writes them: name in the
 * output → file.
 */
export function blockStyleSheets(moduleIds: Iterable<string>, cascadeLayers = false): Record<string, string> {
  const files = [...moduleIds].map(blockStyleSheet).filter((file) => file !== undefined);
  return Object.fromEntries(files.map((file) => [outputName(file, cascadeLayers), file]));
}

/** Settings of the Vite build that writes these style sheets to the output. */
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

/** Name of the style sheet's folder, made safe for a URL, and a hash. */
function outputName(file: string, cascadeLayers: boolean): string {
  const content = readFileSync(file, 'utf8') + (cascadeLayers ? '@layer' : '');
  const folder = path.dirname(file).replace(/[\\/]theme$/, '');
  return `${path.basename(folder).replaceAll(/[^\w.-]+/g, '-')}-${hashText(content, 8)}`;
}
