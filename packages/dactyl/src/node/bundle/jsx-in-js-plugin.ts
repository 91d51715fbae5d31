/**
 * Allows JSX in `.js` files of a site, and of packages whose path contains "docusaurus", which Docusaurus compiles
 * like files of the site. Packages with theme components are published in that form.
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
      // The dev server adds a version query to files of packages.
      filter: { id: /\.m?js(?:\?v=\w+)?$/, code: '<' },
      handler(code, id) {
        const file = path.normalize(id.replace(/\?.*$/, ''));
        if (!mayHoldJsx(file, themes)) return undefined;
        return transformWithOxc(code, file, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false });
      },
    },
  };
}
