/**
 * Creates a stand-in for a component: a function component for React, which has all other properties (statics, also
 * those that are set later) of the original component.
 */
import { isValidElement, type ComponentType } from 'react';

/** A component of any kind, as a module exports it. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

/** Receives the arguments of the call: props from React, and perhaps more from other callers. */
export type RenderStandIn = (props: Record<string, unknown>, ...rest: unknown[]) => unknown;

type Func = (...args: unknown[]) => unknown;

const EXOTIC = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

export type ComponentKind = 'function' | 'class' | 'exotic';

/**
 * How React treats a value; `undefined` for values that it cannot render, such as a context or a class that is no
 * component.
 */
export function componentKind(value: unknown): ComponentKind | undefined {
  if (typeof value === 'object' && value !== null && '$$typeof' in value) {
    return EXOTIC.includes(value.$$typeof as symbol) ? 'exotic' : undefined; // only React sets this property
  }
  if (typeof value !== 'function') return undefined;
  const prototype = value.prototype as { isReactComponent?: unknown } | undefined; // every function's may have it
  if (prototype?.isReactComponent) return 'class';
  return /^class\b/.test(Function.prototype.toString.call(value)) ? undefined : 'function';
}

/** @param render called instead of the component when React renders it. */
export function createStandIn(value: object, kind: ComponentKind, render: RenderStandIn): object {
  if (kind === 'function') return standInForFunction(value as Func, render); // values of this kind can be called
  return standInForOther(value, kind, render);
}

function standInForFunction(original: Func, render: RenderStandIn): Func {
  return new Proxy(original, {
    apply: (target, self, args: unknown[]) => {
      const [props, ...rest] = args;
      return isProps(props) ? render(props, ...rest) : Reflect.apply(target, self, args);
    },
  });
}

/**
 * Whether an argument may be props from React. When a site itself calls the function, the argument is something else,
 * or nothing is being rendered.
 */
function isProps(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isValidElement(value);
}

/** Properties of function components that React's development build warns about. On classes they are allowed. */
const CLASS_ONLY = new Set<unknown>(['getDerivedStateFromProps', 'contextType', 'contextTypes', 'childContextTypes']);

/**
 * The stand-in for a class or a memo is a function with the statics of the original, because a class cannot be
 * called, and a memo is not a function.
 */
function standInForOther(original: object, kind: ComponentKind, render: RenderStandIn): object {
  const own: Record<string | symbol, unknown> = kind === 'class' ? membersOfClass(original as Func) : {};
  // Not an arrow function, because a proxy can only be constructed if its target can.
  const standIn: object = new Proxy(function () {}, {
    apply: (_target, _self, [props]: [Record<string, unknown>]) => render(props),
    construct: (_, args, newTarget) => {
      const made: unknown = Reflect.construct(
        original as Func,
        args,
        (newTarget as object) === standIn ? (original as Func) : newTarget,
      );
      return made as object; // `construct` returns an object
    },
    get(shim, key, receiver) {
      if (key === 'prototype') return own.prototype ?? Reflect.get(shim, key);
      if (key in own) return own[key];
      return receiver === standIn && CLASS_ONLY.has(key) ? undefined : Reflect.get(original, key);
    },
    set: (_, key, value) => Reflect.set(original, key, value),
    has: (_, key) => Reflect.has(original, key),
    deleteProperty: (_, key) => Reflect.deleteProperty(original, key),
  });
  return standIn;
}

/** Members that make React treat the stand-in as a function, and a class that extends it as a class. */
function membersOfClass(original: Func): Record<string | symbol, unknown> {
  const { prototype: inherited } = original as unknown as { prototype: { render?: unknown } }; // the value is a class
  const hidden = (value: unknown) => ({
    get(this: object) {
      return this === prototype ? undefined : value;
    },
  });
  const prototype: object = Object.create(inherited, {
    isReactComponent: hidden({}),
    render: hidden(inherited.render),
  });
  return { prototype, [Symbol.hasInstance]: (value: unknown) => value instanceof original };
}
