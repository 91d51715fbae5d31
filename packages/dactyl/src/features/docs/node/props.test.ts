import { afterEach, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../node/config/types.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../../test/plugin-context.js';
import { runPlugins } from '../../../node/plugin-api/run-plugins.js';
import type { JsonObject } from '../../../shared/json.js';
import docs from './index.js';
import type { PropSidebarItem, PropVersion } from './types.js';
import type { GlobalDocsData } from './global-data-types.js';

describe('what pages and plugins get of a version', () => {
  const removals: (() => void)[] = [];
  afterEach(() => removals.splice(0).forEach((remove) => remove()));

  async function run(files: Record<string, string>, sidebar: object[]) {
    const { siteDir, remove } = createSiteDir({ ...files, 'sidebars.json': JSON.stringify({ main: sidebar }) });
    removals.push(remove);
    const plugins: SiteConfig['plugins'] = [['content-docs', { sidebarPath: './sidebars.json' }]];
    const { routes, globalData } = await runPlugins({
      context: createPluginContext({ siteDir, siteConfig: { plugins } }),
      builtIns: { plugins: { '@docusaurus/plugin-content-docs': docs }, presets: {} },
      logger: createRecordingLogger(),
    });
    // The shapes of the docs plugin, which is the only one here.
    const version = routes[0]?.routes?.[0]?.props?.version as unknown as PropVersion;
    const global = globalData['docusaurus-plugin-content-docs']?.default as JsonObject as unknown as GlobalDocsData;
    return { sidebar: version.docsSidebars.main ?? [], version: global.versions[0] };
  }

  const propsOf = (items: readonly PropSidebarItem[]) => items.map((item) => item.customProps);

  it('takes customProps of a category without own ones from the doc that it links to', async () => {
    const files = { 'docs/a.md': '---\nsidebar_custom_props: {icon: star}\n---\n# A\n', 'docs/b.md': '# B\n' };
    const category = { type: 'category', label: 'C', items: ['b'] };
    const { sidebar } = await run(files, [
      { ...category, link: { type: 'doc', id: 'a' } },
      { ...category, link: { type: 'doc', id: 'a' }, customProps: { icon: 'moon' } },
      { ...category, link: { type: 'doc', id: 'b' } },
    ]);
    expect(propsOf(sidebar)).toEqual([{ icon: 'star' }, { icon: 'moon' }, undefined]);
  });

  it('lets a doc say itself which class and props its item has, and hands keys on', async () => {
    const own = 'sidebar_class_name: own\nsidebar_custom_props: {icon: star}';
    const files = { 'docs/a.md': `---\n${own}\n---\n# A\n`, 'docs/b.md': '# B\n' };
    const item = { type: 'doc', className: 'written', customProps: { icon: 'moon' }, key: 'k' };
    const { sidebar } = await run(files, [
      { ...item, id: 'a' },
      { ...item, id: 'b' },
      { type: 'category', label: 'C', key: 'c', items: ['b'] },
    ]);
    expect(sidebar).toMatchObject([
      { className: 'own', customProps: { icon: 'star' }, key: 'k' },
      { className: 'written', customProps: { icon: 'moon' }, key: 'k' },
      { key: 'c' },
    ]);
  });

  it('has the badge of a doc, else that of the item or of the doc that a category links to', async () => {
    const files = { 'docs/a.md': '---\nsidebar_badge: 2\n---\n# A\n', 'docs/b.md': '# B\n' };
    const badge = { text: 'Beta', kind: 'warning' };
    const { sidebar } = await run(files, [
      { type: 'doc', id: 'a', badge: 'Old' },
      { type: 'doc', id: 'b', badge },
      { type: 'link', label: 'L', href: '/l', badge: 'New' },
      { type: 'category', label: 'C', items: ['b'], link: { type: 'doc', id: 'a' } },
      { type: 'category', label: 'D', items: ['b'], badge },
      { type: 'doc', id: 'b', label: 'None' },
    ]);
    expect(sidebar.map((item) => item.type !== 'html' && item.badge)).toEqual([
      { text: '2' },
      badge,
      { text: 'New' },
      { text: '2' },
      badge,
      undefined,
    ]);
  });

  it('orders docs by id: without a sidebar that leads to one, the first is the main doc', async () => {
    const files = { 'docs/02-a/z.md': '# Z\n', 'docs/b.md': '# B\n', 'docs/Ab.md': '# Ab\n', 'docs/01-c.md': '# C\n' };
    const { version } = await run(files, [{ type: 'link', label: 'Elsewhere', href: 'https://e.example' }]);
    expect(version?.docs.map((doc) => doc.id)).toEqual(['a/z', 'Ab', 'b', 'c']);
    expect(version?.mainDocId).toBe('a/z');
  });
});
