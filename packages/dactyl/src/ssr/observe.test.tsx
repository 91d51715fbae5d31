import { Component, forwardRef, memo, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Counter, createTestRenderer, shape, siteModule } from '../../test/islands/render.js';

const render = createTestRenderer();

const handlers = { onClick: () => {} };

describe('what analysis has not seen', () => {
  it.each([
    [
      'event props in an object',
      'event',
      ({ jsx }: ReturnType<typeof siteModule>) =>
        () =>
          jsx('button', handlers),
    ],
    [
      'a hook',
      'event',
      ({ React, jsx }: ReturnType<typeof siteModule>) =>
        () =>
          jsx('p', { children: React.useState(1)[0] }),
    ],
    [
      'a ref',
      'visible',
      ({ jsx }: ReturnType<typeof siteModule>) =>
        () =>
          jsx('p', { ref: { current: null } }),
    ],
    [
      'a class in a map',
      'visible',
      ({ jsx }: ReturnType<typeof siteModule>) =>
        () =>
          jsx(Clock, {}),
    ],
    [
      'a memo with a hook',
      'visible',
      ({ React, jsx }: ReturnType<typeof siteModule>) =>
        memo(() => {
          React.useEffect(() => {});
          return jsx('p', {});
        }),
    ],
    [
      'a forwarded ref',
      'visible',
      ({ jsx }: ReturnType<typeof siteModule>) => forwardRef((_, ref) => jsx('p', { ref: ref ?? (() => {}) })),
    ],
  ])('is promoted: %s', async (_, when, make) => {
    const module = siteModule('src/Evasion');
    const Evasion = module.mark(make(module) as () => ReactNode);
    const result = await render(
      <section>
        <Evasion />
      </section>,
    );
    expect(shape(result.html)).toMatch(/^<section>\[src\/Evasion <.*\]<\/section>$/);
    expect(result.islands).toMatchObject([{ module: 'src/Evasion', foundBy: 'rendering', when }]);
  });

  class Clock extends Component {
    override render() {
      return <time />;
    }
  }

  it('counts for the component that called a hook of another file', async () => {
    const { React } = siteModule('src/use-open');
    const useOpen = () => React.useState(false);
    const { jsx, mark } = siteModule('src/Panel');
    const Panel = mark(() => jsx('p', { children: String(useOpen()[0]) }));
    expect((await render(<Panel />)).islands).toMatchObject([
      { module: 'src/Panel', why: 'calls useState', at: 'src/use-open' },
    ]);
  });

  it('moves the boundary up when a prop is a function', async () => {
    const { jsx, mark } = siteModule('src/Parent');
    const Parent = mark(() => jsx('div', { children: jsx(Counter, { onCount: () => {} } as object) }));
    const result = await render(<Parent />);
    expect(shape(result.html)).toBe('[src/Parent <div><button type="button">0</button></div>]');
    expect(result.islands).toMatchObject([{ why: expect.stringContaining('its prop "onCount" is a function') }]);
  });

  it('concerns one page only', async () => {
    const { jsx, mark } = siteModule('src/Maybe');
    const Maybe = mark(({ live }: { live?: boolean }) => jsx('p', live ? { onClick: () => {} } : {}));
    expect((await render(<Maybe live />)).hydrationMode).toBe('islands');
    expect((await render(<Maybe />)).hydrationMode).toBe('static');
  });

  it('sends the page down when nothing can be promoted', async () => {
    const Ours = () => <Counter {...({ onCount: () => {} } as object)} />;
    expect((await render(<Ours />)).fallback).toEqual({
      to: 'adopted',
      why: 'Counter is an island, but its prop "onCount" is a function',
    });
    const { jsx } = siteModule('src/helper');
    const Unmarked = () => jsx('p', { onClick: () => {} });
    expect((await render(<Unmarked />)).fallback?.why).toContain('src/helper has onClick on <p>');
  });
});
