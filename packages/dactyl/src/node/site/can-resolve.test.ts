import { afterAll, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { canResolve } from './can-resolve.js';

describe('canResolve', () => {
  const { siteDir, remove } = createSiteDir({
    'website/src/Chart.tsx': '',
    'website/src/cards/index.js': '',
    'website/notes.txt': '',
    'node_modules/above/package.json': '{}',
    'website/node_modules/@scope/near/package.json': '{}',
  });
  const site = { siteDir: `${siteDir}/website`, themeLayers: { site: `${siteDir}/website/src/theme`, themes: [] } };
  afterAll(remove);

  it.each([
    '@site/src/Chart',
    '@site/src/Chart.tsx',
    '@site/src/cards',
    '@scope/near',
    '@scope/near/deep/file.js',
    'above',
    'react',
    'react/jsx-runtime',
    '@docusaurus/Link',
    'node:path',
    '~/alias',
    '@/alias/of-a-folder',
    '!!raw-loader!@site/notes.txt',
  ])('%s names something', (request) => {
    expect(canResolve(request, site)).toBe(true);
  });

  it.each([
    '@site/src/Chort',
    '@jest/globals',
    'react-nothing',
    '@theme/Nothing',
    './lost',
    '!!raw-loader!@site/lost.txt',
    '!!other-loader!@site/notes.txt',
  ])('%s does not', (request) => {
    expect(canResolve(request, site)).toBe(false);
  });
});
