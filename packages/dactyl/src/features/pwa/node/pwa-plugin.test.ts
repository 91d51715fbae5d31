import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPluginContext, createSiteDir } from '../../../../test/plugin-context.js';
import { validateOptionsWith } from '../../../node/plugin-api/validate.js';
import { workerParams, workerUrl } from '../../../shared/offline.js';
import { headTags } from './index.js';
import { listOfflineFiles } from './list-files.js';
import { ignoredListOptions, pwaOptionsSchema } from './options.js';
import { findSiteModule, moduleHash } from './site-module.js';
import { pageStem } from '../worker/listed-files.js';

const options = (value: Record<string, unknown> = {}) => ({ ...pwaOptionsSchema.parse(value), id: 'default' });
const site = createSiteDir({
  'docusaurus.config.ts': "export default { plugins: [['pwa', { swCustom: './gone.js', reloadPopup: '@theme/X' }]] };",
  'src/worker.js': "import { a } from './part.js';\nexport default () => a;",
  'src/part.js': 'export const a = 1;',
});
afterAll(site.remove);

describe('options of the plugin pwa', () => {
  it('have the defaults of the site format', () => {
    expect(options()).toMatchObject({
      debug: false,
      offlineModeActivationStrategies: ['appInstalled', 'queryString', 'standalone'],
      pwaHead: [],
    });
  });

  const fault = (value: Record<string, unknown>) => () =>
    validateOptionsWith(pwaOptionsSchema, value, {
      plugin: 'pwa',
      configFile: path.join(site.siteDir, 'docusaurus.config.ts'),
    });

  it('refuse what no longer is one, and what never was', () => {
    expect(fault({ reloadPopup: '@theme/X' })).toThrow(/"reloadPopup" is an option of former releases/);
    expect(fault({ offlineModeActivationStrategies: ['sometimes'] })).toThrow(/must be one of "appInstalled"/);
    expect(fault({ pwaHead: [{ rel: 'manifest' }] })).toThrow(/tagName/);
  });

  it('warn of options of Workbox without effect', () => {
    expect(ignoredListOptions(options({ injectManifestConfig: { globIgnores: ['**/*.pdf'], swSrc: 'x' } }))).toEqual([
      'swSrc',
    ]);
  });
});

