/**
 * Parts of islands whose code comes later (`React.lazy`). React drops a click on what it has not hydrated, so such
 * clicks are held back until the part is live.
 */
import { comments } from './find-islands.js';
import { replay } from './replay.js';
import { isKnown, settled } from './settled.js';

/** To be called when React has taken the page. `wake` lets React run a part at once, if its code is there. */
export function hold(root: Element, wake: (element: Element) => void): void {
  // `<Suspense>` stands between comments.
  const parts = comments(root).map(({ data, nextElementSibling }) => data === '$' && nextElementSibling);
  const holdBack = async (event: Event): Promise<void> => {
    // The cast: a click has an element as target.
    const target = event.target as Element;
    const isLate = parts.some((part) => part && !isKnown(part) && part.parentNode?.contains(target));
    if (!isLate || target.closest('a')) return;
    wake(target);
    if (isKnown(target)) return;
    event.preventDefault();
    event.stopPropagation();
    await settled([target]);
    replay([{ event, deferred: true }], root);
  };
  addEventListener('click', holdBack, true);
}
