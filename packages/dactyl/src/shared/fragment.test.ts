import { describe, expect, it } from 'vitest';
import { FRAGMENT_DIR, fragmentName, pageMarks } from './fragment.js';

describe('the name of a fragment', () => {
  it.each([
    ['/docs/a/', '/docs/a'],
    ['/docs/%E4%B8%AD%E6%96%87', '/docs/中文'],
    ['/docs/%e4%b8%ad', '/docs/%E4%B8%AD'],
    ['/', ''],
  ])('is the same for %s and %s', (a, b) => {
    expect(fragmentName(a)).toBe(fragmentName(b));
  });

  it('differs from page to page', () => {
    const names = Array.from({ length: 20_000 }, (_, index) => fragmentName(`/docs/part-${index % 100}/page-${index}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds nothing that a file system or a URL would mind, even when the pathname does', () => {
    expect(fragmentName('/100%/"x"?')).toMatch(/^[a-z\d]{14}\.json$/);
  });
});

it('marks a page by a part of the name that navigation cuts out of its file', () => {
  const marks = pageMarks(['/', '/docs/a']);
  expect(marks).toHaveLength(10);
  for (const pathname of ['/', '/docs/a/'])
    expect(marks).toContain(`${FRAGMENT_DIR}/${fragmentName(pathname)}`.slice(12, 17));
});
