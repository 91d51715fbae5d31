/** Drafts and unlisted docs in what readers get. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docsSite, textsOf } from './docs-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await docsSite());
});

const page = (name: string): HtmlElement => output.page(`docs/next/visibility/${name}/index.html`);
const sidebarLinks = (name: string) => textsOf(page(name).one('.theme-doc-sidebar-menu'), 'a');

describe('a draft', () => {
  it('has no page in any locale, and no text of it is anywhere', () => {
    const files = output.files();
    expect(files.filter((file) => /visibility\/draft|community\/late/.test(file))).toEqual([]);
    const telling = files.filter((file) => file.endsWith('.html') && output.read(file).includes('Not yet.'));
    expect(telling).toEqual([]);
  });

  it('loses the navbar item that leads to it', () => {
    const items = textsOf(output.page('index.html'), 'a.navbar__link');
    expect(items).toContain('Community');
    expect(items).not.toContain('Draft');
  });
});

describe('an unlisted doc', () => {
  it('has a page that tells readers and search engines that it is unlisted', () => {
    expect(page('unlisted').one('h1').text).toBe('Unlisted');
    expect(page('unlisted').one('.theme-unlisted-banner').text).toContain('Unlisted page');
    expect(page('unlisted').one('meta[name="robots"]').attributes['content']).toBe('noindex, nofollow');
    expect(page('listed').all('.theme-unlisted-banner')).toEqual([]);
    expect(page('listed').all('meta[name="robots"]')).toEqual([]);
  });

  it('is in the sidebar only while the reader is there', () => {
    expect(sidebarLinks('listed')).not.toContain('Unlisted');
    expect(sidebarLinks('unlisted')).toContain('Unlisted');
  });

  it('is no link of its category for others', () => {
    const sidebar = page('listed').one('.theme-doc-sidebar-menu');
    expect(textsOf(sidebar, 'summary')).toContain('Unlisted topic');
    expect(sidebar.all('a[href="/docs/next/visibility/unlisted-topic"]')).toEqual([]);
    expect(output.page('docs/next/names/another/index.html').one('.theme-doc-breadcrumbs').text).toContain(
      'Unlisted topic',
    );
  });
});
