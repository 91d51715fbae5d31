/**
 * React as modules of a site see it on the server: the same, and it notes what only a browser can do. What analysis
 * has not seen (a hook behind three re-exports, an event prop in an object) shows here, when it happens.
 */
import * as React from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import * as development from 'react/jsx-dev-runtime';
import type { IslandWhen } from '../shared/islands.js';
import { REACT_TRIGGERS } from '../shared/react-triggers.js';
import { changeInBrowser } from '../react/changes-in-browser.js';
import { noteCreator } from './creators.js';
import { noteAtLoad } from './load-reasons.js';
import { contentOf, markedComponent } from './marked-components.js';
import { needOfPackageMember } from './observe-package.js';
import { noteNeed } from './page-work.js';
import { componentNow, isRendering } from './rendering-now.js';

type Callable = (...args: never[]) => unknown;
type Props = Record<string, unknown>;

/** All exports of `react`, bound to the module that imports them. */
export function observeReact(module: string): typeof React {
  const note = (why: string, when: IslandWhen) => noteNeed({ module, why, when, at: module });
  const exports: Record<string, unknown> = { ...React };
  for (const [name, when] of REACT_TRIGGERS) {
    if (isHook(name)) exports[name] = observed(exports[name], () => note(`calls ${name}`, when));
  }
  exports.use = (value: React.Usable<unknown>) => {
    if (isContext(value)) note('reads a context', 'none');
    return React.use(value);
  };
  exports.createElement = (type: React.ElementType, props: Props | null, ...children: React.ReactNode[]) => {
    const element = React.createElement(type, props, ...children);
    noteElement(element, module);
    return element;
  };
  exports.cloneElement = (element: React.ReactElement<Props>, props: Props, ...children: React.ReactNode[]) => {
    const clone = React.cloneElement(element, props, ...children);
    noteElement(clone, module);
    return clone;
  };
  // It has the exports of React, and some of them note something first.
  const observedReact = exports as typeof React;
  return { ...observedReact, default: observedReact } as typeof React;
}

/** Whether a name is that of a hook. `createRef` is for classes, but some call it as if it were a hook. */
function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name) || name === 'createRef';
}

/** The hook, noted when it is called; `undefined` where this release of React has no such hook. */
function observed(hook: unknown, note: () => void): unknown {
  if (typeof hook !== 'function') return hook;
  return (...args: never[]) => {
    note();
    return (hook as Callable)(...args);
  };
}

export interface ObservedJsx {
  jsx: typeof jsx;
  jsxs: typeof jsxs;
  jsxDEV: typeof development.jsxDEV;
  Fragment: typeof React.Fragment;
}

/** All exports of React's JSX runtimes, bound to the module that imports them. */
export function observeJsx(module: string): ObservedJsx {
  const observe = <Make extends Callable>(make: Make): Make =>
    // The cast: it takes what `make` takes, and gives the same element.
    ((...args: Parameters<Make>) => {
      const element = make(...args) as React.ReactElement<Props>;
      noteElement(element, module);
      return element;
    }) as unknown as Make;
  return { jsx: observe(jsx), jsxs: observe(jsxs), jsxDEV: observe(development.jsxDEV), Fragment: React.Fragment };
}

function noteElement({ type, props }: React.ReactElement<Props>, module: string): void {
  const found = typeof type === 'string' ? needOfElement(type, props) : needOfComponent(type);
  if (found) {
    const need = { ...found, at: module };
    if (isRendering()) noteNeed({ module, ...need });
    else noteAtLoad(module, need);
  } else if (markedComponent(type) || contentOf(type)) {
    noteCreator(props, componentNow() ?? module);
  }
}

interface NeedReason {
  why: string;
  when: IslandWhen;
}

function needOfElement(tag: string, props: Props): NeedReason | undefined {
  const isCustom = tag.includes('-');
  for (const name in props) {
    const value = props[name];
    if (typeof value === 'function') {
      if (name === 'ref') return { why: `has a ref on <${tag}>`, when: 'visible' };
      if (/^on[A-Z]/.test(name) || name === 'action' || name === 'formAction')
        return { why: `has ${name} on <${tag}>`, when: 'event' };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (name === 'ref') return { why: `has a ref on <${tag}>`, when: 'visible' };
    if (isCustom && !RENDERED.has(name)) return { why: `has an object as ${name} on <${tag}>`, when: 'visible' };
  }
  return undefined;
}

/** Props with objects that the server can write. */
const RENDERED = new Set(['children', 'style', 'dangerouslySetInnerHTML']);

function needOfComponent(type: unknown): NeedReason | undefined {
  const change = changeInBrowser(type);
  if (change) return change;
  if (isContext(type)) return { why: 'provides a context', when: 'none' };
  if (markedComponent(type)) return undefined;
  const ofPackage = needOfPackageMember(type);
  if (ofPackage) return ofPackage;
  // `react/failure-boundary.tsx` is a class, too, and says so itself.
  if (typeof type !== 'function' || 'isStaticOnServer' in type) return undefined;
  const prototype = type.prototype as { isReactComponent?: unknown } | undefined; // every function's may have it
  return prototype?.isReactComponent ? { why: `has the class component <${type.name}>`, when: 'visible' } : undefined;
}

const CONTEXTS = ['react.context', 'react.consumer', 'react.provider'].map((name) => Symbol.for(name));

function isContext(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('$$typeof' in value)) return false;
  return CONTEXTS.includes(value.$$typeof as symbol); // React gives nothing else this name
}
