/**
 * Markdown that code imports. It is compiled per page and language, so bundles contain only a stub with the file's
 * exports. The stub's component renders the content that the page provides. The other exports are set before the
 * page is rendered, so they are still empty while a module is being evaluated for the first time. On the server the
 * stub also contains the modules that the file imports; in the browser the file's own module does.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { toPosixPath } from '../base/files.js';
import { MDX_COMPONENTS } from '../../shared/render.js';
import type { ImportingSite } from '../site/content-files.js';
import { importedKey, moduleKeys, scanMarkdown } from '../site/markdown-imports.js';
import { PACKAGE_ROOT } from './package-root.js';

const PREFIX = '\0virtual:dactyl/markdown/';
const SUFFIX = '.js';

/** The file that a stub stands for. */
export function stubFile(id: string): string | undefined {
  return id.startsWith(PREFIX) && id.endsWith(SUFFIX)
    ? path.normalize(id.slice(PREFIX.length, -SUFFIX.length))
    : undefined;
}

export function stubId(file: string): string {
  return PREFIX + toPosixPath(file) + SUFFIX;
}

export function markdownImportPlugin(site: ImportingSite): Plugin {
  const { siteDir } = site;
  return {
    name: 'dactyl:markdown-import',
    enforce: 'pre',
    resolveId: {
      // With a query such as `?raw` the import is text.
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^[^\0?!]*\.mdx?$|\/browser\/hydrate\/imported-content\.js$/i },
      async handler(written, importer) {
        // The dev server would give this module another URL than in imports of our own modules.
        if (written === importedContentFile('client')) return importer?.startsWith(PREFIX) ? written : undefined;
        if (!/\.mdx?$/i.test(written)) return undefined;
        const resolved = await this.resolve(written, importer, { skipSelf: true });
        if (!resolved || resolved.external || !path.isAbsolute(resolved.id)) return resolved;
        return stubId(resolved.id);
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/markdown\// },
      async handler(id) {
        const file = stubFile(id);
        if (file === undefined) return undefined;
        const scans = scanMarkdown(file, site);
        const names = { key: importedKey(file, siteDir), own: scans[file]?.exports ?? [] };
        if (this.environment.name !== 'ssr') return stubText(names, 'client');
        const modules: string[] = [];
        // A missing import is reported when the file is compiled.
        for (const key of [MDX_COMPONENTS, ...moduleKeys(scans, site)])
          if (await this.resolve(key, path.join(siteDir, 'index.js')).catch(() => null)) modules.push(key);
        return stubText(names, 'server', modules);
      },
    },
  };
}

/** The standard exports of a Markdown file, with their values until a page provides the file. */
const EXPORTS: Record<string, string> = {
  frontMatter: '{}',
  contentTitle: 'undefined',
  metadata: '{}',
  assets: '{}',
  toc: '[]',
};

function stubText({ key, own }: { key: string; own: string[] }, side: 'server' | 'client', modules: string[] = []) {
  const names = [...new Set([...Object.keys(EXPORTS), ...own])];
  const input = [
    `  key: ${JSON.stringify(key)},`,
    `  update: ($content) => { ({ ${names.join(', ')} } = $content); },`,
    ...(side === 'server' ? ['  modules: {', ...modules.map(moduleLine), '  },'] : []),
  ];
  return [
    `import { importedContent as $stub } from ${JSON.stringify(importedContentFile(side))};`,
    `export let ${names.map((name) => `${name} = ${EXPORTS[name] ?? 'undefined'}`).join(', ')};`,
    `export default $stub({\n${input.join('\n')}\n});`,
  ].join('\n');
}

function importedContentFile(side: 'server' | 'client'): string {
  return toPosixPath(path.join(PACKAGE_ROOT, side === 'server' ? 'ssr' : 'browser/hydrate', 'imported-content.js'));
}

/** A line in the form of the registry, so that packages are marked in the same way. */
function moduleLine(key: string): string {
  return `  ${JSON.stringify(key)}: () => import(${JSON.stringify(key)}),`;
}
