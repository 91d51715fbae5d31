import { expect, it } from 'vitest';

import { affectedTests } from './affected-tests.mjs';

const source = (/** @type {string} */ file, text = '') => ({ file, text });
const slug = source('packages/dactyl/src/content/slug.ts', 'export const slug = 1;');
const entry = source('packages/dactyl/src/content/entry.ts', `export { slug } from './slug.js';`);
const logo = source('packages/dactyl/src/theme/Logo.tsx', `import { slug } from '../content/entry.js';`);
const tests = [
  source('packages/dactyl/src/content/slug.test.ts', `import { slug } from './slug.js';`),
  source('packages/dactyl/test/theme/logo.test.tsx', `import Logo from '@theme/Logo';`),
  source('packages/dactyl/src/node/base/git.test.ts', `import './git.js';`),
  source('packages/dactyl/test/site/blog-posts.test.ts', `builtFixture('blog')`),
  source('packages/dactyl/test/site/plain-site.test.ts', `builtFixture('plain')`),
  source('e2e/website/search.test.ts', 'open(`${origin}/docs`)'),
  source('e2e/website/showcase.test.ts', 'open(`${origin}/showcase`)'),
  source('e2e/website/routes.test.ts'),
  source('e2e/failing/storage.test.ts'),
];

/** @param {...string} changed */
const affectedBy = (...changed) =>
  affectedTests(changed, { tests, sources: [slug, entry, logo, ...tests] }).map(({ file }) => file);

it('takes unit tests whose imports lead to the edit, also through public names of the theme', () => {
  expect(affectedBy(slug.file)).toEqual([
    'e2e/website/routes.test.ts',
    'packages/dactyl/src/content/slug.test.ts',
    'packages/dactyl/test/site/plain-site.test.ts',
    'packages/dactyl/test/theme/logo.test.tsx',
  ]);
});

it.each([
  ['an edited test', 'packages/dactyl/src/node/base/git.test.ts', ['packages/dactyl/src/node/base/git.test.ts']],
  [
    'the tests of an area',
    'packages/dactyl/src/features/blog/node/feeds/rss.ts',
    ['packages/dactyl/test/site/blog-posts.test.ts'],
  ],
  [
    'the tests that build a fixture',
    'packages/dactyl/test/sites/plain/docs/a.md',
    ['packages/dactyl/test/site/plain-site.test.ts'],
  ],
  ['the tests of a fixture site', 'e2e/sites/failing/docs/a.md', ['e2e/failing/storage.test.ts']],
  ['the tests that open a page', 'website/src/pages/showcase.tsx', ['e2e/website/showcase.test.ts']],
  ['nothing for a text that no test reads', 'README.md', []],
])('takes %s', (_, changed, expected) => {
  expect(affectedBy(changed)).toEqual(expected);
});

it('says why', () => {
  expect(affectedTests([slug.file], { tests, sources: [slug, ...tests] })).toContainEqual({
    file: 'packages/dactyl/src/content/slug.test.ts',
    reason: 'imports packages/dactyl/src/content/slug.ts',
  });
});
