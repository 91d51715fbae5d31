/**
 * Something that stands for a component and is a function component to React. Everything else that the component has
 * (statics, also those that are set later) is that of the component itself.
 */
import { isValidElement, type ComponentType } from 'react';

/** A component of any kind, as a module exports it. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

/** Gets the arguments of the call: props from React, and maybe more from other callers. */
export type RenderStandIn = (props: Record<string, unknown>, ...rest: unknown[]) => unknown;

type Func = (...args: unknown[]) => unknown;

const EXOTIC = ['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name));

export type ComponentKind = 'function' | 'class' | 'exotic';

/** What a value is to React; `undefined` when it cannot be rendered, such as a context or a plain class. */
export function componentKind(value: unknown): ComponentKind | undefined {
  if (typeof value === 'object' && value !== null && '$$typeof' in value) {
    return EXOTIC.includes(value.$$typeof as symbol) ? 'exotic' : undefined; // React gives nothing else this name
  }
  if (typeof value !== 'function') return undefined;
  const prototype = value.prototype as { isReactComponent?: unknown } | undefined; // every function's may have it
  if (prototype?.isReactComponent) return 'class';
  return /^class\b/.test(Function.prototype.toString.call(value)) ? undefined : 'function';
}

/** @param render called instead of the component when React renders it. */
export function createStandIn(value: object, kind: ComponentKind, render: RenderStandIn): object {
  if (kind === 'function') return standInForFunction(value as Func, render); // this kind is callable
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

/** What React hands to a component; functions of a site that are called as such get something else, or we are not rendering. */
function isProps(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isValidElement(value);
}

/** What React's development build looks for on function components, to warn of it. Classes may have it. */
const CLASS_ONLY = new Set<unknown>(['getDerivedStateFromProps', 'contextType', 'contextTypes', 'childContextTypes']);

/** A class cannot be called, and a memo is no function: the stand-in is a function that shows their statics. */
function standInForOther(original: object, kind: ComponentKind, render: RenderStandIn): object {
  const own: Record<string | symbol, unknown> = kind === 'class' ? membersOfClass(original as Func) : {};
  // Not an arrow function: a proxy can be constructed only when its target can.
  const standIn: object = new Proxy(function () {}, {
    apply: (_target, _self, [props]: [Record<string, unknown>]) => render(props),
    construct: (_, args, newTarget) => {
      const made: unknown = Reflect.construct(
        original as Func,
        args,
        (newTarget as object) === standIn ? (original as Func) : newTarget,
      );
      return made as object; // that is what `construct` gives
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

/** React must take the stand-in for a function, and a class that extends it for a class. */
function membersOfClass(original: Func): Record<string | symbol, unknown> {
  const { prototype: inherited } = original as unknown as { prototype: { render?: unknown } }; // of a class
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
