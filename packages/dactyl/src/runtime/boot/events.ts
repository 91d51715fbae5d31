/** Listening and telling. Listeners sit on the document, so content that navigation brings needs no set-up. */

/** What the events of navigation carry. */
export interface NavigationDetail {
  location: URL;
  previousLocation: URL;
}

/**
 * - `dactyl:navigate`: a visit begins, the old page is still there.
 * - `dactyl:leave`: what comes is ready and has its history entry; the old page is replaced next.
 * - `dactyl:swap`: the new content is in the document, not yet painted or scrolled.
 * - `dactyl:navigated`: the visit is complete.
 */
export type NavigationEvent = 'dactyl:navigate' | 'dactyl:leave' | 'dactyl:swap' | 'dactyl:navigated';

/** Calls `handle` with the closest element around an event's target that matches `selector`. */
export function on<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[K]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) handle(element, event);
  });
}

/** Calls `handle` at each step of a navigation of this kind. */
export function onNavigation(type: NavigationEvent, handle: (detail: NavigationDetail) => void): void {
  // The cast: only `tell` dispatches these events.
  document.addEventListener(type, (event) => handle((event as CustomEvent<NavigationDetail>).detail));
}

/** Runs now and after each navigation: for what has to look at the page's content. */
export function onContent(handle: () => void): void {
  handle();
  onNavigation('dactyl:swap', handle);
}

export function tell(type: NavigationEvent, detail: NavigationDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}

export function findAll(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}
