import { describe, expect, it } from 'vitest';
import { pageCandidates } from './page-candidates.js';

describe('pageCandidates', () => {
  it.each([
    ['/docs/a', ['/docs/a']],
    ['/docs/a.html', ['/docs/a', '/docs/a.html']],
    ['/docs/index.html', ['/docs', '/docs/index.html']],
    ['/index.html', ['/', '/index.html']],
    ['/requests/7', ['/requests/7', '/requests']],
    ['/requests/7.html', ['/requests/7', '/requests/7.html', '/requests']],
    ['/requestsx', ['/requestsx']],
  ])('%s', (pathname, candidates) => expect(pageCandidates(pathname, ['/requests'])).toEqual(candidates));
});
