/**
 * React DOM with the functions that version 19 removed, for packages of a site that were written for earlier
 * versions. Each function works as before, by means of its replacement in version 19.
 */
import type { ReactNode } from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export * from 'react-dom';

/** The fields of a fiber that are read here. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

const roots = new WeakMap<Element, Root>();

/** The first DOM node below an instance of a class component. */
export function findDOMNode(instance: unknown): Node | null {
  if (instance === null || instance === undefined) return null;
  if (isDomNode(instance)) return instance;
  const fiber: unknown = Reflect.get(Object(instance), '_reactInternals');
  return isFiber(fiber) ? firstNode(fiber.child) : null;
}

function firstNode(fiber: Fiber | null): Node | null {
  for (let one = fiber; one; one = one.sibling) {
    const node = isDomNode(one.stateNode) ? one.stateNode : firstNode(one.child);
    if (node) return node;
  }
  return null;
}

function isDomNode(value: unknown): value is Node {
  return typeof Node !== 'undefined' && value instanceof Node;
}

function isFiber(value: unknown): value is Fiber {
  return typeof value === 'object' && value !== null && 'child' in value && 'sibling' in value;
}

/** Renders an element into a container, synchronously. */
export function render(element: ReactNode, container: Element, callback?: () => void): null {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  ReactDOM.flushSync(() => root.render(element));
  callback?.();
  return null;
}

export function hydrate(element: ReactNode, container: Element, callback?: () => void): null {
  roots.set(container, hydrateRoot(container, element));
  callback?.();
  return null;
}

/** Renders like `render`. Contexts of the parent are not available, unlike in React 18. */
export function unstable_renderSubtreeIntoContainer(_parent: unknown, ...args: Parameters<typeof render>): null {
  return render(...args);
}

export function unmountComponentAtNode(container: Element): boolean {
  const root = roots.get(container);
  roots.delete(container);
  root?.unmount();
  return root !== undefined;
}

export default {
  ...ReactDOM,
  findDOMNode,
  render,
  hydrate,
  unstable_renderSubtreeIntoContainer,
  unmountComponentAtNode,
};
