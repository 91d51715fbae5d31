/** The sites that packages are tried on: a few pages, and the entries that people write for a package. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface TriedSite {
  /** Fields of the configuration, as text. */
  config: string;
  /** Options of the docs. */
  docs?: string;
  files?: Record<string, string>;
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const BASE: Record<string, string> = {
  'package.json': '{ "name": "lights", "private": true, "version": "1.0.0" }',
  'docs/intro.md': '# Intro\n\nAbout lighthouses. See [lamps](lamps.md).\n\n## Harbour\n\nBeside the sea.\n',
  'docs/lamps.md': '# Lamps\n\nEach lamp has its bulb.\n',
  'src/css/custom.css': ':root { --lamp: 1; }',
  'src/pages/index.js': "import Layout from '@theme/Layout';\nexport default () => <Layout><h1>Lights</h1></Layout>;\n",
};

const PETS = `openapi: 3.0.0
info: { title: Pets, version: 1.0.0, description: All pets }
servers: [{ url: 'https://pets.example/v1' }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      summary: List pets
      responses:
        '200':
          description: A list
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
components:
  schemas:
    Pet: { type: object, properties: { id: { type: integer, description: Its number } } }
`;

const LIBRARY = {
  'lib/index.ts': '/** Lights a lamp. */\nexport function light(): string {\n  return "lit";\n}\n',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "types": [] }, "include": ["lib"] }',
};

