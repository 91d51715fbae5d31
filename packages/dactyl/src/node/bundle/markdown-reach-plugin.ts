/**
 * Finds the Markdown files that code leads to. Input: the module graph of the server's bundle, with the stubs of
 * `markdown-import-plugin.ts`. Output: for each registry request and each module with components, the files whose
 * text it may show.
 */
import type { Plugin } from 'vite';
import type { ImportingSite } from '../site/content-files.js';
import { importedKey, moduleKeys, scanMarkdown, type MarkdownImports } from '../site/markdown-imports.js';
import type { SiteComponents } from './islands/site-components.js';
import { stubFile } from './markdown-import-plugin.js';
import { reach, REGISTRY, rememberGraph } from './module-graph.js';

export interface MarkdownReachInput {
  site: ImportingSite;
  /** All requests of the registry. */
  registry: readonly string[];
  components: Pick<SiteComponents, 'modules'>;
  /** Called when the bundle contains such files. */
  onFound(imports: MarkdownImports): void;
}

export function markdownReachPlugin({ site, registry, components, onFound }: MarkdownReachInput): Plugin {
  return {
    name: 'dactyl:markdown-reach',
    async buildEnd(error) {
      const files = error ? [] : filesAmong(this.getModuleIds());
      if (files.length === 0) return;
      const graph = rememberGraph(this);
      const filesFrom = (...ids: string[]) => filesAmong(reach(graph, ids));
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const byRequest: MarkdownImports['byRequest'] = {};
      const keysByModule: MarkdownImports['keysByModule'] = {};
      const addKeys = (module: string, found: string[]) =>
        add(
          keysByModule,
          module,
          found.map((file) => importedKey(file, site.siteDir)),
        );
      add(byRequest, '', filesAmong(reach(graph, entries, (from) => from === REGISTRY)));
      const scans = Object.assign({}, ...files.map((file) => scanMarkdown(file, site))) as MarkdownImports['scans']; // all are
      const requests = moduleKeys(scans, site);
      for (const request of new Set([...registry, ...requests])) {
        const id = (await this.resolve(request, REGISTRY).catch(() => null))?.id;
        const found = id === undefined ? [] : filesFrom(id);
        add(byRequest, request, found);
        addKeys(request, found);
      }
      for (const { module, file } of components.modules()) if (file !== undefined) addKeys(module, filesFrom(file));
      onFound({ scans, byRequest, keysByModule, requests });
    },
  };
}

function filesAmong(ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => stubFile(id) ?? []).toSorted();
}

function add(record: Record<string, string[]>, key: string, files: string[]): void {
  if (files.length > 0) record[key] = files;
}
