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

/** A module that another script imports by URL, so it is built by itself and keeps its exports. */
export function moduleBuild(input: Record<string, string>, { outDir, mode }: { outDir: string; mode: string }) {
  return {
    outDir,
    minify: mode === 'production',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: {
        // Those that are left speak to bundlers.
        comments: mode !== 'production',
        entryFileNames: 'assets/js/[name]-[hash].js',
        chunkFileNames: 'assets/js/[name]-[hash].js',
      },
    },
  } as const;
}
