/** Resolves `@docusaurus/*` to our runtime and `@site/*` to the site's folder. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { CLIENT_MODULES } from './client-modules-table.js';
import { PACKAGE_ROOT } from './package-root.js';

/** What a module that reads more of the site than most gets as `@docusaurus/useDocusaurusContext`. */
const WHOLE_SITE = 'runtime/whole-site-context.js';

export function siteModulesPlugin(siteDir: string): Plugin {
  return {
    name: 'dactyl:site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@(docusaurus|site|mdx-js)\// },
      async handler(id, importer) {
        if (id.startsWith('@site/')) return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer);
        const own = readsWholeSite(id, importer) ? WHOLE_SITE : CLIENT_MODULES[id];
        return own === undefined ? undefined : path.join(PACKAGE_ROOT, own);
      },
    },
  };
}

/** By its text: a word too many costs a reader two small files, and nothing is wrong. */
function readsWholeSite(id: string, importer = ''): boolean {
  const file = importer.replace(/\?.*$/, '');
  if (id !== '@docusaurus/useDocusaurusContext' || !path.isAbsolute(file) || !existsSync(file)) return false;
  return /\b(?:globalData|codeTranslations)\b/.test(readFileSync(file, 'utf8'));
}
