import { describe, expect, it } from 'vitest';
import type { SiteData } from '../../../shared/render.js';
import { DATA_DIR, dataJson, dataUrls } from './data-answer.js';

// The cast: what matters here is which part goes where.
const data = {
  siteConfig: { title: 'Notes' },
  globalData: { docs: { default: { path: '/docs' } } },
  codeTranslations: { greeting: 'Hello' },
} as unknown as SiteData;

describe('data of the site in the browser', () => {
  it('comes in three parts, so that islands load only what their hooks need', () => {
    expect(dataJson('site.json', data)).toBe('{"siteConfig":{"title":"Notes"}}');
    expect(dataJson('global.json', data)).toBe('{"docs":{"default":{"path":"/docs"}}}');
    expect(dataJson('messages.json', data)).toBe('{"greeting":"Hello"}');
  });

  it('is there under the URLs that the page names', () => {
    for (const url of Object.values(dataUrls('/zh/'))) {
      expect(dataJson(url.slice(`/zh/${DATA_DIR}/`.length), data)).toBeDefined();
    }
  });

  it('has no other parts', () => {
    expect(dataJson('constructor.json', data)).toBeUndefined();
  });
});
