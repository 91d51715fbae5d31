/**
 * What is being called at this moment. Code of a site calls React from anywhere, so this cannot be handed down: it is
 * module state, like the translations, set and put back within one synchronous call.
 */
import * as React from 'react';

let component: string | undefined;

/** Calls a component's function; what it notes of itself counts for its module. */
export function callAs<Result>(module: string, call: () => Result): Result {
  const outer = component;
  component = module;
  try {
    return call();
  } finally {
    component = outer;
  }
}

/** Module of the component that is being called. None, while code of ours or of a package is. */
export function componentNow(): string | undefined {
  return component;
}

let isProven = false;

/** Calls a component of which analysis has seen each effect: what is noted of it says less. */
export function callProven<Result>(call: () => Result): Result {
  const outer = isProven;
  isProven = true;
  try {
    return call();
  } finally {
    isProven = outer;
  }
}

export function isProvenNow(): boolean {
  return isProven;
}

/** Where React keeps its current renderer, which `react-dom` sets while it works; `rendering-now.test.tsx` would notice a change. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: unknown };
};

/** Whether React is rendering, so that contexts can be read. */
export function isRendering(): boolean {
  return (internals?.H ?? null) !== null;
}

// A name that is not that of a hook: unlike hooks, it may be called anywhere while React renders.
const { use: read } = React;

/** Value of a context where React is rendering at this moment. */
export function contextNow<Value>(context: React.Context<Value>): Value | undefined {
  return isRendering() ? read(context) : undefined;
}
