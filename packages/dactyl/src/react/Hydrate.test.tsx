import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Counter, createTestRenderer, marksOf, siteModule } from '../../test/islands/render.js';
import { mistakeOf } from '../shared/author-mistake.js';
import { Hydrate, type HydrateProps } from './Hydrate.js';

const render = createTestRenderer();
const Chart = siteModule('Chart').island(() => <i>{useState('chart')[0]}</i>, 'visible');

async function marksIn(props: HydrateProps) {
  const { html, islands } = await render(<Hydrate {...props} />);
  return marksOf(html).map(({ when, media }, index) => ({ when, media, reported: islands[index]?.when }));
}

describe('Hydrate', () => {
  it.each([
    ['idle', 'idle'],
    ['visible', 'visible'],
    ['interaction', 'event'],
  ] as const)('when="%s" decides, whatever the components need', async (when, expected) => {
    const children = [<Counter key="counter" />, <Chart key="chart" />];
    const mark = { when: expected, media: undefined, reported: expected };
    expect(await marksIn({ when, children })).toEqual([mark, mark]);
  });

  it('when="load" is for all pages, with code that others do not load', async () => {
    expect(await marksIn({ when: 'load', children: <Chart /> })).toEqual([
      { when: 'media', media: { query: 'all', occasion: 'load' }, reported: 'load' },
    ]);
  });

  it('changes nothing without a choice', async () => {
    expect(await marksIn({ children: <Chart /> })).toEqual([
      { when: 'visible', media: undefined, reported: 'visible' },
    ]);
  });

  it('makes an island wait for a page that fits', async () => {
    const media = '(min-width: 997px)';
    expect(await marksIn({ media, children: <Chart /> })).toEqual([
      { when: 'media', media: { query: media, occasion: 'visible' }, reported: 'visible' },
    ]);
    expect(await marksIn({ when: 'load', media, children: <Chart /> })).toEqual([
      { when: 'media', media: { query: media, occasion: 'load' }, reported: 'load' },
    ]);
  });

  it('lets the nearest one decide', async () => {
    const inner = (
      <Hydrate when="visible">
        <Counter />
      </Hydrate>
    );
    expect(await marksIn({ when: 'load', children: inner })).toMatchObject([{ when: 'visible' }]);
  });

  it('when="never" leaves HTML, of components too that only rendering finds out', async () => {
    const { React, jsx, mark } = siteModule('Found');
    const Found = mark(() => jsx('button', { type: 'button', onClick: () => {}, children: React.useState(1)[0] }));
    const { html, hydrationMode } = await render(
      <Hydrate when="never">
        <Counter start={2} />
        <Found />
      </Hydrate>,
    );
    expect(html).toBe('<button type="button">2</button><button type="button">1</button>');
    expect(hydrationMode).toBe('static');
  });

  it('holds for an island whose parts would hydrate earlier', async () => {
    const { React, mark } = siteModule('Eager');
    const Inner = mark(() => {
      React.useEffect(() => {});
      return <b />;
    });
    const Outer = siteModule('Outer').island(() => <Inner />);
    expect(await marksIn({ when: 'interaction', children: <Outer /> })).toMatchObject([{ when: 'event' }]);
  });

  it.each<[{ when?: string; media?: string }, string]>([
    [{ when: 'visble' }, '<Hydrate> does not know when="visble". Did you mean "visible"? There are "load", "idle"'],
    [{ when: 'toString' }, '<Hydrate> does not know when="toString". There are'],
    [{ media: '' }, '<Hydrate media> has no media query.'],
  ])('refuses %o, and says where to look for it', async (props, message) => {
    // The cast: invalid on purpose, as an author may write it.
    const error: unknown = await render(<Hydrate {...(props as HydrateProps)} />).catch((reason: unknown) => reason);
    expect(String(error)).toContain(message);
    const look = error instanceof Error ? (mistakeOf(error)?.look ?? []) : [];
    const found = look.map((pattern) => new RegExp(pattern.source).test('<Hydrate when="visble"><b/></Hydrate>'));
    expect(found).toEqual([props.when === 'visble', true]);
  });
});
