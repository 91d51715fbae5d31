import { enclosingDetails } from '../boot/details.js';
import { hashTarget } from '../boot/hash-target.js';

interface Arrival {
  url: URL;
  previous: URL;
  /** How far the page was scrolled when the reader left it. */
  y: number | undefined;
  moveFocus: boolean;
}

/** Scrolls to where the reader wants to be, and moves the focus there after a new page. */
export function placeReader({ url, previous, y, moveFocus }: Arrival): void {
  if (
    y === undefined &&
    url.hash === previous.hash &&
    url.pathname === previous.pathname &&
    url.search !== previous.search
  )
    return;
  if (y === undefined && url.hash) showTarget();
  else scrollTo({ top: y ?? 0, behavior: 'instant' });
  if (moveFocus && !url.hash) focusMain();
}

function showTarget(): void {
  const target = hashTarget();
  if (!target) return;
  for (const details of enclosingDetails(target)) details.open = true;
  target.scrollIntoView();
}

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // With it, a click into the text would focus all of it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
