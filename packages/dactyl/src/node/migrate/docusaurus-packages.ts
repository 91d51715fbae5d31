/** What a migration does with each package of Docusaurus. */

/** A third-party package that a part of Dactyl needs, and that a Docusaurus package used to bring along. */
interface Needed {
  name: string;
  range: string;
}

const PARTS = [
  'core',
  'preset-classic',
  'theme-classic',
  'theme-common',
  'theme-translations',
  'theme-search-algolia',
  'theme-mermaid',
  'theme-live-codeblock',
  'plugin-content-docs',
  'plugin-content-blog',
  'plugin-content-pages',
  'plugin-client-redirects',
  'plugin-debug',
  'plugin-google-analytics',
  'plugin-google-gtag',
  'plugin-google-tag-manager',
  'plugin-ideal-image',
  'plugin-pwa',
  'plugin-sitemap',
  'plugin-svgr',
  'plugin-css-cascade-layers',
  'plugin-rsdoctor',
  'plugin-vercel-analytics',
  'logger',
  'faster',
  'babel',
  'bundler',
  'cssnano-preset',
  'react-loadable',
  'responsive-loader',
  'lqip-loader',
  'module-type-aliases',
  'tsconfig',
  'types',
  'mdx-loader',
  'utils',
  'utils-common',
  'utils-validation',
] as const;

/** Packages that Dactyl replaces. Others of the scope, such as the ESLint plugin, are independent tools. */
export const REPLACED: ReadonlySet<string> = new Set(PARTS.map((name) => `@docusaurus/${name}`));

/** Packages whose code plugins run in Node, which must therefore stay installed. */
export const NODE_PARTS: ReadonlySet<string> = new Set(
  ['mdx-loader', 'utils', 'utils-common', 'utils-validation'].map((name) => `@docusaurus/${name}`),
);

export const NEEDED: ReadonlyMap<string, Needed> = new Map([
  ['@docusaurus/theme-mermaid', { name: 'mermaid', range: '^11.0.0' }],
  ['@docusaurus/theme-live-codeblock', { name: 'react-live', range: '^4.1.8' }],
  ['@docusaurus/plugin-ideal-image', { name: 'sharp', range: '^0.34.0' }],
]);

/** Third-party packages that only extend Docusaurus's bundler. */
export const PURPOSELESS: ReadonlyMap<string, string> = new Map([
  ['docusaurus-plugin-sass', 'Sass is read without a plugin; take it out of the configuration too, and keep "sass"'],
  ['docusaurus-plugin-less', 'Less is read without a plugin; take it out of the configuration too, and keep "less"'],
  ['babel-loader', 'there is no webpack'],
  ['css-loader', 'there is no webpack'],
  ['esbuild-loader', 'there is no webpack'],
  ['file-loader', 'there is no webpack'],
  ['style-loader', 'there is no webpack'],
  ['swc-loader', 'there is no webpack'],
  ['url-loader', 'there is no webpack'],
  ['@svgr/webpack', 'SVG files are imported as components without it'],
]);
