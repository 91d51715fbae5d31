/**
 * Finds the files that style sheets are made of without being modules: sheets that they import, and images that they show. In: Vite's
 * settings before a build. Out: each file, told once a sheet has been read.
 */
import type { ResolvedConfig } from 'vite';

/** Name of the plugin of Vite that reads style sheets. */
const READER = 'vite:css';

/** The bundler is told of these files to watch them, but does not say which it was told of; so we listen. */
export function hearStyleFiles({ plugins }: Pick<ResolvedConfig, 'plugins'>, onFile: (file: string) => void): void {
  const { transform } = plugins.find(({ name }) => name === READER) ?? {};
  if (typeof transform !== 'object') throw new Error(`Vite has no plugin "${READER}" that transforms style sheets.`);
  const { handler } = transform;
  transform.handler = function (...args) {
    const addWatchFile = (file: string) => {
      onFile(file);
      this.addWatchFile(file);
    };
    const context = Object.create(this, { addWatchFile: { value: addWatchFile } }) as typeof this; // with that method replaced
    return handler.apply(context, args);
  };
}
