import { enclosingDetails } from '../boot/details.js';
import { hashTarget } from '../boot/hash-target.js';

interface Arrival {
  url: URL;
  previous: URL;
  /** How far the page was scrolled when the reader left it. */
  y: number | undefined;
  moveFocus: boolean;
}

/** Scrolls to the part of the page that the reader asked for, and moves the focus there on a new page. */
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
  // With the attribute, a click into the text would focus the whole element.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
