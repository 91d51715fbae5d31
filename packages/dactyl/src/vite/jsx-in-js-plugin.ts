/** Sites in the format may write JSX in `.js` files. */
import path from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

export function jsxInJsPlugin(siteDir: string): Plugin {
  return {
    name: 'dactyl:jsx-in-js',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.m?js$/, exclude: /[\\/]node_modules[\\/]/ }, code: '<' },
      handler(code, id) {
        if (!id.startsWith(siteDir + path.sep)) return undefined;
        return transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false });
      },
    },
  };
}
