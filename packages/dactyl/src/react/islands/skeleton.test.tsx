import { createElement, Fragment, useId, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { counter, island, provide, region, slot, slotProp } from '../../../test/islands/marks.js';
import { parseMarkup } from '../../node/pipeline/parse-markup.js';
import type { MarkupNode } from '../../shared/render.js';
import type { Mark } from '../../shared/marks/pair-marks.js';
import { skeleton, type FoundIsland, type SkeletonHost } from './skeleton.js';

/** Writes down what it is asked for. */
function createHost() {
  const islands: FoundIsland[] = [];
  const keys: string[] = [];
  const torn: Mark[] = [];
  const host: SkeletonHost<MarkupNode> = {
    text: ({ data }) => data,
    leaf(node, key) {
      keys.push(`${node.localName} ${key}`);
      return createElement('leaf', { key });
    },
    ancestor(node, key, children) {
      keys.push(`${node.localName} ${key}`);
      return createElement(node.localName, { key }, children);
    },
    island(found) {
      islands.push(found);
      keys.push(`island ${found.key}`);
      return createElement('island', { key: found.key }, [...found.slots.values()], [...found.adopted.values()].flat());
    },
    slot: (children) => <Fragment key="slot">{children}</Fragment>,
    hole: (name, { key, provided }) => createElement('hole', { key, name, provided: provided.length }),
    torn: (mark) => void torn.push(mark),
    region: (_, key, children) => <Fragment key={key}>{children()}</Fragment>,
  };
  return { host, islands, keys, torn };
}

function walk(html: string, page = '') {
  const { host, islands, keys, torn } = createHost();
  const nodes: ReactNode[] = skeleton(parseMarkup(html), host, { page });
  return { html: renderToStaticMarkup(<>{nodes}</>), islands, keys, torn };
}

describe('the tree of a page', () => {
  it('looks into elements around islands only', () => {
    const { html } = walk(`<nav><a href="/">A</a></nav>text<main><p>a <b>b</b></p><div>c${counter('x')}</div></main>`);
    expect(html).toBe('<leaf></leaf>text<main><leaf></leaf><div>c<island></island></div></main>');
  });

  it('has what static code handed to an island as its children, once', () => {
    const inside = `${slot(0, `<p>a</p>${counter('x')}`)}<i>${slot(1, 'label')}</i>${slot(0, `<p>a</p>${counter('x')}`)}`;
    const { html, islands } = walk(island({ name: 'Card', props: { children: slotProp(0) } }, `<div>${inside}</div>`));
    expect(html).toBe('<island><leaf></leaf><island></island>label</island>');
    expect(islands.map(({ mark, index }) => [mark.name, index])).toEqual([
      ['Counter', 1],
      ['Card', 0],
    ]);
  });

  it('takes static HTML of an island from the page, with places for live children', () => {
    const layout = `<!--adopt:layout--><nav>n</nav>${provide('p', `<main><!--hole:children--><b>${slot(0, '<i>s</i>')}</b><!--/hole--></main>`)}<!--/adopt-->`;
    const { html, islands } = walk(island({ name: 'Page' }, layout));
    expect(html).toBe(
      '<island><leaf></leaf><leaf></leaf><main><hole name="children" provided="1"></hole></main></island>',
    );
    expect(islands[0]?.slots.size).toBe(1);
  });

  it('tells an island what our providers around it give, and has no level for them', () => {
    const { html, islands } = walk(provide('outer', `<p>a</p>${provide('inner', counter('x'))}`) + counter('y'));
    expect(html).toBe('<leaf></leaf><island></island><island></island>');
    expect(islands.map(({ provided }) => provided.map(({ value }) => value))).toEqual([['["outer"]', '["inner"]'], []]);
  });

  it('keeps the key of what is around a region from page to page, and no other', () => {
    const page = (name: string, sidebar: string) =>
      walk(
        provide(name, `${region('navbar')}<div><p>${name}</p><aside>${sidebar}</aside></div>`) + counter('x'),
        `${name}-`,
      ).keys.filter((key) => !key.startsWith('leaf'));
    expect(page('a', region('s'))).toEqual(['p a-0', 'aside region s', 'div region s', 'island a-2']);
    expect(page('b', region('s'))).toEqual(['p b-0', 'aside region s', 'div region s', 'island b-2']);
    expect(page('c', region('navbar'))).toContain('div c-1');
  });

  it('has one key for the island that is a whole page', () => {
    const app = island({ name: '$app' }, '<p>page</p>');
    expect(walk(app, 'a-').islands[0]?.key).toBe('$app');
    expect(walk(app, 'b-').islands[0]?.key).toBe('$app');
  });

  it.each([
    ['was lost', `${counter('x').replace('<!--/island-->', '')}`],
    ['stands elsewhere', `<p>${counter('x').replace('<!--/island-->', '</p><!--/island-->')}<p></p>`],
  ])('leaves an island alone whose end %s, and has the others', (_, broken) => {
    const around = (inside: string) =>
      counter('a') + island({ name: 'Card', props: { children: slotProp(0) } }, slot(0, inside + counter('b')));
    const { islands, torn, html } = walk(`${around(broken)}<div>${counter('c')}</div>`);
    expect(islands.map(({ mark }) => mark.name).toSorted()).toEqual(['Card', 'Counter', 'Counter', 'Counter']);
    expect(torn).toMatchObject([{ kind: 'island', text: expect.stringContaining('"Counter"') }]);
    expect(html).toContain('<leaf>');
  });

  it('leaves an island alone whose slot is torn, and has what is in its other slots', () => {
    const inside = `<p>${slot(0, 'a').replace('<!--/slot-->', '</p><!--/slot-->')}${slot(1, counter('x'))}`;
    const { islands, torn } = walk(island({ name: 'Card' }, inside) + counter('y'));
    expect(islands.map(({ mark }) => mark.name)).toEqual(['Counter', 'Counter']);
    expect(torn.map(({ kind }) => kind)).toEqual(['island', 'slot']);
  });

  it('leaves a page alone whose layout is torn', () => {
    const layout = '<!--adopt:layout--><p><!--hole:children--><b>x</b></p><!--/hole--><i>y</i><!--/adopt-->';
    const { islands, html } = walk(island({ name: '$app' }, layout));
    expect(islands).toEqual([]);
    expect(html).toBe('<p><leaf></leaf></p><leaf></leaf>');
  });

  it('gives the ids that a second walk gives', () => {
    const Identified = () => <i id={useId()} />;
    const { host } = createHost();
    const tree = () =>
      skeleton(
        parseMarkup(`<p>a</p><div>b${counter('x')}</div>`),
        { ...host, island: ({ key }) => <Identified key={key} /> },
        { page: '' },
      );
    expect(renderToStaticMarkup(<>{tree()}</>)).toBe(renderToStaticMarkup(<>{tree()}</>));
  });
});
