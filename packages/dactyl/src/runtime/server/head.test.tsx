import { describe, expect, it } from 'vitest';
import type { SiteData } from '../../shared/render.js';
import { collectHead } from './head.js';

const site = { siteConfig: { title: 'Site' } } as unknown as SiteData; // the only field that is read

describe('collectHead', () => {
  it('lets later tags replace earlier ones of their kind', () => {
    const head = collectHead(
      [
        [<title key="1">Outer</title>, <meta key="2" name="description" content="outer" />],
        <>
          <title>Inner</title>
          {false}
          <meta name="description" content="inner" />
          <meta property="og:title" content="Inner" />
        </>,
      ],
      site,
    );
    expect(head.title).toBe('Inner');
    expect(head.tags).toBe(
      '<title data-rh="true">Inner</title><meta data-rh="true" name="description" content="inner">' +
        '<meta data-rh="true" property="og:title" content="Inner">',
    );
  });

  it('keeps tags of one element beside each other', () => {
    const links = [<link key="a" rel="alternate" hrefLang="en" href="/a" />, <link key="b" rel="alternate" hrefLang="x-default" href="/a" />];
    expect(collectHead([links], site).tags.match(/<link/g)).toHaveLength(2);
  });

  it('merges attributes of the document', () => {
    const head = collectHead([<html key="1" lang="en" className="a" />, <html key="2" className="b" data-x="1" />], site);
    expect(head.htmlAttributes).toEqual({ lang: 'en', class: 'b', 'data-x': '1' });
  });

  it('escapes text and attributes, and keeps scripts from ending early', () => {
    const head = collectHead(
      [
        [
          <title key="1">{'a < b & "c"'}</title>,
          <meta key="2" name="x" content={'"><script>'} />,
          <script key="3" type="application/ld+json">{'{"a":"</script>"}'}</script>,
        ],
      ],
      site,
    );
    expect(head.tags).toContain('<title data-rh="true">a &lt; b &amp; &quot;c&quot;</title>');
    expect(head.tags).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(head.tags).toContain('{"a":"<\\/script>"}');
  });

  it('tells whether the page is for search engines', () => {
    expect(collectHead([<meta key="1" name="robots" content="noindex, nofollow" />], site).noIndex).toBe(true);
    expect(collectHead([], site)).toMatchObject({ noIndex: false, title: 'Site' });
  });

  it('names a component that stands where only tags may stand', () => {
    const Chart = () => null;
    expect(() => collectHead([<Chart key="1" />], site)).toThrow('<Chart>');
  });
});
