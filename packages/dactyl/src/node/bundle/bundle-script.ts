/**
 * Bundles a module of a site into one script, for code that a browser loads besides pages: workers, and scripts of
 * plugins.
 */
import { build } from 'vite';
import type { BundleScriptInput } from '../plugin-api/types.js';
import { toBundleErrors } from './bundle-error.js';
import { toOutput } from './bundle-output.js';

/** @throws SiteError when the module cannot be bundled. */
export async function bundleScript(
  { file, assignTo, define = {} }: BundleScriptInput,
  siteDir: string,
): Promise<string> {
  const format = assignTo === undefined ? 'es' : 'iife';
  const output = await build({
    configFile: false,
    root: siteDir,
    logLevel: 'silent',
    publicDir: false,
    // Packages read this variable, and Vite does not replace it in libraries.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: file, formats: [format], name: NAME },
      rolldownOptions: {
        output: { minify: true, comments: false, ...(format === 'iife' && { exports: 'named', codeSplitting: false }) },
      },
    },
  }).catch((error: unknown) => {
    throw toBundleErrors(error, siteDir);
  });
  const chunk = toOutput(output).find((item) => item.type === 'chunk' && item.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`Vite made no script of ${file}.`);
  return assignTo === undefined ? chunk.code : `${chunk.code}${assignTo}=${NAME}.default;\n`;
}

const NAME = 'dactylScript';
