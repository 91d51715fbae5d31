import { markActive } from './active.js';
import type { Pages } from './pages.js';

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
    items.innerHTML = await pages.region(id);
    delete details.dataset.branch;
    markActive(items, location.pathname);
  } catch {
    // The link stays.
  }
  details.ariaBusy = null;
}

/** Loads branches by id, outermost first, where the document lacks them. */
export async function loadBranches(ids: readonly string[], pages: Pages): Promise<void> {
  for (const id of ids) {
    const details = document.querySelector<HTMLDetailsElement>(`details[data-branch="${id}"]`);
    if (details) await loadBranch(details, pages);
  }
}
