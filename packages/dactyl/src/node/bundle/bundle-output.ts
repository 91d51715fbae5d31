/** Settings of a Vite build for a single script, and the parts of a build's output that are used here. */
import type { createBuilder, Rolldown } from 'vite';

export type BundleOutput = Rolldown.RolldownOutput['output'];

export function toOutput(
  result: Awaited<ReturnType<Awaited<ReturnType<typeof createBuilder>>['build']>>,
): BundleOutput {
  const first = Array.isArray(result) ? result[0] : result;
  if (!first || !('output' in first)) throw new Error('Vite returned a watcher where a build was asked for.');
  return first.output;
}

/** File of an entry, by the entry's name. */
export function entryFile(output: BundleOutput, name: string): string {
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === name);
  if (!entry) throw new Error(`The bundle lacks the entry "${name}".`);
  return entry.fileName;
}

/**
 * Build settings for a module that another script imports by URL, so it is built by itself and keeps its exports.
 * It is built as a library, because for other builds Vite adds 700 bytes of preloading code, and there are no style
 * sheets to wait for.
 */
export function moduleBuild(input: Record<string, string>, { outDir, mode }: { outDir: string; mode: string }) {
  return {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { entry: input, formats: ['es' as const] },
    rolldownOptions: {
      output: {
        // By default Vite does not minify white space in libraries.
        minify: mode === 'production',
        // Only annotations for bundlers remain as comments.
        comments: mode !== 'production',
        entryFileNames: 'assets/js/[name]-[hash].js',
        chunkFileNames: 'assets/js/[name]-[hash].js',
      },
    },
  };
}
