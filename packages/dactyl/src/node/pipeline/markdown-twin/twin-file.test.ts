import { describe, expect, it } from 'vitest';
import type { RouteLevel } from '../../../shared/render.js';
import { twinFile, twinLink } from './twin-file.js';

const level = (props: RouteLevel['props']) => ({ props }) as RouteLevel; // the only field that is read

describe('the twin of a page', () => {
  it.each([
    ['index.html', 'index.md'],
    ['docs/index.html', 'docs.md'],
    ['docs/intro/index.html', 'docs/intro.md'],
    ['docs/intro.html', 'docs/intro.md'],
    ['docs/v1.2/a.b.html', 'docs/v1.2/a.b.md'],
  ])('of %s is %s', (file, twin) => {
    expect(twinFile({ file, level: level({ content: { $use: '/site/docs/a.md' } }) })).toBe(twin);
  });

  it('is not made for lists and for pages of React', () => {
    const items = [{ content: { $use: '/site/blog/a.md?truncated' } }];
    expect(twinFile({ file: 'blog.html', level: level({ items }) })).toBeUndefined();
    expect(twinFile({ file: 'a.html', level: level({}) })).toBeUndefined();
  });

  it('is made for a page of React whose plugin asks for it', () => {
    expect(twinFile({ file: 'docs/changes.html', level: level({}), isText: true })).toBe('docs/changes.md');
  });

  it('is named in the head', () => {
    expect(twinLink('docs/ä b.md', '/base/')).toBe(
      '<link data-rh="true" rel="alternate" type="text/markdown" href="/base/docs/%C3%A4%20b.md">',
    );
  });
});
