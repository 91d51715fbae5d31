/** The plugins of this folder, in their order. */
import type { Plugin } from 'vite';
import { componentPlugin } from './component-plugin.js';
import { islandModulesPlugin } from './island-modules-plugin.js';
import { observedReactPlugin } from './observed-react-plugin.js';
import { packageRegistryPlugin } from './package-registry-plugin.js';
import type { SiteComponents } from './site-components.js';

export interface IslandPluginsInput {
  siteDir: string;
  components: SiteComponents;
  /** Requests of modules that pages may load. */
  readRegistry: () => readonly string[];
}

export function islandPlugins({ siteDir, components, readRegistry }: IslandPluginsInput): Plugin[] {
  return [
    componentPlugin(components, { siteDir }),
    observedReactPlugin(components),
    islandModulesPlugin(components, readRegistry),
    packageRegistryPlugin(components, { siteDir }),
  ];
}
