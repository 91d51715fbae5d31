/**
 * What the router asks of a page that React runs in, by events on `document`. Where there is no React, nobody
 * answers, and the router changes the page itself.
 *
 * - `dactyl:prepare`: loads what a page needs; may take its time.
 * - `dactyl:replace`: shows it; cancelled by whoever has done so.
 */
export interface PrepareDetail {
  /** The page, with all of its regions. */
  next: DocumentFragment;
  /** The page is not shown before this is done. When it fails, the browser loads the page in full. */
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

/** Whether someone has shown the page. */
export function askReplace(next: DocumentFragment): boolean {
  const detail: ReplaceDetail = { next };
  return !document.dispatchEvent(new CustomEvent('dactyl:replace', { cancelable: true, detail }));
}
