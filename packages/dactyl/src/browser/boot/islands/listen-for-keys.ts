/**
 * Hydrates an island that listens for a shortcut when the reader presses a key anywhere on the page, and repeats the
 * key press after hydration.
 */

/** Keys that do nothing alone, or that only move the focus. */
const NO_SHORTCUT = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;
const FIELDS = 'input,select,textarea,[contenteditable]';

/** @param signal aborted when React has hydrated the page */
export function listenForKeys(island: Comment, signal: AbortSignal): void {
  const target = island.nextElementSibling;
  // Pretends that the reader has touched the island, because `watch.ts` hydrates on a touch.
  const wake = () => target?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // Hydrates at once where the address may name words to mark, and where a box is hidden until its code shows it.
  if (location.search || (target instanceof HTMLElement && target.hidden)) wake();
  addEventListener('keydown', onKey, { signal });

  function onKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, target: pressed } = event;
    if (event.defaultPrevented || NO_SHORTCUT.test(key) || !(pressed instanceof Element)) return;
    // Browsers have actions of their own for the two keys that most search boxes use.
    const isSearch = ctrlKey || metaKey ? key === 'k' : key === '/' && !pressed.closest(FIELDS);
    if (isSearch) event.preventDefault();
    signal.addEventListener('abort', () => pressed.dispatchEvent(new KeyboardEvent('keydown', event)));
    wake();
  }
}
