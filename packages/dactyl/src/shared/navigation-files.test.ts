import { describe, expect, it } from 'vitest';
import { pageMark, pageMarks } from './navigation-files.js';

describe('the mark of a page', () => {
  it('does not depend on a slash at the end', () => {
    expect(pageMark('/docs/a/')).toBe(pageMark('/docs/a'));
  });

  it('is at most five characters, whatever the pathname holds, and hardly ever that of another page', () => {
    const marks = Array.from({ length: 1000 }, (_, index) => pageMark(`/docs/part-${index % 100}/100%"page-${index}`));
    for (const mark of marks) expect(mark).toMatch(/^\/[a-z\d]{1,4}$/);
    expect(new Set(marks).size).toBeGreaterThan(995);
  });

  it.each([
    ['/', '/'],
    ['/docs/a', '/docs/a/'],
    ['/docs/中文', '/docs/%E4%B8%AD%E6%96%87'],
    ['/docs/100%', '/docs/100%'],
  ])('of %s is found in the list by %s, as browsers have it', (permalink, pathname) => {
    const marks = JSON.parse(pageMarks(['/first', permalink])) as string; // one text
    expect(`${marks}/`).toContain(`${pageMark(pathname)}/`);
  });
});
