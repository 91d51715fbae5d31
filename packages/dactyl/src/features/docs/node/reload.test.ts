import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../../test/plugin-context.js';
import { runPlugins } from '../../../node/plugin-api/run-plugins.js';
import { leafRoutes } from '../../../node/plugin-api/routes.js';
import docs from './index.js';
import { PLUGIN_NAME } from './names.js';

const FILES: Record<string, string> = {
  'docs/intro.md': '---\nsidebar_position: 1\n---\n\n# Welcome\n\nFirst line.\n',
  'docs/guides/_category_.yml': 'label: Guides\nlink:\n  type: generated-index\n',
  'docs/guides/start.md': '---\ntags: [one]\n---\n# Start here\n',
  'docs/guides/more.md': '---\ntitle: More\n---\n\nText.\n',
  'docs/guides/own.md': '---\npagination_next: intro\n---\n# Own\n',
  'docs/api/index.md': '# API\n\nAll of it.\n',
  'docs/api/b.md': '# B\n',
  'docs/later.md': '---\ndraft: true\n---\n# Later\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/intro.md': '# Welcome\n\nAs it was.\n',
  'versioned_docs/version-1.0/old.md': '# Old\n',
};

const EDITS: [what: string, file: string, text: string][] = [
  ['a text', 'docs/intro.md', '---\nsidebar_position: 1\n---\n\n# Welcome\n\nFirst line.\n\nMore.\n'],
  ['a description', 'docs/intro.md', '---\nsidebar_position: 1\n---\n\n# Welcome\n\nAnother line.\n'],
  ['a description in front matter', 'docs/intro.md', '---\nsidebar_position: 1\ndescription: D\n---\n\n# Welcome\n'],
  ['a description of a page with tags', 'docs/guides/start.md', '---\ntags: [one]\n---\n# Start here\n\nNow.\n'],
  ['a description in an old version', 'versioned_docs/version-1.0/intro.md', '# Welcome\n\nAs it is.\n'],
  ['a title in an old version', 'versioned_docs/version-1.0/old.md', '# Very old\n'],
  ['questions', 'docs/api/b.md', '---\nfaq: true\n---\n# B\n\n## Why?\n\nSo.\n'],
  ['a title that neighbours show', 'docs/guides/start.md', '---\ntags: [one]\n---\n# Begin here\n'],
  ['a title in front matter', 'docs/guides/more.md', '---\ntitle: Even more\n---\n\nText.\n'],
  ['the title of a page that another one names', 'docs/intro.md', '# Hello\n\nFirst line.\n'],
  ['the title of the page of a category', 'docs/api/index.md', '# Reference\n\nAll of it.\n'],
  ['a tag', 'docs/guides/start.md', '---\ntags: [one, two]\n---\n# Start here\n'],
  ['a label', 'docs/api/b.md', '---\nsidebar_label: Bee\n---\n# B\n'],
  ['a position', 'docs/api/b.md', '---\nsidebar_position: 0\n---\n# B\n'],
  ['a class and own data', 'docs/api/b.md', '---\nsidebar_custom_props: { title: a }\n---\n# B\n'],
  ['a slug', 'docs/api/b.md', '---\nslug: bee\n---\n# B\n'],
  ['an id', 'docs/api/b.md', '---\nid: bee\n---\n# B\n'],
  ['a page that becomes a draft', 'docs/api/b.md', '---\ndraft: true\n---\n# B\n'],
  ['a page that becomes unlisted', 'docs/api/b.md', '---\nunlisted: true\n---\n# B\n'],
  ['a draft', 'docs/later.md', '---\ndraft: true\n---\n# Much later\n'],
  ['a draft that is one no longer', 'docs/later.md', '# Now\n'],
];

const removals: (() => void)[] = [];
afterAll(() => removals.forEach((remove) => remove()));

interface SiteOfTest {
  options?: object;
  locale?: string;
  /** Whether the locale is translated. */
  translate?: boolean;
  trailingSlash?: boolean;
}

async function load(siteDir: string, { options = {}, locale = 'en', translate = true, trailingSlash }: SiteOfTest) {
  const plugins = [['content-docs', options] as [string, Record<string, unknown>]];
  const siteConfig = { plugins, ...(trailingSlash !== undefined && { trailingSlash }) };
  const context = { ...createPluginContext({ siteDir, locale, translate, siteConfig }), unstable_isServed: true };
  const builtIns = { plugins: { '@docusaurus/plugin-content-docs': docs }, presets: {} };
  return runPlugins({ context, builtIns, logger: createRecordingLogger() });
}

