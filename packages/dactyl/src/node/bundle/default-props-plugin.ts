/** Makes functions honour their `defaultProps`, as React 18 did; see `default-props.ts`. */
import type { Rolldown, Plugin } from 'vite';
import { ownerOf } from './former-react-plugin.js';
import { readDefaultProps } from './default-props.js';
import { parseModule } from './islands/parse-module.js';
import { PACKAGE_ROOT } from './package-root.js';

/** @param notes gets one sentence for each package */
export function defaultPropsPlugin(notes?: Set<string>): Plugin {
  // a Rolldown plugin, extended by Vite's `enforce`
  return { ...defaultPropsInPackages(notes), enforce: 'pre' } as Plugin;
}

/** The same for Vite's pre-bundling of packages. */
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
