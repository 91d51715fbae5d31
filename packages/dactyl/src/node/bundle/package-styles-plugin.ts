/**
 * Style sheets of packages that insert them when they run. Their components are static here, so nothing would: the sheet
 * becomes one of the site as soon as something imports the package.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Package → its sheet, as the package itself could import it. */
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
        // One in CommonJS cannot be imported into, and bundlers take the modules where there are some.
        if (name === undefined || !/^\s*(?:import|export)\b/m.test(code)) return undefined;
        return { code: `${code}\nimport ${JSON.stringify(SHEETS[name])};\n`, map: null };
      },
    },
  };
}
