/**
 * Marks the components of a site in the server's bundle, and exports components without an export in the browser's
 * bundles.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';
import { exportHidden, markComponents } from './mark-components.js';
import type { ResolveContext, SiteComponents } from './site-components.js';

const MARK_FILE = path.join(PACKAGE_ROOT, 'ssr/mark-component.js');
/** The dev server adds a version to files of packages. */
const CODE = /\.[cm]?[jt]sx?(?:\?v=\w+)?$/;

/** Runs before all plugins that change a module's text, because analysis reports positions in the file. */
export function componentPlugin(components: SiteComponents, { siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'dactyl:components',
    enforce: 'pre',
    transform: {
      filter: { id: CODE },
      async handler(code, id) {
        const own = components.find(id.replace(/\?v=\w+$/, ''));
        if (!own) return undefined;
        if (this.environment.name !== 'ssr') {
          const outline = components.outline(own, code);
          return outline && result(exportHidden(code, outline));
        }
        const analysis = await components.analyse(own, code, this);
        if (!analysis) return undefined;
        for (const { module, name, island } of analysis.packageComponents) {
          const from = (await isSeenBy(module, { siteDir, importer: own.file }, this)) ? {} : { from: own.file };
          components.record({ module, ...from, names: [name], interactive: island !== undefined });
        }
        const isInteractive = analysis.components.some(({ island }) => island);
        if (analysis.components.length > 0 && (own.kind === 'own' || isInteractive)) {
          const names = analysis.components.map(({ name }) => name);
          const { isCommonJs } = analysis;
          components.record({
            module: own.module,
            file: own.file,
            names,
            interactive: isInteractive,
            ...(isCommonJs && { isCommonJs }),
          });
        }
        if (own.kind === 'trusted' && !isInteractive) return undefined;
        return result(markComponents({ code, analysis, module: own.module, markFile: MARK_FILE }));
      },
    },
  };
}

/**
 * Whether the site resolves a package to the same folder as its importer does. With a strict layout of
 * `node_modules`, only the theme itself can resolve its dependencies.
 */
async function isSeenBy(
  specifier: string,
  { siteDir, importer }: { siteDir: string; importer: string },
  context: ResolveContext,
): Promise<boolean> {
  if (!importer.includes(`${path.sep}node_modules${path.sep}`)) return true;
  const resolveFrom = (file: string) => context.resolve(specifier, file, { skipSelf: true }).catch(() => null);
  const [ofSite, ofImporter] = await Promise.all([resolveFrom(path.join(siteDir, 'index.js')), resolveFrom(importer)]);
  return ofSite?.id === ofImporter?.id;
}

function result(text: ReturnType<typeof markComponents>) {
  return text && { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
}
