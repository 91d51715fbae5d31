/** Resolves `@theme/*`, `@theme-original/*` and `@theme-init/*` over the layers of the site. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import { resolveThemeRequest, type ThemeLayers } from '../site/theme-layers.js';
import { ownModule, PACKAGE_ROOT } from './package-root.js';

export function themePlugin(layers: ThemeLayers): Plugin {
  return {
    name: 'dactyl:theme',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@theme(-original|-init)?\// },
      handler(id, importer) {
        const file = resolveThemeRequest(id, layers);
        if (file && isInside(PACKAGE_ROOT, file)) return ownModule(path.relative(PACKAGE_ROOT, file));
        // For its package, see `ownModule`.
        if (file) return this.resolve(file, importer, { skipSelf: true });
        throw missingComponent(id, { layers, importer });
      },
    },
  };
}

/** Exported for its test. */
export function missingComponent(
  id: string,
  { layers, importer }: { layers: ThemeLayers; importer: string | undefined },
): SiteError {
  if (layers.themes.length === 0) {
    return new SiteError(`The site has no theme, so "${id}" is missing.`, {
      hint: `Write presets: ['classic'] in the configuration, or name a theme in "themes".`,
    });
  }
  return new SiteError(`No theme has the component "${id}".`, {
    file: importer && !importer.startsWith('\0') ? importer : undefined,
    hint: `Create src/theme/${id.replace(/^[^/]*\//, '')}.tsx, or correct the import.`,
  });
}
