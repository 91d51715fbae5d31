/**
 * A module → a classic script that defines it: `portable.define('assets/js/a.js', async (…) => { … })`. Vite's transform for module runners
 * has the imports and exports as calls, so that a loader of ours can stand in for the browser's.
 */
import { moduleRunnerTransform } from 'vite';

const PARAMETERS = [
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exports__',
  '__vite_ssr_exportName__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_import_meta__',
];

export async function portableModule(code: string, file: string): Promise<string> {
  const result = await moduleRunnerTransform(code, null, file, code);
  return `portable.define(${JSON.stringify(file)}, async (${PARAMETERS.join(', ')}) => {\n${result?.code ?? code}\n});\n`;
}
