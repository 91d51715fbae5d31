/**
 * Workers of the Monaco editor, which its plugin for webpack adds: a module that says how they are started comes before
 * each module that imports the editor. Without one the editor works in the page, and reports errors.
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
      // A worker has no editor, and the server no workers.
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
        // In the same line, so that places stay what they are.
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
    // As Vite finds workers in code: the address has to stand in the expression.
    const url = `new URL(${JSON.stringify(file.replaceAll(path.sep, '/'))}, import.meta.url)`;
    const start = `() => new Worker(${url}, { type: 'module' })`;
    return [label, ...(SHARED[label] ?? [])].map((one) => `  ${JSON.stringify(one)}: ${start},`);
  });
  return `const starts = {\n${starts.join('\n')}\n};
globalThis.MonacoEnvironment ??= { getWorker: (_, label) => (starts[label] ?? starts.editorWorkerService)() };`;
}
