import { expect, it } from 'vitest';
import { createPluginContext, createRecordingLogger } from '../../../../test/plugin-context.js';
import type { Plugin } from '../../../node/plugin-api/types.js';
import themeConsent from './index.js';

async function load(themeConfig = {}) {
  const logger = createRecordingLogger();
  const context = createPluginContext({ siteDir: '/site' });
  const siteConfig = { ...context.siteConfig, themeConfig };
  const plugin = await themeConsent(
    { ...context, siteConfig, unstable_logger: logger },
    { id: 'default', version: '1' },
  );
  // The cast: the theme is always there.
  return { plugin: plugin as Plugin, logger };
}

it('puts tags to sleep, and leaves out those for readers who cannot be asked', async () => {
  const { plugin } = await load();
  const script = { tagName: 'script', attributes: { src: 'https://a.example/a.js' } };
  expect(
    plugin.unstable_holdTags?.({ headTags: [script, '<link rel="x">'], preBodyTags: { tagName: 'noscript' } }),
  ).toEqual({
    headTags: '<template data-consent><script src="https://a.example/a.js"></script><link rel="x"></template>',
  });
  expect(plugin.unstable_holdTags?.({ preBodyTags: '<noscript></noscript>' })).toEqual({});
});

it('keeps tags of the body there', async () => {
  const { plugin } = await load();
  expect(plugin.unstable_holdTags?.({ postBodyTags: ['<div id="chat"></div>', '<noscript></noscript>'] })).toEqual({
    postBodyTags: '<template data-consent><div id="chat"></div></template>',
  });
});

it('warns where no link opens the banner again', async () => {
  expect(JSON.stringify((await load()).logger)).toContain("href: '#dactyl-consent'");
  const footer = { links: [{ label: 'Privacy', href: '#dactyl-consent' }] };
  expect(JSON.stringify((await load({ footer })).logger)).not.toContain('#dactyl-consent');
});
