/** Limits that pages tell are those of the code: each row has the words of a page, and the constant in the file that holds it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

const LIMITS = [
  ['cli.md', 'does not finish within 60 seconds', 'node/markdown/trial-parser.ts', 'const LIMIT = 60;'],
  ['cli.md', 'within ten seconds', 'node/production/output-check/external-links.ts', 'timeout = 10_000'],
  ['cli.md', 'more than 1 MB', 'node/doctor/examine-files.ts', 'const LARGE = 1024 ** 2;'],
  ['cli.md', 'without it, up to 8', 'node/production/engine-pool.ts', 'const MOST_THREADS = 8;'],
  ['cli.md', 'fewer than 500 pages', 'node/production/engine-pool.ts', 'const PAGES_WORTH_A_THREAD = 250;'],
  ['cli.md', 'from 1 to 99', 'node/production/engine-pool.ts', 'a number from 1 to 99'],
  ['deployment.md', 'within 5 seconds', 'node/production/shared-cache/http-store.ts', 'const PATIENCE = 5000;'],
  ['deployment.md', '15 seconds', 'node/production/shared-cache/compiled-packs.ts', 'const LIMIT = 15_000;'],
  ['deployment.md', 'seven days', 'node/bundle/shared-bundles.ts', 'const KEPT_UNUSED = 7 * DAY;'],
  ['api/plugins/plugin-pwa.md', 'four seconds', 'features/pwa/worker/visited-files.ts', 'const PATIENCE = 4000;'],
  ['guides/docs/sidebar/index.md', '100 entries', 'theme/DocSidebarItem/branch-path.tsx', 'const LARGE_ABOVE = 100;'],
  ['guides/docs/sidebar/index.md', '40 entries', 'theme/DocSidebarItem/sidebar-groups.ts', 'const MOST_ITEMS = 40;'],
  ['guides/docs/sidebar/index.md', 'about 20', 'theme/DocSidebarItem/sidebar-groups.ts', 'const MOST_OF_GROUP = 20;'],
  ['guides/markdown-features/assets.mdx', 'less than 4 KB', 'node/images/make-variants.ts', 'const WORTHWHILE = 4096;'],
  ['guides/markdown-features/assets.mdx', 'above 100 KB', 'node/production/largest-images.ts', '= 100_000;'],
  [
    'guides/markdown-features/assets.mdx',
    '400 pixels',
    'node/pipeline/linked-image.ts',
    'const WORTH_ENLARGING = 400;',
  ],
  ['migration/v3.md', 'at most 20 posts', 'features/blog/node/feed-options.ts', '.default(20)'],
  ['search.md', 'more than 1,000 files', 'features/search/engine/write-index.ts', 'mostFiles = 1000'],
  ['search.md', 'about 40 KB', 'features/search/engine/write-index.ts', 'packSize = 40_000'],
] as const;

it('the README tells the time of a build that was measured last', () => {
  // The cast: `npm run bench:showcase` writes it.
  const { benchmark } = JSON.parse(read('website/src/showcase/figures.json')) as { benchmark: Record<string, number> };
  const { seconds, pages, cores } = benchmark;
  expect(read('README.md')).toContain(
    `| ${seconds} s | first build of ${pages?.toLocaleString('en')} generated pages on ${cores} cores`,
  );
});

it.each(LIMITS)('%s says "%s", and %s has "%s"', (page, words, file, constant) => {
  expect(read(`website/docs/${page}`)).toContain(words);
  expect(read(`packages/dactyl/src/${file}`)).toContain(constant);
});