export const SITES = {
  /** Small plugins that do not get in each other's way. */
  together: {
    docs: "remarkPlugins: [require('remark-math').default], rehypePlugins: [require('rehype-katex').default]",
    config: `themeConfig: { zoom: {} },
    plugins: [
      'docusaurus-plugin-sass',
      'docusaurus-plugin-image-zoom',
      'docusaurus-plugin-copy-page-button',
      '@signalwire/docusaurus-plugin-llms-txt',
      ['docusaurus-plugin-module-alias', { alias: { '@lib': require('path').join(__dirname, 'lib') } }],
      ['docusaurus2-dotenv', { systemvars: true }],
      ['docusaurus-plugin-glossary', { glossaryPath: 'glossary/glossary.json' }],
      () => ({ name: 'tailwind', configurePostCss: (options) => ({ ...options, plugins: [require('@tailwindcss/postcss')] }) }),
    ],`,
    files: {
      '.env': 'LAMP=lit\n',
      'lib/index.js': "export const lib = () => 'by alias';\n",
      'glossary/glossary.json': JSON.stringify({
        title: 'Glossary',
        terms: [{ term: 'Fresnel', definition: 'A kind of lens', relatedTerms: [] }],
      }),
      'docs/math.md': '# Math\n\n$$\na^2 + b^2\n$$\n\n![A point](./point.png)\n',
      'src/css/custom.css': '@import "tailwindcss/utilities";\n',
      'src/pages/index.js': `import Layout from '@theme/Layout';
import { lib } from '@lib/index';
import styles from './index.module.scss';
export default () => <Layout><h1 className="underline">{lib()}</h1><p className={styles.lit}><b>{process.env.LAMP}</b></p></Layout>;
`,
      'src/pages/index.module.scss': '$light: rgb(1, 2, 3);\n.lit { b { color: $light; } }\n',
    },
  },
  'search-local': { config: "themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false }]]," },
  lunr: { config: "plugins: ['docusaurus-lunr-search']," },
  pagefind: { config: "plugins: ['@getcanary/docusaurus-theme-search-pagefind']," },
  typesense: {
    config: `themes: ['docusaurus-theme-search-typesense'],
    themeConfig: { typesense: {
      typesenseCollectionName: 'lights',
      typesenseServerConfig: { nodes: [{ host: 'localhost', port: 9, protocol: 'http' }], apiKey: 'key' },
      typesenseSearchParameters: {},
      contextualSearch: true,
    } },`,
  },
  openapi: {
    docs: "docItemComponent: '@theme/ApiItem'",
    config: `plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic',
      config: { pets: { specPath: 'pets.yaml', outputDir: 'docs/pets' } } }]],
    themes: ['docusaurus-theme-openapi-docs'],`,
    files: { 'pets.yaml': PETS },
  },
  redocusaurus: {
    config: "presets: [...presets, ['redocusaurus', { specs: [{ spec: 'pets.yaml', route: '/api/' }] }]],",
    files: { 'pets.yaml': PETS },
  },
  typedoc: {
    config:
      "plugins: [['docusaurus-plugin-typedoc', { entryPoints: ['./lib/index.ts'], tsconfig: './tsconfig.json' }]],",
    files: LIBRARY,
  },
  'typedoc-api': {
    config: `plugins: [['@apify/docusaurus-plugin-typedoc-api', { projectRoot: __dirname, packages: [{ path: '.', entry: 'lib/index.ts' }],
      typedocOptions: { tsconfig: 'tsconfig.json' } }]],`,
    files: LIBRARY,
  },
  /** As Tailwind's third version is used: by a plugin of the site, with a configuration of its own. */
  'tailwind-3': {
    config: `plugins: [() => ({ name: 'tailwind', configurePostCss: (options) => ({
      ...options, plugins: [...options.plugins, require('tailwindcss-3'), require('autoprefixer')] }) })],`,
    files: {
      'tailwind.config.js':
        "module.exports = { corePlugins: { preflight: false }, darkMode: ['class', '[data-theme=\"dark\"]'], content: ['./src/**/*.{js,mdx}'] };\n",
      'src/css/custom.css': '@tailwind utilities;\n.lamp { @apply underline; }\n',
      'src/pages/index.js': `import Layout from '@theme/Layout';
export default () => <Layout><h1 className="tracking-[3px] dark:text-[rgb(1,2,3)] lamp">Lights</h1></Layout>;
`,
    },
  },
  /** Languages of diagrams whose packages are too large for our development dependencies. */
  diagrams: {
    config: "plugins: [['dactyl/plugin-diagrams', { d2: true, 'vega-lite': true }]],",
    files: {
      'docs/drawn.md': `# Drawn

\`\`\`d2
lamp -> sea: lights
\`\`\`

\`\`\`vega-lite
{
  "title": "Ships by night",
  "data": { "values": [{ "night": "Mo", "ships": 4 }, { "night": "Tu", "ships": 7 }] },
  "mark": "bar",
  "encoding": { "x": { "field": "night", "type": "nominal" }, "y": { "field": "ships", "type": "quantitative" } }
}
\`\`\`
`,
    },
  },
  /** Each with a mistake. */
  'broken-diagrams': {
    config: "plugins: [['dactyl/plugin-diagrams', { d2: true, 'vega-lite': true }]],",
    files: {
      'docs/d2.md': '# Drawn\n\n```d2\nlamp -> sea\nlamp: {\n```\n',
      'docs/json.md': '# Drawn\n\n```vega-lite\n{\n  "mark": bar\n}\n```\n',
      'docs/data.md':
        '# Drawn\n\n```vega-lite\n{ "mark": "bar", "data": { "url": "https://data.example/ships.csv" } }\n```\n',
    },
  },
  /** For components of the format's theme; see `ejected.test.ts`. */
  ejected: {
    config: `themeConfig: {
      navbar: { title: 'Lights', items: [{ to: '/docs/lamps', label: 'Lamps' }] },
      footer: { copyright: 'Nobody', links: [{ label: 'Intro', to: '/docs/intro' }] },
    },
    plugins: [['@docusaurus/plugin-content-blog', { onUntruncatedBlogPosts: 'ignore' }]],`,
    files: { 'blog/2026-01-01-dusk.md': '# Dusk\n\n```js title="lamp.js"\nlight();\n```\n' },
  },
} satisfies Record<string, TriedSite>;

export type SiteName = keyof typeof SITES;

/** Writes a site below the folder that has the packages; the cache of an earlier run stays. */
export function writeSite(name: SiteName, packagesDir: string): string {
  const { config, docs = '', files = {} }: TriedSite = SITES[name];
  const siteDir = join(packagesDir, 'sites', name);
  const all = { ...BASE, ...files, 'docusaurus.config.js': configText(config, docs) };
  for (const folder of ['docs', 'src']) rmSync(join(siteDir, folder), { recursive: true, force: true });
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  writeFileSync(join(siteDir, 'docs/point.png'), Buffer.from(PNG, 'base64'));
  return siteDir;
}

function configText(config: string, docs: string): string {
  return `const presets = [['classic', { docs: { ${docs} }, blog: false, theme: { customCss: './src/css/custom.css' } }]];
module.exports = {
  title: 'Lights',
  url: 'https://lights.example',
  baseUrl: '/',
  presets,
  ${config}
};
`;
}
