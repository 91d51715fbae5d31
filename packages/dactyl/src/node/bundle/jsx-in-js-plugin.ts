/**
 * JSX in `.js` files: sites in the format may write it, and so may packages whose path has "docusaurus" in it, which the
 * format compiles like files of the site. Packages of themes ship their components in that way.
 */
import path from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import { isInside } from '../base/files.js';
import { PACKAGE_ROOT } from './package-root.js';

/** Exported for its test. */
export function mayHoldJsx(file: string, themes: readonly string[]): boolean {
  if (isInside(PACKAGE_ROOT, file)) return false;
  const [, ...inPackages] = file.split(/[\\/]node_modules[\\/]/);
  const ofPackage = inPackages.at(-1);
  if (ofPackage === undefined || ofPackage.includes('docusaurus')) return true;
  return themes.some((folder) => isInside(folder, file));
}

/** @param themes folders of theme components */
export function jsxInJsPlugin(themes: readonly string[]): Plugin {
  return {
    name: 'dactyl:jsx-in-js',
    enforce: 'pre',
    transform: {
      // The dev server adds a version to files of packages.
      filter: { id: /\.m?js(?:\?v=\w+)?$/, code: '<' },
      handler(code, id) {
        const file = path.normalize(id.replace(/\?.*$/, ''));
        if (!mayHoldJsx(file, themes)) return undefined;
        return transformWithOxc(code, file, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false });
      },
    },
  };
}
