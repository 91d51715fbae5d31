/**
 * Events on `document` by which the router asks React to change a hydrated page. On pages without React nobody
 * handles them, and the router changes the page itself.
 *
 * - `dactyl:prepare`: asks to load what a page needs; the handler may take its time.
 * - `dactyl:replace`: asks to show the page; the handler cancels the event when it has done so.
 */
export interface PrepareDetail {
  /** The new page, with all of its regions. */
  next: DocumentFragment;
  /** Delays showing the page until this work is done. If the work fails, the browser loads the page in full. */
  waitUntil(work: Promise<unknown>): void;
}

export interface ReplaceDetail {
  next: DocumentFragment;
}

export async function tellPrepare(next: DocumentFragment): Promise<void> {
  const works: Promise<unknown>[] = [];
  const detail: PrepareDetail = { next, waitUntil: (work) => works.push(work) };
  document.dispatchEvent(new CustomEvent('dactyl:prepare', { detail }));
  await Promise.all(works);
}

/** Asks React to show the page. Returns whether it has done so. */
export function askReplace(next: DocumentFragment): boolean {
  const detail: ReplaceDetail = { next };
  return !document.dispatchEvent(new CustomEvent('dactyl:replace', { cancelable: true, detail }));
}
