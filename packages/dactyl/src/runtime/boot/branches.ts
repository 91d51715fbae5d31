/**
 * Fetches the items of a sidebar category that was left out of the page, and puts them in place.
 * Says whether there was something to load and it worked. When it fails, the link that stands for the
 * items stays, and the next opening tries again.
 */
export async function loadBranch(
  details: HTMLDetailsElement,
  region: (id: string) => Promise<string>,
): Promise<boolean> {
  const id = details.dataset.branch;
  const items = details.querySelector('[data-branch-items]');
  if (!id || !items) return false;
  details.ariaBusy = 'true';
  try {
    items.innerHTML = await region(id);
    delete details.dataset.branch;
    return true;
  } catch {
    return false;
  } finally {
    details.ariaBusy = null;
  }
}

/** Loads branches by id, outermost first, where the document lacks them. Says whether it found one. */
export async function loadBranches(ids: readonly string[], region: (id: string) => Promise<string>): Promise<boolean> {
  let found = false;
  for (const id of ids) {
    const details = document.querySelector<HTMLDetailsElement>(`details[data-branch="${id}"]`);
    if (details && (await loadBranch(details, region))) found = true;
  }
  return found;
}
