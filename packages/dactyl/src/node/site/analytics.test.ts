import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPluginContext, createRecordingLogger } from '../../../test/plugin-context.js';
import { renderHtmlTags } from '../plugin-api/html-tags.js';
import { validateOptionsWith } from '../plugin-api/validate.js';
import type { PluginModule } from '../plugin-api/plugin-module.js';
import { BUILT_INS } from './built-ins.js';
import { onRouteDidUpdate } from '../../features/google-gtag/browser/page-views.js';

const NAMES = ['google-gtag', 'google-analytics', 'google-tag-manager'] as const;
type Name = (typeof NAMES)[number];

const logger = createRecordingLogger();
const context = { ...createPluginContext({ siteDir: '/site' }), unstable_logger: logger };

async function load(name: Name, options: Record<string, unknown>) {
  const plugin: PluginModule | undefined = BUILT_INS.plugins[`@docusaurus/plugin-${name}`];
  const where = { plugin: name, configFile: '/site/docusaurus.config.js' };
  const checked = plugin?.validateOptions?.({
    options,
    validate: (schema, given) => validateOptionsWith(schema, given, where),
  });
  return plugin && checked && plugin(context, checked);
}

async function tags(name: Name, options: Record<string, unknown>) {
  const plugin = await load(name, options);
  return renderHtmlTags([plugin?.injectHtmlTags?.({ content: undefined }) ?? {}], context.siteConfig);
}

/** Runs the scripts of the head that have a text, as a browser would. */
function runScripts(headTags: string, window: Record<string, unknown>): void {
  for (const [, attributes = '', text = ''] of headTags.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)) {
    const dataset = Object.fromEntries(
      [...attributes.matchAll(/ data-([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<'),
      ]),
    );
    const document = { currentScript: { dataset } };
    // Global names are those of the window. Its text is ours.
    const scope = new Proxy(window, { has: (_, key) => key !== 'JSON' && key !== 'Date' });
    new Function('scope', `with (scope) { ${text} }`)(Object.assign(scope, { window, document }));
  }
}

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('scripts that count visits', () => {
  it('are there in production only', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await load('google-gtag', { trackingID: 'G-1' })).toBeNull();
    expect(await load('google-analytics', { trackingID: 'UA-1' })).toBeNull();
    expect(await load('google-tag-manager', { containerId: 'GTM-1' })).toBeNull();
  });

  it.each<[Name, Record<string, unknown>, RegExp]>([
    ['google-gtag', {}, /trackingID/],
    ['google-gtag', { trackingID: '' }, /trackingID/],
    ['google-gtag', { trackingID: [] }, /trackingID/],
    ['google-gtag', { trackingID: 'G-1', anonymizeIp: true }, /anonymizeIp/],
    ['google-analytics', { trackingID: ['UA-1'] }, /trackingID/],
    ['google-tag-manager', { containerId: '' }, /containerId/],
  ])('%s refuses %j', async (name, options, message) => {
    await expect(load(name, options)).rejects.toThrow(message);
  });

  it('have the same inline text whatever the ids are, and escape them', async () => {
    const texts = async (name: Name, options: Record<string, unknown>) =>
      [...(await tags(name, options)).headTags.matchAll(/<script[^>]*>([^<]+)</g)].map(([, text]) => text);
    const odd = `"></script><script>alert('1')`;
    expect(await texts('google-gtag', { trackingID: odd })).toEqual(
      await texts('google-gtag', { trackingID: ['a', 'b'] }),
    );
    expect(await texts('google-analytics', { trackingID: odd })).toEqual(
      await texts('google-analytics', { trackingID: 'a' }),
    );
    const manager = await tags('google-tag-manager', { containerId: odd });
    expect(await texts('google-tag-manager', { containerId: odd })).toHaveLength(1);
    expect(manager.headTags + manager.preBodyTags).not.toContain('<script>alert');
  });
});

describe('gtag', () => {
  it('R270 connects ahead, loads the script of the first id, and sets up each', async () => {
    const { headTags } = await tags('google-gtag', { trackingID: ['G-1', 'G-2'], anonymizeIP: true });
    expect(headTags.split('\n').slice(0, 3)).toEqual([
      '<link rel="preconnect" href="https://www.google-analytics.com">',
      '<link rel="preconnect" href="https://www.googletagmanager.com">',
      '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
    ]);
    const window: Record<string, unknown> = {};
    runScripts(headTags, window);
    // The cast: what gtag is called with.
    const calls = (window.dataLayer as IArguments[]).map((call) => [...call]);
    expect(calls).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { anonymize_ip: true }],
      ['config', 'G-2', { anonymize_ip: true }],
    ]);
  });

  it('hands out what it was given', async () => {
    const plugin = await load('google-gtag', { trackingID: 'G-1' });
    const setGlobalData = vi.fn<(data: unknown) => void>();
    await plugin?.contentLoaded?.({ content: undefined, actions: { setGlobalData } as never });
    expect(setGlobalData).toHaveBeenCalledWith({ trackingID: ['G-1'], anonymizeIP: false });
  });

  it('receives each page but the first, and no page twice', () => {
    const gtag = vi.fn<(...call: string[]) => void>();
    vi.stubGlobal('window', { gtag });
    const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash }) as never;
    onRouteDidUpdate({ location: at('/a'), previousLocation: null });
    onRouteDidUpdate({ location: at('/b', '?q=1', '#x'), previousLocation: at('/a') });
    onRouteDidUpdate({ location: at('/b', '?q=1', '#x'), previousLocation: at('/b', '?q=1', '#x') });
    expect(gtag.mock.calls).toEqual([
      ['set', 'page_path', '/b?q=1#x'],
      ['event', 'page_view'],
    ]);
    vi.stubGlobal('window', {});
    expect(() => onRouteDidUpdate({ location: at('/c'), previousLocation: at('/b') })).not.toThrow();
  });
});

describe('Tag Manager', () => {
  it('R271 starts the container, also without JavaScript', async () => {
    const { headTags, preBodyTags } = await tags('google-tag-manager', { containerId: 'GTM-1' });
    expect(headTags).toContain('<link rel="preconnect" href="https://www.googletagmanager.com">');
    expect(headTags).toContain('<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>');
    expect(preBodyTags).toBe(
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0" hidden></iframe></noscript>',
    );
    const window: Record<string, unknown> = {};
    runScripts(headTags, window);
    expect(window.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
  });
});

describe('Universal Analytics', () => {
  it('counts the first page, and says that the service has ended', async () => {
    const { headTags } = await tags('google-analytics', { trackingID: 'UA-1', anonymizeIP: true });
    const window: Record<string, unknown> = {};
    runScripts(headTags, window);
    // The cast: what the function collects until the script is there.
    const calls = (window.ga as { q: IArguments[] }).q.map((call) => [...call]);
    expect(calls).toEqual([
      ['create', 'UA-1', 'auto'],
      ['set', 'anonymizeIp', true],
      ['send', 'pageview'],
    ]);
    expect(logger.warnings.at(-1)).toMatch(/docusaurus\.config\.js sets up Universal Analytics .*gtag/);
  });
});
