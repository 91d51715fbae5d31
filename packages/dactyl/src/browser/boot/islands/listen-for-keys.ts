/** An island that waits for a shortcut: keys anywhere on the page let it hydrate, and are pressed again then. */

/** Keys that do nothing alone, or lead on to what can be used. */
const NO_SHORTCUT = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;
const FIELDS = 'input,select,textarea,[contenteditable]';

/** @param signal aborted when React has the page */
export function listenForKeys(island: Comment, signal: AbortSignal): void {
  const target = island.nextElementSibling;
  // As a touch, of which `watch.ts` knows what to do.
  const wake = () => target?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Words to mark, which the address names, and a box that is hidden until its code says otherwise.
  if (location.search || (target instanceof HTMLElement && target.hidden)) wake();
  addEventListener('keydown', onKey, { signal });

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, target: pressed } = event;
    if (event.defaultPrevented || NO_SHORTCUT.test(key) || !(pressed instanceof Element)) return;
    // Browsers have something else to do for the two that search boxes mostly have.
    const isSearch = ctrlKey || metaKey ? key === 'k' : key === '/' && !pressed.closest(FIELDS);
    if (isSearch) event.preventDefault();
    signal.addEventListener('abort', () => pressed.dispatchEvent(new KeyboardEvent('keydown', event)));
    wake();
  }
}
