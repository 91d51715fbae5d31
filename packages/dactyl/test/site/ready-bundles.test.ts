/** Bundles that come with the package: sites that take one have the bytes that they would make themselves. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';

const configOf = (rest: string) =>
  `export default { title: 'Ready', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'ignore', ${rest} };`;

const DOCS = {
  'package.json': '{ "type": "module" }',
  'dactyl.config.js': configOf(`presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]]`),
  'docs/index.md': '# Docs\n\nA text.\n\n```js\nconst one = 1;\n```\n\n:::tip\n\nA tip.\n\n:::\n',
};
const MORE = {
  ...DOCS,
  'dactyl.config.js': configOf(`presets: ['classic'],
    themeConfig: { navbar: { title: 'More', items: [{ to: '/about', label: 'About' }] }, footer: { copyright: 'Ours' } }`),
  'docs/part/_category_.json': '{ "label": "Part", "link": { "type": "generated-index" } }',
  'docs/part/tagged.md': '---\ntags: [one]\n---\n\n# Tagged\n',
  'blog/2026-01-02-post.md': '---\ntags: [one]\nauthors: [{ name: Ada }]\n---\n\n# Post\n\nText.\n',
  'src/pages/about.md': '# About\n',
};
const TABS = {
  'docs/tabs.mdx': `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Tabs

<Tabs><TabItem value="a" label="A">One</TabItem><TabItem value="b" label="B">Two</TabItem></Tabs>
`,
};

const STYLED = {
  ...DOCS,
  'dactyl.config.js':
    configOf(`presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false, theme: { customCss: './custom.css' } }]],
    themeConfig: { search: false, prism: { theme: { plain: { color: '#102030' }, styles: [] } } }`),
  'custom.css': ':root { --ifm-color-primary: teal }\n.own { background: url(./own.svg) }\n',
  'own.svg': `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0'.repeat(2000)}"/></svg>`,
};

/** Of all files of the last build. */
function hashesOf(site: Fixture): Record<string, string> {
  const entries = readdirSync(site.file('build'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hashed = files.map((file) => [
    path.relative(site.file('build'), file),
    createHash('sha1').update(readFileSync(file)).digest('hex'),
  ]);
  return Object.fromEntries(hashed.toSorted()) as Record<string, string>; // each pair is one
}

/** A ready bundle can render more kinds of pages than the site has. */
function hasReadyBundle(site: Fixture): boolean {
  const names = readdirSync(site.file('.dactyl/bundle/server'), { recursive: true }).map(String);
  return names.some((name) => name.includes('BlogArchivePage')) && names.some((name) => name.includes('ThemedImage'));
}

const PARTS: [string, Record<string, string>][] =
  process.env.DACTYL_TEST_FULL === '1'
    ? [
        ['of docs alone', DOCS],
        ['of docs with tabs', { ...DOCS, ...TABS }],
      ]
    : [];
const FRESH = { DACTYL_READY_BUNDLES: 'no', DACTYL_SHARED_BUNDLES: '' };

describe.runIf(process.platform !== 'win32')('a ready bundle', () => {
  it.each<[string, Record<string, string>]>([
    ['of docs with tags, lists and tabs, a blog and pages', { ...MORE, ...TABS }],
    ['of docs alone without the search, with styles and colours of code of its own', STYLED],
    // What these have, the others have too.
    ...PARTS,
  ])('gives a site %s the bytes of one that it makes itself', async (_, files) => {
    const site = createSite(files);
    await site.build({ env: { DACTYL_SHARED_BUNDLES: '' } });
    const ready = hashesOf(site);
    expect(hasReadyBundle(site)).toBe(true);
    site.remove('.dactyl');
    await site.build({ env: FRESH });
    expect(hasReadyBundle(site)).toBe(false);
    expect(ready).toEqual(hashesOf(site));
  });

  it('is not taken by a site with code or languages of code of its own', async () => {
    const site = createSite({ ...DOCS, 'src/theme/Footer.jsx': 'export default () => <footer>Own footer</footer>;' });
    await site.build();
    expect(hasReadyBundle(site)).toBe(false);
    expect(readFileSync(site.file('build/index.html'), 'utf8')).toContain('Own footer');
    site.remove('src');
    site.edit('dactyl.config.js', (text) =>
      text.replace('presets:', `themeConfig: { prism: { additionalLanguages: ['bash'] } }, presets:`),
    );
    await site.build();
    expect(hasReadyBundle(site)).toBe(false);
  });
});
