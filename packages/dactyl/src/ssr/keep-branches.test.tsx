import { describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import { Branch, Region } from '../react/region.js';
import { emptyCollected, RenderContext, usePageDependency } from '../react/render-context.js';
import type { PageRendering } from '../react/page-rendering.js';
import type { KeptBranch, RenderServices } from '../shared/render.js';
import { keepBranches } from './keep-branches.js';
import { takeRegions } from './markers.js';
import { createFindings, createWork } from './page-work.js';

const PageLink = () => {
  usePageDependency();
  return <a href="/">here</a>;
};

/** Renders a sidebar of two branches as the first page of a new state of the site does. */
function render(labels: readonly [string, string], kept: Map<string, KeptBranch>, { own = false } = {}) {
  const rendered: string[] = [];
  const Item = ({ label }: { label: string }) => {
    rendered.push(label);
    return own ? <PageLink /> : <a href="/">{label}</a>;
  };
  const work = createWork(createFindings({ branches: kept } as RenderServices)); // nothing else is asked
  const rendering: PageRendering = {
    collected: emptyCollected(),
    raw: [],
    regions: new Map(),
    usedRegions: new Set(),
    work,
  };
  const markup = renderToString(
    <RenderContext value={rendering}>
      <Region name="sidebar" id="docs">
        <Branch id="all" of={labels}>
          {labels.map((label, index) => (
            <Branch key={index} id={`all.${index}`} of={label}>
              <Item label={label} />
            </Branch>
          ))}
        </Branch>
      </Region>
    </RenderContext>,
  );
  keepBranches(markup, work, rendering.regions);
  takeRegions(markup, rendering.regions);
  return { rendered, html: rendering.regions.get('sidebar_2Fdocs')?.html };
}

describe('branches that are kept', () => {
  it('are rendered again only where their data has changed, and come out the same', () => {
    const kept = new Map<string, KeptBranch>();
    expect(render(['a', 'b'], kept).rendered).toEqual(['a', 'b']);
    expect(render(['a', 'b'], kept).rendered).toEqual([]);
    const after = render(['a', 'c'], kept);
    expect(after.rendered).toEqual(['c']);
    expect(after.html).toBe(render(['a', 'c'], new Map()).html);
    expect(render(['a', 'c'], kept).html).toBe(after.html);
  });

  it('are not turned into text where their items are the same objects', () => {
    const kept = new Map<string, KeptBranch>();
    let asked = 0;
    const item = (name: string) => ({ name, toJSON: () => ((asked += 1), name) });
    const items = [item('a'), item('b')];
    const work = () => createWork(createFindings({ branches: kept } as RenderServices)); // nothing else is asked
    kept.set('key', { of: '["a","b"]', markup: 'known' });
    expect(work().keptBranch('key', items)).toBe('known');
    expect(asked).toBe(2);
    expect(work().keptBranch('key', [...items])).toBe('known');
    expect(asked).toBe(2);
    expect(work().keptBranch('key', [item('a'), item('c')])).toBeUndefined();
    expect(JSON.parse(JSON.stringify([...kept]))).toEqual([['key', { of: '["a","b"]', markup: 'known' }]]);
  });

  it('are none of a region that depends on its page', () => {
    const kept = new Map<string, KeptBranch>();
    render(['a', 'b'], kept, { own: true });
    expect(render(['a', 'b'], kept, { own: true }).rendered).toEqual(['a', 'b']);
  });
});
