import { describe, expect, it } from 'vitest';
import type { CompiledMarkdown } from '../markdown/types.js';
import type { JsonObject } from '../../shared/json.js';
import type { PageHead, SiteData } from '../../shared/render.js';
import { contentKey } from './compile-content.js';
import type { PageJob } from './engine-types.js';
import { withSocialCard } from './social-card.js';

const SITE_IMAGE = 'https://site.example/base/img/card.png';
const HEAD =
  '<title data-rh="true">A &amp; B | Site</title>' +
  '<meta data-rh="true" property="og:title" content="A &amp; B | Site">' +
  '<meta data-rh="true" name="description" content="About &quot;A&quot;">' +
  `<meta data-rh="true" property="og:image" content="${SITE_IMAGE}">` +
  '<meta data-rh="true" property="og:image:width" content="10">' +
  `<meta data-rh="true" name="twitter:image" content="${SITE_IMAGE}">` +
  '<link data-rh="true" rel="canonical" href="https://site.example/base/a">';

interface Input {
  tags?: string;
  themeConfig?: JsonObject;
  frontMatter?: JsonObject;
  metadata?: JsonObject;
  seed?: string;
  isAsked?: boolean;
}

function cardOf(input: Input = {}) {
  const {
    tags = HEAD,
    themeConfig = { image: 'img/card.png' },
    frontMatter = {},
    metadata = {},
    seed = 'seed',
  } = input;
  const head: PageHead = { title: 'A & B | Site', tags, htmlAttributes: {}, bodyAttributes: {}, noIndex: false };
  const job = {
    locale: 'en',
    level: { props: { content: { $use: 'a.md' } } },
    uses: { 'a.md': { metadata } },
    ...(input.isAsked !== false && { card: { seed, width: 1200, height: 630 } }),
  } as unknown as PageJob; // what the function looks at
  const siteConfig = {
    title: 'Site',
    titleDelimiter: '|',
    url: 'https://site.example',
    baseUrl: '/base/',
    themeConfig,
  };
  const compiled = new Map([[contentKey('en', 'a.md'), { frontMatter } as CompiledMarkdown]]); // the same
  return withSocialCard(head, job, { site: { siteConfig } as unknown as SiteData, compiled }); // and again
}

const images = (tags: string) =>
  [...tags.matchAll(/"((?:og|twitter):image[^"]*)" content="([^"]*)"/g)].map(([, ...m]) => m);

describe('the card of a page', () => {
  it('takes the place of the image of the site, with its size and what it shows', () => {
    const { head, card } = cardOf();
    const url = `https://site.example/base/${card?.file}`;
    expect(card).toMatchObject({ title: 'A & B', description: 'About "A"', seed: 'seed' });
    expect(card?.file).toMatch(/^assets\/cards\/[\da-f]{16}\.png$/);
    expect(images(head.tags)).toEqual([
      ['og:image', url],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'A &amp; B'],
      ['twitter:image', url],
      ['twitter:image:alt', 'A &amp; B'],
    ]);
    expect(head.tags).toContain('rel="canonical"');
  });

  it('knows date and authors of a post', () => {
    const metadata = { date: '2024-05-01T00:00:00.000Z', authors: [{ name: 'Core' }, { name: 'Docs' }, { key: 'x' }] };
    expect(cardOf({ metadata }).card).toMatchObject({ date: metadata.date, authors: ['Core', 'Docs'] });
  });

  it('has another file when it says something else, or is to look otherwise', () => {
    const { card } = cardOf();
    expect(cardOf().card?.file).toBe(card?.file);
    expect(cardOf({ seed: 'other' }).card?.file).not.toBe(card?.file);
    expect(cardOf({ tags: HEAD.replaceAll('A &amp; B', 'C') }).card?.file).not.toBe(card?.file);
  });

  it('gives way to an image in the front matter, even if it is that of the site', () => {
    expect(cardOf({ frontMatter: { image: 'img/card.png' } })).toMatchObject({ head: { tags: HEAD } });
  });

  it('gives way to an image that a component names', () => {
    const tags = HEAD.replaceAll(SITE_IMAGE, 'https://site.example/base/img/own.png');
    const { head, card } = cardOf({ tags });
    expect(card).toBeUndefined();
    expect(head.tags).toBe(tags);
  });

  it('does not give way to an image in the metadata of all pages', () => {
    const tags = HEAD.replaceAll(SITE_IMAGE, 'https://cdn.example/site.png');
    const themeConfig = { metadata: [{ property: 'og:image', content: 'https://cdn.example/site.png' }] };
    expect(cardOf({ tags, themeConfig }).card).toBeDefined();
  });

  it('is on no page that was not asked for', () => {
    expect(cardOf({ isAsked: false })).toEqual({ head: expect.objectContaining({ tags: HEAD }) });
  });
});
