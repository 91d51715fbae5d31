/** Resolves `@docusaurus/*` and `dactyl/*` to our modules and `@site/*` to the site's folder. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { CLIENT_MODULES, INTERNAL_MODULES, publicName, SPARE_PACKAGES } from './client-modules-table.js';
import { fromPublicName, ownModule, type OwnModule } from './package-root.js';

/** Replaces `@docusaurus/useDocusaurusContext` for modules that read parts of the site that most do not need. */
const WHOLE_SITE = 'react/whole-site-context.js';

/** Files of our themes that copies of their components import: `dactyl/themes/mermaid/Diagram`. */
const OWN_FILE = /^dactyl\/themes?\//;

export function siteModulesPlugin(siteDir: string): Plugin {
  return {
    name: 'dactyl:site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:(?:@(?:docusaurus|site|mdx-js)|dactyl)\/|copy-text-to-clipboard$)/ },
      async handler(id, importer) {
        if (id.startsWith('@site/')) return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer);
        const spare = SPARE_PACKAGES[id];
        if (spare) return (await this.resolve(id, importer, { skipSelf: true })) ?? ownModule(spare);
        if (OWN_FILE.test(id)) return ownThemeFile(id);
        const own = readsWholeSite(id, importer) ? WHOLE_SITE : CLIENT_MODULES[id];
        if (own !== undefined) return ownModule(own);
        const other = publicName(id, importer);
        if (other === undefined) return undefined;
        const file = CLIENT_MODULES[other] ?? INTERNAL_MODULES[other];
        return file === undefined ? this.resolve(other, importer) : ownModule(file);
      },
    },
  };
}

function ownThemeFile(id: string): OwnModule {
  const file = fromPublicName(id);
  return ownModule(path.extname(file) === '' ? `${file}.js` : file);
}

/** Decided by searching the module's text: a false positive only costs readers two small files. */
function readsWholeSite(id: string, importer = ''): boolean {
  const file = importer.replace(/\?.*$/, '');
  if (id !== '@docusaurus/useDocusaurusContext' || !path.isAbsolute(file) || !existsSync(file)) return false;
  return /\b(?:globalData|codeTranslations)\b/.test(readFileSync(file, 'utf8'));
}
