/**
 * Listens for events and finds elements. Listeners are on the document, so content that navigation inserts needs no
 * set-up.
 */

/** Detail of `dactyl:navigate`, `dactyl:leave`, `dactyl:swap` and `dactyl:navigated`. */
export interface NavigationDetail {
  location: URL;
  previousLocation: URL;
}

/**
 * Events of navigation, in their order:
 * - `dactyl:navigate`: a visit begins; the old page is still there.
 * - `dactyl:leave`: the new page is loaded and has its history entry; it replaces the old page next.
 * - `dactyl:swap`: the new content is in the document, but not yet painted or scrolled.
 * - `dactyl:navigated`: the visit is complete.
 */
export type NavigationEvent = 'dactyl:navigate' | 'dactyl:leave' | 'dactyl:swap' | 'dactyl:navigated';

/** Calls `handle` when an event of this kind reaches the document. */
export function onDocument(type: NavigationEvent, handle: () => void): void;
export function onDocument<K extends keyof DocumentEventMap>(
  type: K,
  handle: (event: DocumentEventMap[K]) => void,
): void;
export function onDocument(type: string, handle: (event: never) => void): void {
  // The cast: the signatures above say which event comes with which type.
  document.addEventListener(type, handle as (event: Event) => void);
}

/** Calls `handle` with the closest element around an event's target that matches `selector`. */
export function on<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[K]) => void,
): void {
  onDocument(type, (event) => {
    // The cast: only elements have `closest`, and the document and text nodes can be targets, too.
    const element = (event.target as Partial<Element>).closest?.<HTMLElement>(selector);
    if (element) handle(element, event);
  });
}

/** Calls `handle` at each step of this kind. From `dactyl:leave` on, `location` is that of the new page. */
export { onDocument as onNavigation };

/** Calls `handle` now and after each navigation, for behaviours that have to read the page's content. */
export function onContent(handle: () => void): void {
  handle();
  onDocument('dactyl:swap', handle);
}

export function findAll(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
