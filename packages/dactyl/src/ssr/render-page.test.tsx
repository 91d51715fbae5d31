import { parse } from 'devalue';
import { Suspense, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Counter, createTestRenderer, marksOf, shape, siteModule } from '../../test/islands/render.js';

const render = createTestRenderer();

describe('a page without islands', () => {
  it('has nothing of React in it', async () => {
    const { jsx, mark } = siteModule('Static');
    const Static = mark(() => jsx('p', { children: jsx(Suspense, { fallback: 'wait', children: 'text' }) }));
    const result = await render(<Static />);
    expect(result).toMatchObject({ html: '<p>text</p>', hydrationMode: 'static', islands: [], preload: [] });
  });
});

describe('an island', () => {
  it('is marked in a static page, with its props', async () => {
    const result = await render(
      <main>
        <h1>Title</h1>
        <Counter start={3} />
      </main>,
    );
    expect(shape(result.html)).toBe('<main><h1>Title</h1>[Counter <button type="button">3</button>]</main>');
    expect(marksOf(result.html)).toEqual([
      { url: '/Counter.js', name: 'default', props: '[{"start":1},3]', when: 'event' },
    ]);
    expect(result).toMatchObject({
      hydrationMode: 'islands',
      islands: [{ module: 'Counter', why: 'calls useState', at: 'Counter:2', foundBy: 'analysis' }],
    });
  });

  it('keeps static children in the page, and islands in them are islands', async () => {
    const Card = siteModule('Card').island(({ children }: { children: ReactNode }) => <div>{children}</div>);
    const { html } = await render(
      <Card>
        <p>
          <Counter start={1} />
        </p>
      </Card>,
    );
    expect(shape(html)).toBe('[Card <div>(0 <p>[Counter <button type="button">1</button>]</p>)</div>]');
  });

  it('renders other interactive components as they are', async () => {
    const Outer = siteModule('Outer').island(() => <Counter start={2} />);
    expect(shape((await render(<Outer />)).html)).toBe('[Outer <button type="button">2</button>]');
  });

  it('takes text as text, and nodes anywhere among its props as slots', async () => {
    const Card = siteModule('Card').island(
      ({ items, children }: { items: { icon: ReactNode; label: string }[]; children: string }) => (
        <ul title={children}>
          {items.map(({ icon, label }) => (
            <li key={label}>
              {icon}
              {label}
            </li>
          ))}
        </ul>
      ),
    );
    const { html } = await render(<Card items={[{ icon: <svg />, label: 'a' }]}>text</Card>);
    expect(shape(html)).toBe('[Card <ul title="text"><li>(0 <svg></svg>)a</li></ul>]');
  });

  it('has slots that it does not show at first in its mark', async () => {
    const Collapsed = siteModule('Collapsed').island(({ children }: { children: ReactNode }) => {
      const [open] = useState(false);
      return <div>{open && children}</div>;
    });
    const { html } = await render(
      <Collapsed>
        <p>
          hidden <Counter />
        </p>
      </Collapsed>,
    );
    expect(shape(html)).toBe('[Collapsed <div></div>]');
    expect(shape(marksOf(html)[0]?.slots?.[0] ?? '')).toBe('<p>hidden [Counter <button type="button">0</button>]</p>');
  });

  it('shows a slot as often as it likes', async () => {
    const Twice = siteModule('Twice').island(({ children }: { children: ReactNode }) => (
      <>
        {children}
        {children}
      </>
    ));
    const { html, fallback } = await render(
      <Twice>
        <Counter />
      </Twice>,
    );
    expect(fallback).toBeUndefined();
    expect(shape(html)).toBe(
      '[Twice (0 [Counter <button type="button">0</button>])(0 [Counter <button type="button">0</button>])]',
    );
  });

  it('can have anything as text', async () => {
    const text = '--> <!--/island--> </script> & "quoted"';
    const { html, fallback } = await render(
      <Counter {...{ text }}>
        <p>{text}</p>
      </Counter>,
    );
    expect(fallback).toBeUndefined();
    expect(html.match(/-->/g)).toHaveLength(4);
    expect(parse(marksOf(html)[0]?.props ?? '', { Slot: Number })).toMatchObject({ text });
  });

  it('gets dates and maps, and components of the site, as they are', async () => {
    const Icon = siteModule('Icon').mark(() => <i />);
    const Show = siteModule('Show').island(
      ({ date, map, as: As }: { date: Date; map: Map<string, number>; as: () => ReactNode }) => (
        <p>
          {date.getUTCFullYear()} {map.get('a')} <As />
        </p>
      ),
    );
    const { html, fallback } = await render(<Show date={new Date(0)} map={new Map([['a', 1]])} as={Icon} />);
    expect(fallback).toBeUndefined();
    expect(html).toContain('<p>1970<!-- --> <!-- -->1<!-- --> <i></i></p>');
    expect(marksOf(html)[0]?.preload).toEqual(['/Icon.js']);
  });
});