it('The head gets tags whose files start with the base URL', () => {
  const tags = headTags(
    [
      { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
      { tagName: 'link', rel: 'apple-touch-icon', href: 'img/icon.png?v=2' },
      { tagName: 'meta', name: 'msapplication-TileImage', content: '/img/icon.png' },
      { tagName: 'meta', name: 'theme-color', content: 'rgb(37, 194, 160)' },
      { tagName: 'link', rel: 'icon', href: 'https://other.example/icon.png' },
    ],
    '/base/zh/',
  );
  expect(tags.map(({ attributes }) => attributes?.['href'] ?? attributes?.['content'])).toEqual([
    '/base/zh/manifest.json',
    '/base/zh/img/icon.png?v=2',
    '/base/zh/img/icon.png',
    'rgb(37, 194, 160)',
    'https://other.example/icon.png',
  ]);
});

describe('a module of the site', () => {
  const place = createPluginContext({ siteDir: site.siteDir });

  it('is found from the folder of the site, and has another hash once something in it changes', async () => {
    const file = await findSiteModule('swCustom', '@site/src/worker.js', place);
    expect(file).toBe(path.join(site.siteDir, 'src/worker.js'));
    const before = moduleHash(file);
    writeFileSync(path.join(site.siteDir, 'src/part.js'), 'export const a = 2;');
    expect(moduleHash(file)).not.toBe(before);
  });

  it('that is missing is an error with its option', async () => {
    await expect(findSiteModule('swCustom', './gone.js', place)).rejects.toMatchObject({
      message: 'The module "./gone.js" was not found.',
      details: { key: 'swCustom' },
    });
  });
});

describe('the list of files', () => {
  const output = createSiteDir({
    'index.html': 'home',
    'docs/a b.html': 'page',
    'old.html': 'redirect',
    '404.html': 'not found',
    'sitemap.xml': 'no',
    'img/big.png': 'x'.repeat(200),
    'assets/js/boot-1.js': 'boot',
    'page-branch/1.html': '<li>',
    'assets/search/1.json': '{}',
    'assets/cards/1.png': 'card',
    'zh/index.html': '主页',
    'zh/assets/search/2.json': '{}',
  });
  afterAll(output.remove);
  const root = { dir: output.siteDir, baseUrl: '/base/', otherFolders: ['zh'] };
  const list = async (value: Record<string, unknown>, own = root) => {
    const pages = new Map([
      ['index.html', own.baseUrl],
      ['docs/a b.html', '/base/docs/a b'],
    ]);
    const found = await listOfflineFiles({ own, shared: root, pages, options: options(value) });
    return { ...found, urls: found.files.map(([url]) => url) };
  };

  it('has pages by their permalinks, and what belongs to the language', async () => {
    const { urls, hasAllPages } = await list({});
    expect(hasAllPages).toBe(true);
    expect(urls).toEqual([
      '/base/assets/js/boot-1.js',
      '/base/assets/search/1.json',
      '/base/docs/a%20b',
      '/base/img/big.png',
      '/base/',
      '/base/old.html',
      '/base/page-branch/1.html',
    ]);
  });

  it('of another language has the files that all share', async () => {
    const own = { dir: path.join(output.siteDir, 'zh'), baseUrl: '/base/zh/', otherFolders: [] };
    expect((await list({}, own)).urls).toEqual([
      '/base/zh/assets/search/2.json',
      '/base/zh/',
      '/base/assets/js/boot-1.js',
    ]);
  });

  it('is what pages need when everything would be too much', async () => {
    const { urls, hasAllPages } = await list({ maximumPrecacheSize: 10 });
    expect(hasAllPages).toBe(false);
    expect(urls).toEqual(['/base/assets/js/boot-1.js', '/base/assets/search/1.json', '/base/']);
  });

  it('follows the options of Workbox', async () => {
    const injectManifestConfig = {
      globPatterns: ['**/*.{html,png}'],
      globIgnores: ['old.html', 'page-branch/*'],
      maximumFileSizeToCacheInBytes: 100,
      additionalManifestEntries: ['/base/fixed.woff2', { url: '/base/now.json', revision: '7' }],
    };
    const { urls, files, leftOut } = await list({ injectManifestConfig });
    expect(urls).toEqual(['/base/docs/a%20b', '/base/', '/base/fixed.woff2', '/base/now.json']);
    expect(files.at(-1)).toEqual(['/base/now.json', '7']);
    expect(leftOut).toEqual(['img/big.png']);
  });

  it('changes with a file, and only there', async () => {
    const before = await list({});
    expect((await list({})).files).toEqual(before.files);
    mkdirSync(path.join(output.siteDir, 'docs'), { recursive: true });
    writeFileSync(path.join(output.siteDir, 'docs/a b.html'), 'page, changed');
    const changed = (await list({})).files.filter(([, revision], index) => revision !== before.files[index]?.[1]);
    expect(changed.map(([url]) => url)).toEqual(['/base/docs/a%20b']);
  });
});

describe('addresses', () => {
  it('of workers say what they were registered for; others say nothing', () => {
    const params = { offlineMode: true, debug: false };
    expect(workerParams(`https://a.example${workerUrl('/zh/sw.js', params)}`)).toEqual(params);
    for (const query of ['', '?params=', '?params=1', '?params=null', '?params={"offlineMode":"yes"}'])
      expect(workerParams(`https://a.example/sw.js${query}`)).toEqual({ offlineMode: false, debug: false });
  });

  it.each(['/docs/a', '/docs/a/', '/docs/a.html', '/docs/a/index.html'])('of one page are one: %s', (pathname) => {
    expect(pageStem(pathname)).toBe('/docs/a');
  });
});
