/** What goes into a build of Vite for one script, and what comes out of any, as far as it matters here. */
import type { createBuilder, Rolldown } from 'vite';

export type BundleOutput = Rolldown.RolldownOutput['output'];

export function toOutput(
  result: Awaited<ReturnType<Awaited<ReturnType<typeof createBuilder>>['build']>>,
): BundleOutput {
  const first = Array.isArray(result) ? result[0] : result;
  if (!first || !('output' in first)) throw new Error('Vite returned a watcher where a build was asked for.');
  return first.output;
}

/** File of an entry, by the name that it was given. */
export function entryFile(output: BundleOutput, name: string): string {
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === name);
  if (!entry) throw new Error(`The bundle lacks the entry "${name}".`);
  return entry.fileName;
}

/**
 * A module that another script imports by URL, so it is built by itself and keeps its exports. For Vite that is a library:
 * what it would add to other builds to preload later files is 700 bytes, and there are no style sheets to wait for.
 */
export function moduleBuild(input: Record<string, string>, { outDir, mode }: { outDir: string; mode: string }) {
  return {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { entry: input, formats: ['es' as const] },
    rolldownOptions: {
      output: {
        // A library keeps its white space otherwise.
        minify: mode === 'production',
        // Those that are left speak to bundlers.
        comments: mode !== 'production',
        entryFileNames: 'assets/js/[name]-[hash].js',
        chunkFileNames: 'assets/js/[name]-[hash].js',
      },
    },
  };
}
