/**
 * Components that change in the browser without code of the site, such as `<BrowserOnly>`. They are no islands by themselves,
 * because what they are given is code: the component of the site that uses one becomes an island. They say so here, and the
 * server's renderer reads it of each element (`ssr/observe.ts`).
 */
import type { IslandWhen } from '../shared/islands.js';

const CHANGE = Symbol('dactyl.changes-in-browser');

export interface ChangeInBrowser {
  /** As it stands in messages: `has <BrowserOnly>`. */
  why: string;
  when: IslandWhen;
}

/** To be called beside a component, on the server only: `if (import.meta.env.SSR)` keeps it out of bundles for the browser. */
export function changesInBrowser(component: object, name: string, when: IslandWhen): void {
  const change: ChangeInBrowser = { why: `has <${name}>`, when };
  Object.assign(component, { [CHANGE]: change });
}

/** What the component has said of itself. */
export function changeInBrowser(component: unknown): ChangeInBrowser | undefined {
  // The cast: only the function above knows the symbol.
  return typeof component === 'function' ? (component as { [CHANGE]?: ChangeInBrowser })[CHANGE] : undefined;
}
