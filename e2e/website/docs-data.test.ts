/** What components of the website see of its docs. */
import { describe, expect, it } from 'vitest';
import { openWebsiteOutput } from '../setup/website-output.js';

interface DocsData {
  path: string;
  versions: { label: string; mainDocId: string; docs: { id: string; path: string }[]; sidebars: SidebarLinks }[];
}

type SidebarLinks = Record<string, { link?: { path: string } }>;

const output = openWebsiteOutput();
const [docs] = output
  .files()
  .filter((file) => /assets\/data\/global-.*\.json$/.test(file))
  .map((file) => JSON.parse(output.read(file)) as Record<string, Record<string, DocsData>>) // what the build writes
  .flatMap((data) => data['docusaurus-plugin-content-docs']?.['default'] ?? [])
  .filter(({ path }) => path === '/docs');
const version = docs?.versions[0];

describe('the docs of the website', () => {
  it('R058 are of the version that is called Canary, on badge and dropdown', () => {
    expect(version?.label).toBe('Canary');
    const labels = output.page('docs.html').all('.navbar__items a[aria-haspopup]');
    expect(labels.map(({ text, attributes }) => [text, attributes.href])).toContainEqual(['Canary', '/docs']);
    const items = output.page('docs.html').all('.dropdown__menu a.dropdown__link');
    expect(items.slice(0, 2).map(({ text }) => text)).toEqual(['Canary', 'All versions']);
    expect(output.page('zh/docs.html').all('.dropdown__menu a.dropdown__link')[1]?.text).toBe('所有版本');
  });

  it('R059 begin at /docs with the introduction, their main doc', () => {
    expect(version?.mainDocId).toBe('introduction');
    expect(version?.docs.find(({ id }) => id === 'introduction')?.path).toBe('/docs');
    expect(output.page('docs.html').one('link[rel="canonical"]').attributes.href).toMatch(/\/docs$/);
  });

  it('R060 have the sidebar “docs”, which begins at /docs', () => {
    expect(version?.sidebars.docs?.link?.path).toBe('/docs');
  });

  it('R061 have the sidebar “api”, which begins at /docs/cli', () => {
    expect(version?.sidebars.api?.link?.path).toBe('/docs/cli');
  });
});
