/** Puts the rules of a style sheet into the layers that their source files belong to. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildNode, Plugin, Root } from 'postcss';
import postcss from 'postcss';
import { toPosixPath } from '../../../node/base/files.js';

export type Layers = Readonly<Record<string, (file: string) => unknown>>;

const inPackage = (name: string) => (file: string) => file.includes(`/@docusaurus/${name}/`);

/** Docusaurus's default layers. Later layers take precedence. */
export const DEFAULT_LAYERS: Layers = {
  'docusaurus.infima': (file) => file.includes('infima/dist'),
  'docusaurus.theme-common': inPackage('theme-common'),
  'docusaurus.theme-classic': inPackage('theme-classic'),
  'docusaurus.core': inPackage('core'),
  'docusaurus.plugin-debug': inPackage('plugin-debug'),
  'docusaurus.theme-mermaid': inPackage('theme-mermaid'),
  'docusaurus.theme-live-codeblock': inPackage('theme-live-codeblock'),
  'docusaurus.theme-search-algolia.docsearch': (file) => file.includes('/@docsearch/'),
  'docusaurus.theme-search-algolia': inPackage('theme-search-algolia'),
};

export function layersPlugin(layers: Layers): Plugin {
  const layerOf = (file: string) => Object.keys(layers).find((name) => layers[name]?.(file));
  return {
    postcssPlugin: 'dactyl-css-cascade-layers',
    OnceExit(root) {
      const groups = groupByLayer(root, layerOf);
      if (groups.every(({ layer }) => layer === undefined)) return;
      const charset = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'charset');
      root.removeAll();
      root.append(charset);
      // Each sheet states the order of layers, because any of them may come first.
      root.append(postcss.atRule({ name: 'layer', params: Object.keys(layers).join(', ') }));
      for (const { layer, nodes } of groups) {
        if (layer === undefined) root.append(nodes);
        else root.append(postcss.atRule({ name: 'layer', params: layer, nodes }));
      }
    },
  };
}

interface Group {
  layer: string | undefined;
  nodes: ChildNode[];
}

/** Imported sheets are already inlined, and their rules carry the original file. */
function groupByLayer(root: Root, layerOf: (file: string) => string | undefined): Group[] {
  const groups: Group[] = [];
  for (const node of root.nodes) {
    if (node.type === 'atrule' && node.name === 'charset') continue;
    const file = node.source?.input.file;
    // These rules concern the whole file.
    const isGlobal = node.type === 'atrule' && /^(?:import|layer|namespace)$/.test(node.name);
    const layer = file === undefined || isGlobal ? undefined : layerOf(formatPath(file));
    const last = groups.at(-1);
    if (last?.layer === layer && last) last.nodes.push(node);
    else groups.push({ layer, nodes: [node] });
  }
  return groups;
}

const PACKAGE_DIR = toPosixPath(fileURLToPath(new URL('../../..', import.meta.url)));

/** The path that the counterpart of our file has in Docusaurus, because sites write their functions for these paths. */
export function formatPath(file: string): string {
  const own = toPosixPath(path.resolve(file));
  if (!own.startsWith(PACKAGE_DIR)) return own;
  const [folder = '', theme = '', name = ''] = own.slice(PACKAGE_DIR.length).split('/');
  if (name === 'infima.css') return '/node_modules/infima/dist/css/default/default.css';
  const owner = folder === 'features' ? (OWNERS[theme] ?? 'theme-classic') : 'theme-classic';
  return `/node_modules/@docusaurus/${owner}/lib/${own.slice(PACKAGE_DIR.length)}`;
}

const OWNERS: Record<string, string> = {
  debug: 'plugin-debug',
  mermaid: 'theme-mermaid',
  'live-codeblock': 'theme-live-codeblock',
  search: 'theme-search-algolia',
};
