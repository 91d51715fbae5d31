/** Plugins of a site that wrap one of ours, as the site format lets them. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../config/types.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../test/plugin-context.js';
import blog from '../plugins/blog/index.js';
import { runPlugins } from '../plugin-api/run-plugins.js';
import { BUILT_INS } from './built-ins.js';
import { loadSiteConfig } from './site-config.js';

const hooks = `name: 'wrapper',
    async loadContent() {
      const content = await blog.loadContent();
      const wrapped = ({ metadata }) => ({ ...metadata, title: metadata.title + ', wrapped' });
      return { ...content, blogPosts: content.blogPosts.map((post) => ({ ...post, metadata: wrapped(post) })) };
    },`;

const { siteDir, remove } = createSiteDir({
  'package.json': '{ "type": "commonjs" }',
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
  'typed.ts': `import blogPlugin from '@docusaurus/plugin-content-blog';
export default async function wrapper(context: object, options: object) {
  const blog = await blogPlugin(context, options);
  return { ...blog, ${hooks} };
}
export { validateOptions } from '@docusaurus/plugin-content-blog';`,
});
afterAll(remove);

describe('a plugin that wraps the blog plugin', () => {
  it.each(['./esm.mjs', './common.js', './typed.ts'])('works as %s, under another name', async (plugin) => {
    const plugins: SiteConfig['plugins'] = [[plugin, { id: 'news', routeBasePath: 'news' }]];
    const context = createPluginContext({ siteDir, siteConfig: { plugins } });
    const logger = createRecordingLogger();
    const results = await runPlugins({ context, builtIns: BUILT_INS, logger, announceSkipped: false });
    const [wrapper] = results.plugins;
    expect([wrapper?.name, wrapper?.id, wrapper?.version.type]).toEqual(['wrapper', 'news', 'project']);
    expect(results.routes.map((route) => route.path)).toEqual(['/news', '/news/2024/01/02/first', '/news/archive']);
    const list = results.routes.find((route) => route.path === '/news');
    expect(list?.props?.['metadata']).toMatchObject({ blogTitle: 'News' });
    expect(results.markdownSources.map((source) => source.contentDirs[1])).toEqual([path.join(siteDir, 'blog')]);
    const [source] = results.markdownSources;
    const post = path.join(siteDir, 'blog/2024-01-02-first.md');
    expect(source?.getMetadata(post)).toMatchObject({ title: 'First, wrapped', permalink: '/news/2024/01/02/first' });
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
    expect(siteConfig.plugins[1]).toEqual([expect.stringMatching(/plugins\/blog\/index\.[jt]s$/), { id: 'other' }]);
  });
});
