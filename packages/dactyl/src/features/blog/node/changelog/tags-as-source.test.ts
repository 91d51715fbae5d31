/** The plugin with `source: 'tags'`, for a site at the root of its repository: from the option to the entries that the blog reads. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRepository } from '../../../../../test/git-repository.js';
import { createPluginContext, createSiteDir } from '../../../../../test/plugin-context.js';
import type { Plugin } from '../../../../node/plugin-api/types.js';
import type { BlogContent } from '../content-types.js';
import changelog from './index.js';
import { changelogOptionsSchema } from './options.js';

it('shows the tags of the repository that the site is in, the newest first, and watches no file', async () => {
  const { siteDir, remove } = createSiteDir({ 'docs/intro.md': '# Intro\n' });
  onTestFinished(remove);
  const { git, commit } = createRepository(siteDir);
  commit();
  git('tag', 'v1.0.0');
  writeFileSync(path.join(siteDir, 'docs/intro.md'), '# Terns\n');
  commit({ second: 1_700_000_000 });
  git('tag', 'v1.1.0');

  const options = changelogOptionsSchema.parse({ source: 'tags', path: '.' });
  // Casts: the schema has filled in the options, and the plugin has the content of a blog.
  const made = await changelog(createPluginContext({ siteDir }), { ...options, id: 'default' });
  const plugin = made as Plugin<BlogContent>;
  const content = await plugin.loadContent?.();

  expect(content?.blogPosts.map(({ metadata }) => metadata.title)).toEqual(['1.1.0', '1.0.0']);
  expect(content?.blogPosts.map(({ metadata }) => metadata.date.toISOString().slice(0, 4))).toEqual(['2023', '1970']);
  expect(plugin.getPathsToWatch?.()).toEqual([]);
});
