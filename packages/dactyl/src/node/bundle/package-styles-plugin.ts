/**
 * Style sheets of packages that insert them at run time. Their components are static here, so nothing would insert
 * them: a sheet becomes part of the site as soon as something imports the package.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Package → specifier of its sheet. */
const SHEETS: Record<string, string> = {
  '@fortawesome/react-fontawesome': '@fortawesome/fontawesome-svg-core/styles.css',
};

export function packageStylesPlugin(): Plugin {
  return {
    name: 'dactyl:package-styles',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]@fortawesome[\\/]react-fontawesome[\\/][^?]*\.m?js$/ },
      handler(code, id) {
        const name = Object.keys(SHEETS).find((one) => id.split(path.sep).join('/').includes(`/node_modules/${one}/`));
        // Imports cannot be added to CommonJS; where a package also has ES modules, bundlers use these.
        if (name === undefined || !/^\s*(?:import|export)\b/m.test(code)) return undefined;
        return { code: `${code}\nimport ${JSON.stringify(SHEETS[name])};\n`, map: null };
      },
    },
  };
}
