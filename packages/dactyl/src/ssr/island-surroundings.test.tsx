import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Counter, createTestRenderer, marksOf, shape, siteModule } from '../../test/islands/render.js';
import { Region } from '../react/region.js';
import { useLocation } from '../react/format/router.js';

const render = createTestRenderer();

describe('contexts', () => {
  const Theme = createContext('none');
  const Root = siteModule('src/theme/Root').island(({ children }: { children: ReactNode }) => {
    useEffect(() => {});
    return <Theme value="shared">{children}</Theme>;
  }, 'visible');
  const Reader = siteModule('Reader').island(() => <i>{useContext(Theme)}</i>, 'none');

  it('reach islands below a provider of the site, in regions too', async () => {
    const { html, regions, fallback } = await createTestRenderer()(
      <Root>
        <Region name="navbar">
          <nav>
            <Reader />
          </nav>
        </Region>
        <main>
          <Reader />
        </main>
      </Root>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe(
      '[src/theme/Root (0 <!--region:navbar--><!--/region--><main>[Reader <i>shared</i>]</main>)]',
    );
    expect(shape(regions.navbar?.html ?? '')).toBe('<nav>[Reader <i>shared</i>]</nav>');
    expect(regions.navbar?.islands).toHaveLength(1);
    // It has effects, and is around the whole page.
    expect(marksOf(html)[0]?.when).toBe('idle');
  });

  it('of a slot that only works inside of its island make the creator an island', async () => {
    const Required = createContext<string | undefined>(undefined);
    const Later = siteModule('Later').island(({ children }: { children: ReactNode }) => {
      const [there] = useState(false);
      return <Required value="x">{there && children}</Required>;
    });
    const User = siteModule('User').island(() => {
      const value = useContext(Required);
      if (value === undefined) throw new Error('outside');
      return value;
    });
    const { jsx, mark } = siteModule('src/Both');
    const Both = mark(() => jsx('div', { children: jsx(Later, { children: jsx(User, {}) }) }));
    const { html } = await render(<Both />);
    expect(shape(html)).toBe('[src/Both <div></div>]');
  });
});

describe('a region', () => {
  it('has its islands on every page, and is rendered once', async () => {
    const renderHere = createTestRenderer();
    const page = (
      <Region name="navbar">
        <Counter />
      </Region>
    );
    const [first, second] = [await renderHere(page), await renderHere(page, { pathname: '/other' })];
    expect(second.html).toBe(first.html);
    expect(second.regions.navbar).toBe(first.regions.navbar);
    expect(second).toMatchObject({ hydrationMode: 'islands', islands: [{ region: 'navbar' }] });
  });

  it('stays in the page when an island in it asks for the page', async () => {
    const Here = siteModule('Here').island(() => <i>{useLocation().pathname}</i>);
    const { html, regions } = await createTestRenderer()(
      <Region name="navbar">
        <Here />
      </Region>,
    );
    expect(regions).toEqual({});
    expect(shape(html)).toBe('<!--own-region-->[Here <i>/page</i>]<!--/own-region-->');
  });

  it('inside of an island is a part of it', async () => {
    const Shell = siteModule('Shell').island(() => (
      <Region name="footer">
        <footer />
      </Region>
    ));
    expect(shape((await render(<Shell />)).html)).toBe('[Shell <!--own-region--><footer></footer><!--/own-region-->]');
  });

  it('promotes for itself alone', async () => {
    const { jsx, mark } = siteModule('src/Item');
    const Item = mark(({ live }: { live?: boolean }) => jsx('p', live ? { onClick: () => {} } : {}));
    const { html, regions } = await createTestRenderer()(
      <>
        <Region name="side">
          <Item live />
        </Region>
        <Item />
      </>,
    );
    expect(html).toBe('<!--region:side--><!--/region--><p></p>');
    expect(regions.side?.islands).toMatchObject([{ module: 'src/Item', region: 'side', foundBy: 'rendering' }]);
  });
});
