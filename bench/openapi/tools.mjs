/** Tools that make pages of an OpenAPI document: each gets a site with the document as `api.json` and nothing else. */
import { join } from 'node:path';

import { dactyl } from '../peers/dactyl.mjs';
import { docusaurus } from '../peers/docusaurus.mjs';

/**
 * @typedef {object} ApiTool
 * @property {string} name of its folder, and in the table
 * @property {string} outDir every path here is relative to the site folder
 * @property {readonly string[]} caches what a cold build may not find
 * @property {Record<string, string>} packages name → exact version
 * @property {Record<string, string>} [overrides] of packages further down
 * @property {Record<string, string>} files of the site: path → text
 * @property {(siteDir: string) => { command: string, args: string[] }[]} builds one after the other
 * @property {string} page one that shows the operation `postThing2`
 */

/**
 * @param {string} rest source text of the other fields
 * @returns {string}
 */
const config = (rest) => `export default {
  title: 'Benchmark',
  url: 'https://bench.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  ${rest}
};
`;

/** @param {string} presets */
const docusaurusConfig = (presets) => `future: { v4: true, faster: true },\n  ${presets}`;

/** @type {(siteDir: string, ...args: string[]) => { command: string, args: string[] }} */
const runDocusaurus = (siteDir, ...args) => ({
  command: process.execPath,
  args: [join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...args],
});

/** @type {ApiTool} */
const ours = {
  name: 'dactyl',
  outDir: dactyl.outDir,
  caches: dactyl.caches,
  packages: {},
  files: {
    'package.json': '{ "private": true, "type": "module" }\n',
    'dactyl.config.js': config(`presets: [['classic', { docs: false, blog: false }]],
  plugins: [['dactyl/plugin-openapi', { specs: [{ id: 'api', path: 'api.json', route: 'api' }] }]],`),
  },
  builds: (siteDir) => [dactyl.build(siteDir)],
  page: '/api/post-thing2',
};

/** @type {ApiTool} A page for each operation, as Markdown that a command writes first. */
const openapiDocs = {
  ...docusaurus,
  name: 'docusaurus-plugin-openapi-docs',
  caches: [...docusaurus.caches, 'docs/api'],
  packages: {
    ...docusaurus.packages,
    'docusaurus-plugin-openapi-docs': '5.2.0',
    'docusaurus-theme-openapi-docs': '5.2.0',
  },
  files: {
    'docusaurus.config.js': config(
      docusaurusConfig(`presets: [['classic', { docs: { sidebarPath: './sidebars.js', docItemComponent: '@theme/ApiItem' }, blog: false }]],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'classic',
        config: { api: { specPath: 'api.json', outputDir: 'docs/api', showSchemas: true, sidebarOptions: { groupPathsBy: 'tag' } } },
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],`),
    ),
    'docs/index.md': '# Benchmark\n',
    'sidebars.js': `export default { api: require('./docs/api/sidebar.ts').default };\n`,
  },
  builds: (siteDir) => [
    runDocusaurus(siteDir, 'gen-api-docs', 'all', siteDir),
    runDocusaurus(siteDir, 'build', siteDir),
  ],
  page: '/docs/api/post-thing-2',
};

/** @type {ApiTool} One page with all operations, which React makes in the browser again. */
const redocusaurus = {
  ...docusaurus,
  name: 'redocusaurus',
  packages: { ...docusaurus.packages, redocusaurus: '2.5.2' },
  files: {
    'docusaurus.config.js': config(
      docusaurusConfig(`presets: [
    ['classic', { docs: false, blog: false }],
    ['redocusaurus', { specs: [{ id: 'api', spec: 'api.json', route: '/api' }] }],
  ],`),
    ),
  },
  builds: (siteDir) => [runDocusaurus(siteDir, 'build', siteDir)],
  page: '/api',
};

/** @param {boolean} withPeers @returns {readonly ApiTool[]} */
export function apiTools(withPeers) {
  return withPeers ? [ours, openapiDocs, redocusaurus] : [ours];
}
