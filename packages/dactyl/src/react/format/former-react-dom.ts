/**
 * React DOM with what version 19 left out, for packages of a site that were written before. What they call works as it
 * did, by what took its place.
 */
import type { ReactNode } from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export * from 'react-dom';

/** Of a fiber, what is read here. */
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

/** Shows an element in a container, at once. */
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

/** The parent's context does not come along. */
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
