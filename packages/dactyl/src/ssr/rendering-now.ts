/**
 * Knows which component is being called at this moment. Code of a site calls React from anywhere, so this cannot be
 * passed as an argument. It is module state, like the translations, set and reset within one synchronous call.
 */
import * as React from 'react';

let component: string | undefined;

/** Calls the function of a component. What the function uses of the browser counts for this module. */
export function callAs<Result>(module: string, call: () => Result): Result {
  const outer = component;
  component = module;
  try {
    return call();
  } finally {
    component = outer;
  }
}

/** Module of the component that is being called; `undefined` while only code of ours or of a package is called. */
export function componentNow(): string | undefined {
  return component;
}

let isProven = false;

/**
 * Calls a component whose effects analysis has all seen, so that what it uses does not make its island hydrate
 * earlier.
 */
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

/**
 * React's internal object with the current renderer, which `react-dom` sets during rendering.
 * `rendering-now.test.tsx` fails if React changes it.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { H: unknown };
};

/** Whether React is rendering, so that contexts can be read. */
export function isRendering(): boolean {
  return (internals?.H ?? null) !== null;
}

// The new name is not that of a hook, because this function may be called anywhere while React renders.
const { use: read } = React;

/** Value of a context, while React renders. */
export function contextNow<Value>(context: React.Context<Value>): Value | undefined {
  return isRendering() ? read(context) : undefined;
}
