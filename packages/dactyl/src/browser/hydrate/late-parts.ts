/**
 * Parts of islands whose code is loaded later (`React.lazy`). React drops clicks on parts that are not hydrated, so
 * clicks are held back until the part is hydrated.
 */
import { comments, isBoundary } from '../../shared/marks/island-comments.js';
import { replay } from './replay.js';
import { isKnown, settled } from './settled.js';

/** Call this after hydration. `wake` makes React hydrate a part at once, if its code is loaded. */
export function hold(root: Element, wake: (element: Element) => void): void {
  // React puts comments around the content of `<Suspense>`.
  const parts = comments(root).map((comment) => isBoundary(comment) && comment.nextElementSibling);
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
