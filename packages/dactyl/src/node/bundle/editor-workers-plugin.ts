/**
 * Workers of the Monaco editor, which its webpack plugin sets up: each module that imports the editor first imports
 * a module that says how to start them. Without workers the editor runs in the page's thread and logs errors.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import type { BundlerParts } from '../site/bundler-parts/types.js';

const NAME = 'virtual:dactyl/editor-workers';
const EDITOR = 'monaco-editor';

/** Languages that share a worker with another. */
const SHARED: Record<string, readonly string[]> = {
  typescript: ['javascript'],
  css: ['less', 'scss'],
  html: ['handlebars', 'razor'],
};

export function editorWorkersPlugin({ editorWorkers }: BundlerParts, siteDir: string): Plugin[] {
  const folder = findEditor(siteDir);
  if (Object.keys(editorWorkers).length === 0 || folder === undefined) return [];
  return [
    {
      name: 'dactyl:editor-workers',
      enforce: 'pre',
      // Workers do not import the editor, and the server has no workers.
      applyToEnvironment: (environment) => environment.name !== 'ssr',
      resolveId: { filter: { id: /^virtual:dactyl\/editor-workers$/ }, handler: () => `\0${NAME}.js` },
      load: {
        // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
        filter: { id: /^\0virtual:dactyl\/editor-workers\.js$/ },
        handler: () => workersModule(editorWorkers, folder),
      },
      transform: {
        filter: {
          id: { include: /\.[cm]?[jt]sx?$/, exclude: /[\\/]node_modules[\\/]monaco-editor[\\/]/ },
          code: /['"]monaco-editor['"/]/,
        },
        // Inserted on the same line, so that positions do not change.
        handler: (code) => ({ code: `import ${JSON.stringify(NAME)};${code}`, map: null }),
      },
    },
  ];
}

function findEditor(siteDir: string): string | undefined {
  try {
    return path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve(`${EDITOR}/package.json`));
  } catch {
    return undefined;
  }
}

function workersModule(workers: BundlerParts['editorWorkers'], folder: string): string {
  const starts = Object.entries(workers).flatMap(([label, entry]) => {
    const file = path.join(folder, 'esm', `${entry}.js`);
    if (!existsSync(file)) return [];
    // Vite detects workers by syntax: the URL must be written out in the expression.
    const url = `new URL(${JSON.stringify(file.replaceAll(path.sep, '/'))}, import.meta.url)`;
    const start = `() => new Worker(${url}, { type: 'module' })`;
    return [label, ...(SHARED[label] ?? [])].map((one) => `  ${JSON.stringify(one)}: ${start},`);
  });
  return `const starts = {\n${starts.join('\n')}\n};
globalThis.MonacoEnvironment ??= { getWorker: (_, label) => (starts[label] ?? starts.editorWorkerService)() };`;
}
