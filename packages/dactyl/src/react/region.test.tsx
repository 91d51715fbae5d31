import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Branch, Region } from './region.js';
import { emptyCollected, RenderContext } from './render-context.js';
import { LocationContext, useHistory, useLocation } from './format/router.js';
import { takeRegions } from '../ssr/markers.js';
import type { PageRendering } from './page-rendering.js';

const regions: PageRendering['regions'] = new Map();

function renderOn(pathname: string, children: ReactNode): string {
  const rendering = { collected: emptyCollected(), raw: [], regions, usedRegions: new Set<string>() };
  const markup = renderToStaticMarkup(
    <RenderContext value={rendering}>
      <LocationContext value={{ pathname, search: '', hash: '' }}>{children}</LocationContext>
    </RenderContext>,
  );
  return takeRegions(markup, regions);
}

function Here() {
  return <i>{useLocation().pathname}</i>;
}

describe('a region', () => {
  it('is rendered with the first page only', () => {
    let count = 0;
    const Counted = () => <b>{++count}</b>;
    const region = (
      <Region name="counted">
        <Counted />
      </Region>
    );
    expect([renderOn('/a', region), renderOn('/b', region)]).toEqual(
      Array(2).fill('<!--region:counted--><!--/region-->'),
    );
    expect(regions.get('counted')?.html).toBe('<b>1</b>');
  });

  it('stays in the page when something in it asks for the page', () => {
    const region = (
      <Region name="own">
        <Branch id="x">
          <Here />
        </Branch>
      </Region>
    );
    for (const pathname of ['/a', '/b']) {
      const html = renderOn(pathname, region);
      expect(html).toContain(`<i>${pathname}</i>`);
      expect(html).not.toContain('<!--region:');
    }
  });

  it('stays shared around a history that only navigates', () => {
    const Goes = () => <b>{typeof useHistory().push}</b>;
    const Reads = () => <i>{useHistory().location.pathname}</i>;
    const around = (Inner: () => ReactNode) => (
      <Region name={Inner.name}>
        <Inner />
      </Region>
    );
    expect(renderOn('/a', around(Goes))).toContain('<!--region:Goes-->');
    expect(renderOn('/a', around(Reads))).toContain('<i>/a</i>');
  });

  it('is where branches are: elsewhere their items stand alone', () => {
    const branch = (
      <Branch id="x">
        <b>item</b>
      </Branch>
    );
    expect(renderOn('/', <ul>{branch}</ul>)).toBe('<ul><b>item</b></ul>');
  });

  it('is another one with another id, and no id ends its comment', () => {
    renderOn(
      '/',
      <Region name="side" id="--><script>">
        x
      </Region>,
    );
    const key = [...regions.keys()].at(-1) ?? '';
    expect(key).toMatch(/^side[\w]+$/);
    expect(
      renderOn(
        '/',
        <Region name="side" id="b">
          y
        </Region>,
      ),
    ).not.toContain(key);
  });

  it('inside of a region is a part of it', () => {
    const inner = <Region name="inner">x</Region>;
    renderOn('/', <Region name="outer">{inner}</Region>);
    expect(regions.get('outer')?.html).toBe('x');
  });
});
