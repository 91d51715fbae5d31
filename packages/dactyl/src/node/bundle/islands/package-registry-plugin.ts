/**
 * Marks components of packages that Markdown imports directly, since no module of the site does it. Such imports
 * are in the registry, or in the stub of a Markdown file that code imports.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { isPurePackage } from '../../analysis/trigger-table.js';
import type { IslandReason } from '../../../shared/islands.js';
import { PACKAGE_ROOT } from '../package-root.js';
import type { SiteComponents } from './site-components.js';

const MARK_FILE = path.join(PACKAGE_ROOT, 'ssr/mark-component.js');

export function packageRegistryPlugin(components: SiteComponents, { siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'dactyl:package-registry',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/(?:registry$|markdown\/)/ },
      async handler(code) {
        const importer = path.join(siteDir, 'index.js');
        let marked = code;
        for (const request of requestsIn(code)) {
          if (!isPackageRequest(request) || isPurePackage(request)) continue;
          if (!(await components.isReactPackage(request, importer, this))) continue;
          const load = `() => import(${JSON.stringify(request)})`;
          const facts = JSON.stringify({ module: request, reason: reasonFor(request) });
          marked = marked.replace(`${load},`, () => `${load}.then((all) => markModule(all, ${facts})),`);
          components.record({ module: request, names: [], interactive: true });
        }
        if (marked === code) return undefined;
        return { code: `import { markModule } from ${JSON.stringify(MARK_FILE)};\n${marked}`, map: null };
      },
    },
  };
}

/** Keys of the lines `"KEY": () => import("KEY"),`. */
function requestsIn(code: string): string[] {
  const keys = code.matchAll(/^ +("(?:[^"\\]|\\.)*"): \(\) => import\(/gm);
  return [...keys].map(([, key = '']) => JSON.parse(key) as string); // the key was written as JSON
}

function isPackageRequest(request: string): boolean {
  return !/^(@(theme|theme-original|theme-init|docusaurus|site|generated)\/|[./!]|[A-Za-z]:[\\/])/.test(request);
}

function reasonFor(request: string): IslandReason {
  return { when: 'visible', why: `comes from the package ${request}, which uses React`, at: request };
}
