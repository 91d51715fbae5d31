import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { FEED_POSTS, runFeeds } from '../../../../../test/run-feeds.js';

describe('feeds with style sheets', () => {
  it('bring ours, in the language of the feed, with CSS for browsers without XSLT', async () => {
    const site = await runFeeds({ feedOptions: { type: 'all', xslt: true, language: 'zh-CN' } });
    expect(site.read('blog/rss.xml').split('\n').slice(1, 3)).toEqual([
      '<?xml-stylesheet type="text/xsl" href="rss.xsl"?>',
      '<?xml-stylesheet type="text/css" href="rss.css"?>',
    ]);
    for (const name of ['rss.xsl', 'rss.css', 'atom.xsl', 'atom.css']) {
      expect(site.read(`blog/${name}`)).toContain('把这个文件的地址复制到阅读器里');
      expect(site.read(`blog/${name}`)).not.toContain('{{');
      // It throws at the first mistake.
      if (name.endsWith('.xsl')) new SaxesParser({ xmlns: true }).write(site.read(`blog/${name}`)).close();
    }
    const english = await runFeeds({ feedOptions: { xslt: { atom: true } } });
    expect(english.read('blog/atom.xsl')).toContain('Latest posts');
    expect([english.has('blog/rss.xsl'), english.read('blog/rss.xml').includes('stylesheet')]).toEqual([false, false]);
  });

  it('copy those of the site with their CSS, the translated one first', async () => {
    const localized = 'i18n/zh/docusaurus-plugin-content-blog';
    const files = {
      ...FEED_POSTS,
      'blog/styles/my.xsl': 'my xsl',
      'blog/styles/my.css': 'my css',
      [`${localized}/styles/my.xsl`]: 'zh xsl {{posts}}',
    };
    const site = await runFeeds({ files, locale: 'zh', feedOptions: { xslt: { rss: 'styles/my.xsl' } } });
    expect([site.read('blog/my.xsl'), site.read('blog/my.css')]).toEqual(['zh xsl {{posts}}', 'my css']);
    expect(site.read('blog/rss.xml').split('\n')[1]).toBe('<?xml-stylesheet type="text/xsl" href="my.xsl"?>');
    expect(site.read('blog/rss.xml')).not.toContain('text/css');
  });

  it('may not be two of one name, since they lie side by side', async () => {
    const files = Object.fromEntries(
      ['a', 'b'].flatMap((dir) => ['xsl', 'css'].map((type) => [`blog/${dir}/my feed.${type}`, dir])),
    );
    const both = { rss: 'a/my feed.xsl', atom: 'b/my feed.xsl' };
    await expect(runFeeds({ files: { ...FEED_POSTS, ...files }, feedOptions: { xslt: both } })).rejects.toThrow(
      'Two style sheets of the feeds are called "my feed".',
    );
    const site = await runFeeds({
      files: { ...FEED_POSTS, ...files },
      feedOptions: { xslt: { ...both, atom: both.rss } },
    });
    expect(site.read('blog/atom.xml')).toContain('href="my%20feed.xsl"');
  });
});
