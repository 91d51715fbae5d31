import { lazy, Suspense, useId, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRenderer, shape, siteModule } from '../../test/islands/render.js';
import { Raw } from '../react/Raw.js';
import { Region } from '../react/region.js';

const render = createTestRenderer();

describe('ids', () => {
  const Field = siteModule('Field').island(({ children }: { children?: ReactNode }) => (
    <label id={useId()}>{children}</label>
  ));

  it('are those of the tree that the browser builds', async () => {
    const { html, fallback } = await render(
      <main>
        <p>static</p>
        <Field>
          <Field />
        </Field>
        text
      </main>,
    );
    expect(fallback).toBeUndefined();
    const ids = [...html.matchAll(/id="(_R_\w*_)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    // Around it are three nodes, not the components of the page.
    const again = await render(
      <Wrapper>
        <main>
          <p>
            other <b>text</b>
          </p>
          <Field>
            <Field />
          </Field>
          {'te'}
          {'xt'}
        </main>
      </Wrapper>,
    );
    expect([...again.html.matchAll(/id="(_R_\w*_)"/g)].map(([, id]) => id).length).toBe(2);
  });

  it('keep a region on its page', async () => {
    const { html, regions } = await createTestRenderer()(
      <Region name="navbar">
        <Field />
      </Region>,
    );
    expect(regions).toEqual({});
    expect(html).toMatch(
      /^<!--own-region--><!--island:.*<label id="_R_\w*_"><\/label><!--\/island--><!--\/own-region-->$/,
    );
  });
});

describe('the second pass', () => {
  const Box = siteModule('Box').island(() => <div>x</div>);
  const Closed = siteModule('Closed').island((_: { children?: ReactNode }) => <button type="button">open</button>);

  it.each([
    [
      'in a paragraph',
      <p key="a">
        a{' '}
        <em>
          <Box />
        </em>
      </p>,
    ],
    [
      'in a slot that nobody sees yet',
      <Closed key="b">
        <p>
          a <Box />
        </p>
      </Closed>,
    ],
  ])('sends a page down whose HTML a browser would take apart: %s', async (_, page) => {
    vi.spyOn(console, 'error').mockImplementation(() => {}); // React says so, too
    expect((await render(page)).fallback?.why).toContain('browsers take Box (default) apart');
  });

  it('sends a page down when a browser moves an island out of its table', async () => {
    const { jsx } = siteModule('src/table');
    expect((await render(jsx('table', { children: <Box /> }))).fallback?.why).toContain('<table>');
  });

  it('does not mind that static HTML is not well formed', async () => {
    const html = '<p>a<div>b</div></p>';
    expect(
      (
        await render(
          <section>
            <Raw html={html} />
            <Box />
          </section>,
        )
      ).hydrationMode,
    ).toBe('islands');
  });

  it('sends a page down whose islands would not be the same in the browser', async () => {
    let times = 0;
    const Random = siteModule('Random').island(() => <i>{++times}</i>);
    expect((await render(<Random />)).fallback).toEqual({
      to: 'adopted',
      why: 'Random (default): the page has "<i>1</i>", the browser would have "<i>2</i>"',
    });
  });

  it('waits for what is loaded lazily, in islands and outside', async () => {
    const Lazy = lazy(() => Promise.resolve({ default: () => <b>loaded</b> }));
    const Waiting = siteModule('Waiting').island(() => (
      <Suspense fallback="wait">
        <Lazy />
      </Suspense>
    ));
    const Outside = lazy(() => Promise.resolve({ default: () => <b>static</b> }));
    const { html, fallback } = await render(
      <main>
        <Waiting />
        <Suspense fallback="wait">
          <Outside />
        </Suspense>
      </main>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe('<main>[Waiting <!--$--><b>loaded</b><!--/$-->]<b>static</b></main>');
  });
});
function Wrapper({ children }: { children: ReactNode }) {
  useId();
  return children;
}
