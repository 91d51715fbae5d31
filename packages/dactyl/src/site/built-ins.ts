/** The plugins, themes and presets that come with the framework, under their names in the site format. */
import { fileURLToPath } from 'node:url';
import type { BuiltIns } from '../plugin-api/types.js';
import blog from '../plugins/blog/index.js';
import docs from '../plugins/docs/index.js';
import pages from '../plugins/pages/index.js';
import presetClassic from '../plugins/preset-classic.js';
import themeClassic from '../plugins/theme-classic/index.js';
import themeLiveCodeblock from '../plugins/theme-live-codeblock/index.js';
import themeMermaid from '../plugins/theme-mermaid/index.js';

export const BUILT_INS: BuiltIns = {
  plugins: {
    '@docusaurus/plugin-content-docs': docs,
    '@docusaurus/plugin-content-blog': blog,
    '@docusaurus/plugin-content-pages': pages,
    '@docusaurus/theme-classic': themeClassic,
    '@docusaurus/theme-live-codeblock': themeLiveCodeblock,
    '@docusaurus/theme-mermaid': themeMermaid,
    // Its short name is also that of the package that draws.
    mermaid: themeMermaid,
  },
  presets: { '@docusaurus/preset-classic': presetClassic },
  nodeModules: {
    '@docusaurus/plugin-content-docs/server': fileURLToPath(new URL('../plugins/docs/server.js', import.meta.url)),
  },
};
