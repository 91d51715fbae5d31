import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entriesAtHand, headingsOf, searchPages } from './entries-at-hand.js';

it('finds headings outside of code, with the ids that they have in the page', () => {
  const source =
    '# A\n\n## Wind *and* [tide](./tide.md)\n\n```md\n## Code\n```\n\n### Sails {#canvas}\n\n## 风 {/* #wind */}\n';
  expect(headingsOf(source).map(({ level, heading, anchor }) => [level, heading, anchor])).toEqual([
    [2, 'Wind and tide', 'wind-and-tide'],
    [3, 'Sails', 'canvas'],
    [2, '风', 'wind'],
  ]);
});

it('makes pages of docs, posts and other pages, apart from unlisted ones', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-at-hand-'));
  try {
    writeFileSync(path.join(siteDir, 'a.md'), '# A\n\n## Rig\n');
    const doc = { permalink: '/docs/a', title: 'A', description: 'First.', source: '@site/a.md' };
    const entries = entriesAtHand(
      {
        'docusaurus-plugin-content-docs': {
          default: { loadedVersions: [{ versionName: 'current', docs: [doc, { ...doc, unlisted: true }] }] },
        },
        'docusaurus-plugin-content-blog': {
          default: { blogPosts: [{ metadata: { permalink: '/blog/b', title: 'B', source: '@site/b.txt' } }] },
        },
        'docusaurus-plugin-content-pages': {
          default: [{ permalink: '/', source: '@site/index.tsx' }],
          second: undefined,
        },
      },
      siteDir,
    );
    expect(searchPages(entries, 'Site')).toMatchObject([
      {
        url: '/docs/a',
        tag: 'docs-default-current',
        kind: 'doc',
        category: 'Site',
        sections: [{ text: 'First.' }, { heading: 'Rig', anchor: 'rig' }],
      },
      { url: '/blog/b', tag: 'default', kind: 'blog', sections: [{ level: 1 }] },
    ]);
  } finally {
    rmSync(siteDir, { recursive: true });
  }
});
