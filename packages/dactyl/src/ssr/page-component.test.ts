import { createElement, forwardRef, lazy, memo } from 'react';
import { describe, expect, it } from 'vitest';
import { isComponent, noComponent } from './page-component.js';

const Page = () => null;
const level = { path: '/lost', exact: true, component: '@site/src/pages/lost.jsx', props: {}, attributes: {} };

describe('isComponent', () => {
  it('knows what React renders', () => {
    const lazily = lazy(() => Promise.resolve({ default: Page }));
    expect([Page, memo(Page), forwardRef(Page), lazily].map(isComponent)).toEqual([true, true, true, true]);
    expect([undefined, null, 'div', { title: 'x' }, createElement(Page)].map(isComponent)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});

describe('noComponent', () => {
  const said = (module: Record<string, unknown>, changes: Partial<typeof level> = {}) =>
    noComponent({ ...level, ...changes }, module).message;

  it('names the module that has no default export, and what it exports instead', () => {
    expect(said({})).toMatchInlineSnapshot(`
      ""@site/src/pages/lost.jsx" has no default export.
      The page /lost needs a React component there: export default function Page() { … }.
      Each file of a pages folder is a page, unless its name or that of its folder begins with "_"."
    `);
    expect(said({ Lost: Page, helper: () => 1 })).toContain(
      'It exports Lost; the page /lost needs one of them as default: export default Lost;',
    );
    expect(said({}, { component: '@theme/Lost' })).not.toContain('pages folder');
  });

  it.each([
    ['text', 'text'],
    [{ title: 'x' }, 'an object'],
    [createElement(Page), 'an element'],
    [null, 'null'],
  ])('says what it is when it is no component: %j', (value, kind) => {
    expect(said({ default: value })).toContain(
      `The default export of "@site/src/pages/lost.jsx" is no component, but ${kind}.`,
    );
  });
});
