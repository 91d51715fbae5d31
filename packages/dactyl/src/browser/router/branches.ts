import { markActive } from './active.js';
import type { Pages } from '../boot/router-module.js';

/**
 * Fetches the items of a sidebar category that was left out of the page. When it fails, the link that
 * stands for the items stays, and the next opening tries again.
 */
export async function loadBranch(details: HTMLDetailsElement, pages: Pages): Promise<void> {
  const id = details.dataset.branch;
  const items = details.querySelector('[data-branch-items]');
  if (!id || !items) return;
  details.ariaBusy = 'true';
  try {
    items.innerHTML = await pages.branch(id);
    delete details.dataset.branch;
    markActive(items, location.pathname);
  } catch {
    // The link that stands for the items stays.
  }
  details.ariaBusy = null;
}

/**
 * Fills the open categories of a sidebar that stays in the document. Where the document lacks the items of a
 * category, or has those of an earlier build, the new page contains them. `opened` are the open categories of the new page,
 * outermost first.
 */
export function fillBranches(opened: readonly HTMLElement[]): void {
  for (const details of opened) {
    const { items, at } = details.dataset;
    document.body
      .querySelector(`[data-items="${items}"]:not([data-at="${at}"]),[data-branch="${items}"]`)
      ?.replaceWith(details);
  }
}
