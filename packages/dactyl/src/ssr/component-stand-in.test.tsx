import { Component, createContext, forwardRef, lazy, memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markComponent, markModule } from './mark-component.js';
import { isRendering } from './rendering-now.js';

const facts = { module: 'x', name: 'X', line: 1, island: { when: 'event', why: 'calls useState', at: 'x:1' } } as const;
const mark = <Value,>(value: Value): Value => markComponent(value, facts);

describe('markComponent', () => {
  it('leaves alone what is no component', () => {
    class Plain {
      value = 1;
    }
    for (const value of [Plain, createContext(1), { a: 1 }, 'text', 1, null, undefined])
      expect(mark(value)).toBe(value);
  });

  it('gives a function with the statics of the original, also those that are set later', () => {
    const Original = Object.assign((_: { a?: number }) => null, { Item: 1 }) as ((_: { a?: number }) => null) & {
      Item: number;
      displayName?: string;
    };
    const Marked = mark(Original);
    Marked.displayName = 'Later';
    expect([Marked.Item, Marked.displayName, Original.displayName]).toEqual([1, 'Later', 'Later']);
    expect(mark(Marked)).toBe(Marked);
  });

  it('behaves like the original when it is called as a function', () => {
    const format = mark((value: object, ...rest: number[]) => ({ value, rest }));
    expect(format({ a: 1 }, 2, 3)).toEqual({ value: { a: 1 }, rest: [2, 3] });
    const Wrap = mark((Inner: () => ReactNode) => () => <p>{Inner()}</p>);
    const Wrapped = Wrap(() => 'x');
    expect(renderToStaticMarkup(<Wrapped />)).toBe('<p>x</p>');
  });

  it('stands for classes, for those that extend them, and for their instances', () => {
    class Base extends Component<{ a?: string }> {
      static kind = 'base';
      override render(): ReactNode {
        return <i>{this.props.a}</i>;
      }
    }
    const Marked = mark(Base);
    class Derived extends Marked {
      override render() {
        return <b>{super.render()}</b>;
      }
    }
    expect(renderToStaticMarkup(<Marked a="1" />)).toBe('<i>1</i>');
    expect(renderToStaticMarkup(<Derived a="2" />)).toBe('<b><i>2</i></b>');
    expect(new Marked({}) instanceof Marked).toBe(true);
    expect([Marked.kind, Derived.kind]).toEqual(['base', 'base']);
    // Set by a site after the class, and read by React from the class.
    (Marked as typeof Base & { contextType?: unknown }).contextType = createContext('x');
    expect(Base).toHaveProperty('contextType');
  });

  it('stands for what memo, forwardRef and lazy make', () => {
    const Memo = mark(memo(() => <i />));
    const Forward = mark(
      forwardRef<HTMLElement, { a: string }>(({ a }, ref) => <b title={a}>{ref === null ? 'none' : 'ref'}</b>),
    );
    expect(typeof mark(lazy(() => Promise.resolve({ default: () => null })))).toBe('function');
    expect(renderToStaticMarkup(<Memo />)).toBe('<i></i>');
    expect(renderToStaticMarkup(<Forward a="x" />)).toBe('<b title="x">none</b>');
    expect(renderToStaticMarkup(<Forward a="x" ref={() => {}} />)).toBe('<b title="x">ref</b>');
  });

  it('marks the components of a whole package', () => {
    const namespace = { Chart: () => null, format: () => 'x', default: { a: 1 } };
    const marked = markModule(namespace, { module: 'charts', reason: facts.island });
    expect(marked.Chart).not.toBe(namespace.Chart);
    expect([marked.format, marked.default]).toEqual([namespace.format, namespace.default]);
  });
});

describe('isRendering', () => {
  it('is true while React renders, and only then', () => {
    const seen: boolean[] = [isRendering()];
    const Probe = () => {
      seen.push(isRendering());
      return null;
    };
    renderToStaticMarkup(<Probe />);
    seen.push(isRendering());
    expect(seen).toEqual([false, true, false]);
  });
});
