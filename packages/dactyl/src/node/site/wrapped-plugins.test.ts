/** Plugins of a site that wrap one of ours, as the site format lets them. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../config/types.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../test/plugin-context.js';
import blog from '../../features/blog/node/index.js';
import { runPlugins } from '../plugin-api/run-plugins.js';
import { BUILT_INS } from './built-ins.js';
import { loadSiteConfig } from './site-config.js';

const installed = (name: string, text: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0' }),
  [`node_modules/${name}/index.js`]: text,
});

const hooks = `name: 'wrapper',
    async loadContent() {
      const content = await blog.loadContent();
      const wrapped = ({ metadata }) => ({ ...metadata, title: metadata.title + ', wrapped' });
      return { ...content, blogPosts: content.blogPosts.map((post) => ({ ...post, metadata: wrapped(post) })) };
    },`;

const FILES = {
  'package.json': '{ "type": "commonjs" }',
  'docs/index.md': '# Docs\n',
  'pages/index.md': '# Pages\n',
  'blog/2024-01-02-first.md': '# First\n\nText.\n\n<!-- truncate -->\n',
  'i18n/en/wrapper-news/options.json': '{ "title": { "message": "News" } }',
  'esm.mjs': `import blogPlugin, { validateOptions } from '@docusaurus/plugin-content-blog';
export { validateOptions };
export default async function wrapper(context, options) {
  const blog = await blogPlugin(context, options);
  return { ...blog, ${hooks} };
}`,
  'common.js': `const blogPlugin = require('@docusaurus/plugin-content-blog');
module.exports = async function wrapper(context, options) {
  const blog = await blogPlugin.default(context, options);
  return { ...blog, ${hooks} };
};
module.exports.validateOptions = blogPlugin.validateOptions;`,
  'babel.js': `"use strict";
Object.defineProperty(exports, '__esModule', { value: true });
exports.default = wrapper;
Object.defineProperty(exports, 'validateOptions', { enumerable: true, get: () => _blog.validateOptions });
var _blog = _interopRequireWildcard(require('@docusaurus/plugin-content-blog'));
function _interopRequireWildcard(e) { return e && e.__esModule ? e : { default: e }; }
async function wrapper(context, options) {
  const blog = await (0, _blog.default)(context, options);
  return { ...blog, ${hooks} };
}`,
  ...installed(
    'docusaurus-plugin-own-blog',
    `"use strict";
var __importDefault = function (mod) { return mod && mod.__esModule ? mod : { default: mod }; };
exports.__esModule = true;
const blog_1 = __importDefault(require('@docusaurus/plugin-content-blog'));
exports.validateOptions = require('@docusaurus/plugin-content-blog').validateOptions;
exports.default = async function wrapper(context, options) {
  const blog = await blog_1.default(context, options);
  return { ...blog, ${hooks} };
};`,
  ),
  // Requires the wrapped plugin only when it is called.
  ...Object.assign(
    {},
    ...['docs', 'pages', 'blog'].map((kind) =>
      installed(
        `own-${kind}`,
        `module.exports = async function own(context, options) {
  const wrapped = await require('@docusaurus/plugin-content-${kind}').default(context, options);
  return { ...wrapped, name: 'own-${kind}' };
};
module.exports.validateOptions = (given) => require('@docusaurus/plugin-content-${kind}').validateOptions(given);`,
      ),
    ),
  ),
  'typed.ts': `import blogPlugin from '@docusaurus/plugin-content-blog';
export default async function wrapper(context: object, options: object) {
  const blog = await blogPlugin(context, options);
  return { ...blog, ${hooks} };
}
export { validateOptions } from '@docusaurus/plugin-content-blog';`,
};

/** A site that still has Docusaurus installed: none of its code may run. */
const DOCUSAURUS = Object.assign(
  {},
  ...['blog', 'docs', 'pages'].map((kind) =>
    installed(
      `@docusaurus/plugin-content-${kind}`,
      "exports.default = () => { throw new Error('The plugin of Docusaurus ran.'); };",
    ),
  ),
);

describe.each([
  ['without Docusaurus', {}],
  ['beside Docusaurus', DOCUSAURUS],
])('%s', (_, packages) => {
  const { siteDir, remove } = createSiteDir({ ...FILES, ...packages });
  afterAll(remove);

  describe('a plugin that wraps the blog plugin', () => {
    it.each(['./esm.mjs', './common.js', './babel.js', './typed.ts', 'docusaurus-plugin-own-blog'])(
      'works as %s, under another name',
      async (plugin) => {
        const plugins: SiteConfig['plugins'] = [[plugin, { id: 'news', routeBasePath: 'news' }]];
        const context = createPluginContext({ siteDir, siteConfig: { plugins } });
        const logger = createRecordingLogger();
        const results = await runPlugins({ context, builtIns: BUILT_INS, logger, announceSkipped: false });
        const [wrapper] = results.plugins;
        expect([wrapper?.name, wrapper?.id]).toEqual(['wrapper', 'news']);
        expect(results.routes.map((route) => route.path)).toEqual(['/news', '/news/2024/01/02/first', '/news/archive']);
        const list = results.routes.find((route) => route.path === '/news');
        expect(list?.props?.['metadata']).toMatchObject({ blogTitle: 'News' });
        expect(results.markdownSources.map((source) => source.contentDirs[1])).toEqual([path.join(siteDir, 'blog')]);
        const [source] = results.markdownSources;
        const post = path.join(siteDir, 'blog/2024-01-02-first.md');
        expect(source?.getMetadata(post)).toMatchObject({
          title: 'First, wrapped',
          permalink: '/news/2024/01/02/first',
        });
      },
    );

    it.each(['docs', 'pages', 'blog'])('in a package that asks late: %s', async (kind) => {
      const plugins: SiteConfig['plugins'] = [[`own-${kind}`, { path: kind, routeBasePath: kind }]];
      const context = createPluginContext({ siteDir, siteConfig: { plugins } });
      const results = await runPlugins({ context, builtIns: BUILT_INS, logger: createRecordingLogger() });
      expect(results.plugins.map(({ name }) => name)).toEqual([`own-${kind}`]);
      expect(results.routes.map((route) => route.path.replace(/\/$/, ''))).toContain(`/${kind}`);
    });

    it('is the very plugin, wherever it is imported', async () => {
      writeFileSync(
        path.join(siteDir, 'docusaurus.config.js'),
        `const blog = require('@docusaurus/plugin-content-blog');
module.exports = {
  title: 'Wrapped', url: 'https://wrapped.example', baseUrl: '/',
  plugins: [blog.default, [require.resolve('@docusaurus/plugin-content-blog'), { id: 'other' }]],
};`,
      );
      const { siteConfig } = await loadSiteConfig({ siteDir });
      expect(siteConfig.plugins[0]).toBe(blog);
      expect(siteConfig.plugins[1]).toEqual([expect.stringMatching(/blog\/node\/index\.[jt]s$/), { id: 'other' }]);
    });
  });
});
