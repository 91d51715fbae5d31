/**
 * Resolves packages of our optional themes: the site's copy, otherwise our own. Only the browser's bundle contains
 * them: the server never calls them, and bundling Mermaid would take seconds.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { resolveOptional } from '../base/load-optional.js';
import type { ThemeLayers } from '../site/theme-layers.js';
import { ownDependency } from './dev-client/pre-bundled-packages.js';
import { PACKAGE_ROOT } from './package-root.js';

const FEATURES = path.join(PACKAGE_ROOT, 'features') + path.sep;
const NOTHING = '\0dactyl:nothing';

export function optionalPackagesPlugin(siteDir: string, { facts = {} }: ThemeLayers): Plugin {
  const early = Object.values(facts).flatMap(({ packages = [] }) => packages);
  return {
    name: 'dactyl:optional-packages',
    enforce: 'pre',
    config: (_, { command }) =>
      command === 'serve' && early.length > 0
        ? { optimizeDeps: { include: early.map((name) => ownDependency(name, siteDir)) } }
        : undefined,
    resolveId: {
      filter: { id: /^(mermaid|react-live)$/ },
      async handler(id, importer) {
        if (!importer?.startsWith(FEATURES)) return undefined;
        if (this.environment.name === 'ssr') return NOTHING;
        if (id === 'mermaid') return mermaidFile(siteDir);
        const ofSite = await this.resolve(id, path.join(siteDir, 'index.js'), { skipSelf: true });
        return ofSite ?? this.resolve(id, path.join(PACKAGE_ROOT, 'client.js'), { skipSelf: true });
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0dactyl:nothing$/ },
      // The names are imported with `import { … }` but never used.
      handler: () => ({ code: 'module.exports = {};', moduleType: 'js' }),
    },
  };
}

/**
 * Mermaid's bundle of ES modules, one for each type of diagram. Its other entry imports twenty packages, and takes
 * the bundler more than twice as long.
 */
function mermaidFile(siteDir: string): string {
  const entry = resolveOptional('mermaid', { from: siteDir, neededFor: 'A diagram', install: ['mermaid'] });
  const bundle = path.join(path.dirname(entry), 'mermaid.esm.min.mjs');
  return existsSync(bundle) ? bundle : entry;
}
