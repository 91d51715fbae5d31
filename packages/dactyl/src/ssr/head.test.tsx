import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import type { SiteData } from '../shared/render.js';
import { collectHead } from './head.js';

// Of the site's data only the title is read.
const site = { siteConfig: { title: 'Site' } } as SiteData;
const collect = (...heads: ReactNode[]) => collectHead(heads, site);

describe('collectHead', () => {
  it('has the title of the site when no page gives one', () => {
    expect(collect(<meta name="a" content="1" />).title).toBe('Site');
    expect(collect(<title>A {'&'} B</title>)).toMatchObject({
      title: 'A & B',
      tags: '<title data-rh="true">A &amp; B</title>',
    });
  });

  it('has the same <Head> once, where it comes last', () => {
    const badge = <link rel="stylesheet" href="/badge.css" />;
    const { tags } = collect(badge, <link rel="stylesheet" href="/page.css" />, badge);
    expect(tags.match(/\w+\.css/g)).toEqual(['page.css', 'badge.css']);
  });

  it('lets a later <Head> replace tags of the same kind, in their new place', () => {
    const { tags, title } = collect(
      <>
        <title>First</title>
        <meta name="description" content="1" />
        <meta property="og:title" content="1" />
        <link rel="canonical" href="/1" />
      </>,
      <>
        <title>Second</title>
        <meta name="description" content="2" />
        <link rel="canonical" href="/2" />
      </>,
    );
    expect(title).toBe('Second');
    expect(tags).toBe(
      '<title data-rh="true">Second</title><meta data-rh="true" property="og:title" content="1">' +
        '<meta data-rh="true" name="description" content="2"><link data-rh="true" rel="canonical" href="/2">',
    );
  });

  it('keeps all tags of one <Head>', () => {
    const { tags } = collect(
      <>
        <meta property="og:image" content="1" />
        <meta property="og:image" content="2" />
      </>,
    );
    expect(tags.match(/og:image/g)).toHaveLength(2);
  });

  it('writes attributes as HTML has them, and text of scripts as it is', () => {
    const { tags } = collect(
      <>
        <script async src={undefined} data-x='"'>
          {'a < b && "</script>"'}
        </script>
        <meta httpEquiv="refresh" content="0" />
      </>,
    );
    expect(tags).toBe(
      '<meta data-rh="true" http-equiv="refresh" content="0">' +
        '<script data-rh="true" async data-x="&quot;">a < b && "<\\/script>"</script>',
    );
  });

  it('merges attributes of <html> and <body>', () => {
    const { htmlAttributes, bodyAttributes, tags } = collect(
      <html lang="en" className="a" />,
      <>
        <html lang="zh-CN" className="a b" />
        <body data-x="1" />
      </>,
    );
    expect(htmlAttributes).toEqual({ lang: 'zh-CN', class: 'a b' });
    expect(bodyAttributes).toEqual({ 'data-x': '1' });
    expect(tags).toBe('');
  });

  it('knows whether search engines are kept away', () => {
    expect(collect(<meta name="robots" content="noindex, nofollow" />).noIndex).toBe(true);
    expect(collect(<meta name="robots" content="index" />).noIndex).toBe(false);
  });

  it('refuses components', () => {
    const Tag = () => <meta name="a" />;
    expect(() => collect(<Tag />)).toThrow('<Head> holds the component <Tag>.');
  });
});
