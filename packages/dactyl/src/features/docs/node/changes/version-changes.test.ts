import { afterAll, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../../test/plugin-context.js';
import { runDocsPlugin } from '../../../../../test/run-docs-plugin.js';

const TRANSLATED = 'i18n/fr/docusaurus-plugin-content-docs';
const { siteDir, remove } = createSiteDir({
  'package.json': '{}',
  'versions.json': '["2.0", "1.0"]',
  'docs/a.md': '# A\r\n',
  'docs/b.md': '# B of today\n',
  'versioned_docs/version-2.0/a.md': '---\ntags: [x]\n---\n\n# A\n',
  'versioned_docs/version-2.0/b.md': '# B\n',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'versioned_docs/version-1.0/old.md': '# Old\n',
  [`${TRANSLATED}/version-2.0/a.md`]: '# A en français\n',
  [`${TRANSLATED}/version-2.0/b.md`]: '# B en français\n',
});
afterAll(remove);

const run = (options: object = { changes: true }, locale = 'en') =>
  runDocsPlugin(siteDir, { options: { ...options }, locale });
type Run = Awaited<ReturnType<typeof run>>;
const pages = ({ leaves }: Run) => leaves.filter(({ component }) => component === '@theme/DocChangesPage');

describe('pages about what a version changed', () => {
  it('are there for all versions but the oldest, each since the one before', async () => {
    const result = await run();
    expect(pages(result).map((route) => [route.path, route.props?.['changes']])).toEqual([
      [
        '/docs/next/changes',
        {
          version: 'Next',
          since: '2.0',
          added: [],
          changed: [
            {
              id: 'b',
              title: 'B of today',
              permalink: '/docs/next/b',
              before: { id: 'b', title: 'B', permalink: '/docs/b' },
            },
          ],
          renamed: [],
          removed: [],
          earlier: { since: '1.0', permalink: '/docs/changes' },
        },
      ],
      [
        '/docs/changes',
        {
          version: '2.0',
          since: '1.0',
          added: [{ id: 'b', title: 'B', permalink: '/docs/b' }],
          changed: [],
          renamed: [],
          removed: [{ id: 'old', title: 'Old', permalink: '/docs/1.0/old' }],
        },
      ],
    ]);
    expect(result.version('current').changes).toEqual({ path: '/docs/next/changes', since: '2.0' });
    expect(result.version('1.0')).not.toHaveProperty('changes');
  });

  it('lead to each other in the dropdown of versions, and from the oldest version to its first page', async () => {
    expect(pages(await run()).map(({ metadata }) => metadata?.alternates)).toEqual(
      Array.from({ length: 2 }, () => ({
        'docs-default-current': '/docs/next/changes',
        'docs-default-2.0': '/docs/changes',
        'docs-default-1.0': '/docs/1.0/a',
      })),
    );
  });

  it('compare texts of the default language, with titles of the current one', async () => {
    const [next] = pages(await run({ changes: true }, 'fr'));
    expect(next?.props?.['changes']).toMatchObject({
      changed: [{ id: 'b', before: { title: 'B en français' } }],
    });
  });

  it('have the path that the option says, and what it says of other versions', async () => {
    const options = { changes: { path: 'news' }, otherVersions: { canonical: 'latest', sitemap: false } };
    expect(
      pages(await run(options)).map(({ path, metadata }) => [path, metadata?.canonical, metadata?.listing]),
    ).toEqual([
      ['/docs/next/news', undefined, false],
      ['/docs/news', undefined, undefined],
    ]);
  });

  it('are not there unless they are asked for', async () => {
    for (const options of [{}, { changes: false }]) {
      const result = await run(options);
      expect(pages(result)).toEqual([]);
      expect(result.version('2.0')).not.toHaveProperty('changes');
    }
  });
});
