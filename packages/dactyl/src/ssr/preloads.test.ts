import { describe, expect, it } from 'vitest';
import type { IslandWhen } from '../shared/islands.js';
import { toCommentJson } from '../shared/marks/write.js';
import type { RegionResult } from '../shared/render.js';
import { preloadsOf } from './preloads.js';

const island = (url: string, when: IslandWhen) =>
  `<!--island:${toCommentJson({ url, name: 'default', props: '', when, preload: [`${url}/dependency`] })}--><p></p><!--/island-->`;
const regions = (html: string): Record<string, RegionResult> => ({
  navbar: { html, links: [], anchors: [], islands: [] },
});

describe('preloadsOf', () => {
  it('names what is near the top and runs by itself', () => {
    const text = '<p title="attributes do not count">word </p>';
    const html = `<nav>${'menu '.repeat(400)}</nav><main>${text.repeat(100)}${island('/a', 'visible')}${island('/b', 'event')}${text.repeat(200)}${island('/c', 'visible')}</main>`;
    expect(preloadsOf(html, {})).toEqual(['/a', '/a/dependency']);
  });

  it('names what is in the navbar, and what is around everything', () => {
    expect(preloadsOf(`${island('/root', 'load')}<main></main>`, regions(island('/n', 'visible')))).toEqual([
      '/n',
      '/n/dependency',
      '/root',
      '/root/dependency',
    ]);
  });
});
