import { describe, expect, it } from 'vitest';
import { createSiteConfig } from '../../../test/plugin-context.js';
import type { Plugin } from '../plugin-api/types.js';
import { bootScript, frameDocuments, pageScripts, settingsOfPlugins } from './browser-parts.js';
import type { Site } from './types.js';

function siteWith(plugins: Omit<Plugin, 'name'>[], csp: object | false = false): Site {
  const siteConfig = { ...createSiteConfig(), csp };
  const loaded = plugins.map((plugin) => ({ plugin: { name: 'one', ...plugin } }));
  // The cast: the fields that are read.
  return {
    siteConfig,
    themeLayers: { site: '/nowhere', themes: [] },
    locales: [{ plugins: loaded, data: { globalData: { docs: {} } } }],
  } as unknown as Site;
}

describe('what plugins add to pages', () => {
  it('is the boot script of the first plugin that has one', () => {
    const named = (script?: string) => ({ unstable_getBootScript: () => script });
    expect(bootScript(siteWith([named(), named('/a.js'), named('/b.js')]))).toBe('/a.js');
    expect(bootScript(siteWith([{}, named()]))).toBeUndefined();
  });

  it('is each further script once, whoever names it, and what scripts find in the settings', () => {
    const docs: Omit<Plugin, 'name'> = {
      unstable_getPageScripts: ({ globalData }) => ('docs' in globalData ? { versions: '/versions.js' } : undefined),
      unstable_getPageSettings: () => ({ docsVersions: { default: ['1', '2'] } }),
    };
    const site = siteWith([docs, docs, { unstable_getPageScripts: () => ({ more: '/more.js' }) }]);
    expect(pageScripts(site)).toEqual({ versions: '/versions.js', more: '/more.js' });
    const [locale] = site.locales;
    expect(locale && settingsOfPlugins(locale)).toEqual({ docsVersions: { default: ['1', '2'] } });
  });

  it('is a document for frames where a policy forbids to make code of text', () => {
    const frame = {
      setting: 'liveFrame',
      file: 'f.html',
      entry: '/f.js',
      title: 'F',
      rootClass: 'f',
      neededBy: 'f',
    } as const;
    const plugin = { unstable_getFrameDocuments: () => [frame] };
    expect(frameDocuments(siteWith([plugin], { meta: true }))).toEqual([frame]);
    expect(frameDocuments(siteWith([plugin]))).toEqual([]);
  });
});
