import { describe, expect, it } from 'vitest';
import type { IslandWhen } from '../shared/islands.js';
import { toCommentJson } from '../shared/marks/write.js';
import type { RegionResult } from '../shared/render.js';
import { leaveOutPreloads, preloadsOf } from './preloads.js';

const island = (url: string, when: IslandWhen) =>
  `<!--island:${toCommentJson({ url, name: 'default', props: '', when, preload: [`${url}/dependency`] })}--><p></p><!--/island-->`;
const regions = (html: string): Record<string, RegionResult> => ({
  navbar: { html, links: [], anchors: [], islands: [], entries: new Set(), reads: new Set(), head: [] },
});

describe('preloadsOf', () => {
  it('names what is near the top and runs by itself', () => {
    const text = '<p title="attributes do not count">word </p>';
    const html = `<nav>${'menu '.repeat(400)}</nav><main>${text.repeat(100)}${island('/a', 'visible')}${island('/b', 'event')}${text.repeat(200)}${island('/c', 'visible')}</main>`;
    expect(preloadsOf(html, {})).toEqual(['/a', '/a/dependency']);
  });

  it('names what is in the navbar, and what is around everything', () => {
    expect(preloadsOf(`${island('/root', 'idle')}<main></main>`, regions(island('/n', 'visible')))).toEqual([
      '/n',
      '/n/dependency',
      '/root',
      '/root/dependency',
    ]);
  });
});

describe('leaveOutPreloads', () => {
  it('takes the files that the head names out of marks, and leaves the others', () => {
    const marks = `${island('/a', 'idle')}${island('/b', 'event')}`;
    const left = leaveOutPreloads(marks, ['/a', '/a/dependency']);
    expect(left).not.toContain('/a/dependency');
    expect(left).toContain('"url":"/a"');
    expect(left).toContain('"preload":["/b/dependency"]');
  });

  it('leaves the escapes of a mark as they are', () => {
    const mark = { url: '/a', name: 'default', props: '["--><script>"]', when: 'idle', preload: ['/a/dependency'] };
    const html = `<!--island:${toCommentJson(mark)}--><p></p><!--/island-->`;
    expect(leaveOutPreloads(html, ['/a/dependency'])).toBe(
      `<!--island:${toCommentJson({ ...mark, preload: undefined })}--><p></p><!--/island-->`,
    );
  });
});