type Results = Awaited<ReturnType<typeof load>>;

/** All that pages are made of. */
function facts({ routes, globalData, markdownSources }: Results, siteDir: string): unknown {
  const metadata = Object.keys(FILES).map((file) =>
    markdownSources.map(({ getMetadata }) => getMetadata?.(path.join(siteDir, file))),
  );
  return JSON.parse(JSON.stringify([routes, globalData, metadata]));
}

const generator = ({ docs: all }: { docs: { id: string; title: string }[] }) =>
  all.map(({ id, title }) => ({ type: 'doc', id, label: `${title}!` }));
const titles = EDITS.filter(([what]) => what.includes('title'));

describe.each([
  ['a site', {}, EDITS],
  ['a site in one language', { translate: false }, EDITS],
  ['a site with one version', { translate: false, options: { onlyIncludeVersions: ['current'] } }, EDITS],
  ['a site in another language', { locale: 'fr' }, titles],
  ['a site with a generator of its own', { options: { sidebarItemsGenerator: generator } }, titles],
])('contents of %s that are loaded again after an edit', (_, site, edits) => {
  it('are those of a new start, whatever was edited', async () => {
    const { siteDir, remove } = createSiteDir(FILES);
    removals.push(remove);
    let state = await load(siteDir, site);
    for (const [what, file, text] of edits) {
      const edited = path.join(siteDir, file);
      const before = facts(state, siteDir);
      writeFileSync(edited, text);
      state = await state.reload(new Set([edited]));
      expect(facts(state, siteDir), what).toEqual(facts(await load(siteDir, site), siteDir));
      writeFileSync(edited, FILES[file] ?? '');
      state = await state.reload(new Set([edited]));
      expect(facts(state, siteDir), `${what}, and back`).toEqual(before);
    }
  });
});

it('gives pages whose place is the same the same routes', async () => {
  const { siteDir, remove } = createSiteDir(FILES);
  removals.push(remove);
  const edited = path.join(siteDir, 'docs/guides/start.md');
  for (const trailingSlash of [true, false]) {
    const before = await load(siteDir, { trailingSlash, translate: false });
    writeFileSync(edited, '---\ntags: [one]\n---\n# Begin here\n\nAnother text.\n');
    const after = await before.reload(new Set([edited]));
    const known = new Set(leafRoutes(before.routes));
    const docRoutes = leafRoutes(after.routes).filter(({ modules }) => modules?.['content']);
    expect(docRoutes).toHaveLength(9);
    expect(docRoutes.filter((route) => !known.has(route))).toEqual([]);
    expect(after.globalData[PLUGIN_NAME]?.['default']).toBe(before.globalData[PLUGIN_NAME]?.['default']);
    writeFileSync(edited, FILES['docs/guides/start.md'] ?? '');
  }
});

it('makes pages of tags again only where a page with a tag has changed', async () => {
  const { siteDir, remove } = createSiteDir(FILES);
  removals.push(remove);
  const tagsOf = ({ routes }: Results) => leafRoutes(routes).filter(({ path: url }) => url.includes('/tags'));
  const state = await load(siteDir, { translate: false });
  const edit = (file: string, text: string) => {
    writeFileSync(path.join(siteDir, file), text);
    return state.reload(new Set([path.join(siteDir, file)]));
  };
  const other = await edit('docs/guides/more.md', '---\ntitle: Even more\n---\n\nText.\n');
  expect(tagsOf(other)).toHaveLength(2);
  expect(tagsOf(other).every((route, index) => route === tagsOf(state)[index])).toBe(true);
  const tagged = await edit('docs/guides/start.md', '---\ntags: [one]\n---\n# Begin here\n');
  expect(JSON.stringify(tagsOf(tagged))).toContain('Begin here');
});

it('reads no other file', async () => {
  const { siteDir, remove } = createSiteDir(FILES);
  removals.push(remove);
  const before = await load(siteDir, {});
  rmSync(path.join(siteDir, 'docs/guides'), { recursive: true });
  const edited = path.join(siteDir, 'docs/intro.md');
  writeFileSync(edited, '---\nsidebar_position: 1\n---\n\n# Hello\n\nFirst line.\n');
  const after = await before.reload(new Set([edited]));
  expect(JSON.stringify(after.routes)).toContain('/docs/guides/start');
});
