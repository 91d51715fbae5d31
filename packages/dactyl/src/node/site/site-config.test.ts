import { afterAll, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { loadSiteConfig, siteConfigOfLocale } from './site-config.js';

const { siteDir, remove } = createSiteDir({
  'package.json': '{ "type": "module" }',
  'docusaurus.config.js': `import { VERSIONS_JSON_FILE } from '@docusaurus/plugin-content-docs/server';
export default {
  title: VERSIONS_JSON_FILE,
  tagline: String(process.env.DOCUSAURUS_CURRENT_LOCALE),
  url: 'https://config.example',
  baseUrl: '/',
};`,
});
afterAll(remove);

it('gives the configuration our modules under the names of the format', async () => {
  expect((await loadSiteConfig({ siteDir })).siteConfig.title).toBe('versions.json');
});

it('loads a configuration that asks for the locale again for each of them', async () => {
  const loaded = await loadSiteConfig({ siteDir });
  const taglineIn = async (locale: string) => (await siteConfigOfLocale(loaded, { locale })).siteConfig.tagline;
  expect([await taglineIn('fr'), await taglineIn('zh')]).toEqual(['fr', 'zh']);
});
