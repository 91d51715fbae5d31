/** Gives functions the `defaultProps` that they have, as React 18 did; see `default-props.ts`. */
import type { Rolldown, Plugin } from 'vite';
import { ownerOf } from './former-react-plugin.js';
import { readDefaultProps } from './default-props.js';
import { parseModule } from './islands/parse-module.js';
import { PACKAGE_ROOT } from './package-root.js';

/** @param notes gets one sentence for each package */
export function defaultPropsPlugin(notes?: Set<string>): Plugin {
  return { ...defaultPropsInPackages(notes), enforce: 'pre' } as Plugin; // which is one of the bundler, with an order
}

/** The same for what bundles packages ahead. */
export function defaultPropsInPackages(notes?: Set<string>): Rolldown.Plugin {
  return {
    name: 'dactyl:default-props',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?.*)?$/, code: '.defaultProps' },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        if (file.startsWith(PACKAGE_ROOT) || /[\\/]node_modules[\\/]react(?:-dom)?[\\/]/.test(file)) return undefined;
        const changed = readDefaultProps(file, code, parseModule);
        if (!changed) return undefined;
        notes?.add(
          `${ownerOf(file)} gives "defaultProps" to functions, which React 19 no longer reads. Dactyl passes them on; a newer version of the package may not need it.`,
        );
        return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
