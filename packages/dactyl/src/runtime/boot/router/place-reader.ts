import { enclosingDetails } from '../details.js';
import { hashTarget } from '../hash-target.js';

interface Arrival {
  url: URL;
  previous: URL;
  /** How far the page was scrolled when the reader left it. */
  y: number | undefined;
  moveFocus: boolean;
}

/** Scrolls to where the reader wants to be, and moves the focus there after a new page. */
export function placeReader({ url, previous, y, moveFocus }: Arrival): void {
  const sameHash = url.pathname === previous.pathname && url.hash === previous.hash;
  if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
  else if (sameHash && url.search !== previous.search) return;
  else if (url.hash) showTarget();
  else scrollTo({ top: 0, behavior: 'instant' });
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
