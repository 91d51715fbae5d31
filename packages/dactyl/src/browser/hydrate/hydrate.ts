/**
 * The browser's side of islands, in one file with React. In: a page with marks (`shared/marks/README.md`). Out: one React
 * root for all of it, in which islands are components and everything else is what it was. From then on the router
 * asks this code to show pages. `boot/islands/watch.ts` calls it when an island is near or touched.
 */
import type { Waiting } from '../boot/islands/hydrate-module.js';
import type { PrepareDetail, ReplaceDetail } from '../boot/live-events.js';
import { findIslands } from './find-islands.js';
import { createIslandModules } from './island-modules.js';
import { createLivePage, type LivePage } from './live-page.js';

const modules = createIslandModules();
let live: Promise<void> | undefined;

/** Hydrates the page; runs once. Rejects when a file cannot be loaded, and may then be called again. */
export function hydrate(waiting: Waiting): Promise<void> {
  live ??= start(waiting).catch((error: unknown) => {
    live = undefined;
    throw error;
  });
  return live;
}

async function start({ events, stop }: Waiting): Promise<void> {
  const root = document.getElementById('__docusaurus');
  if (!root) return;
  document.addEventListener('dactyl:prepare', prepareNext);
  const [{ bringSidebarHome, filledControls, hold, isKnown, replay, settled, tellValues }] = await Promise.all([
    import('./around-hydration.js'),
    modules.load(findIslands(root)),
  ]);
  // The reader may navigate while files are loading, so islands are looked up again. After this loop nothing is
  // awaited before hydration.
  for (let islands = findIslands(root); !modules.has(islands); islands = findIslands(root)) await modules.load(islands);
  const values = filledControls(root);
  const borrowed = root.querySelector('[data-mobile-slot] > [data-mobile-secondary]');
  const sendSidebarBack = bringSidebarHome();
  // The router sets this attribute while the element has the focus; React would report it as a mismatch.
  const focused = root.querySelector('main[tabindex="-1"]');
  focused?.removeAttribute('tabindex');
  const page = createLivePage(root, modules);
  const count = events.length;
  const targets = events.map(({ event }) => event.target);
  const touched = [...targets, ...values.map(({ control }) => control), document.activeElement, borrowed];
  for (const element of touched) if (element instanceof Element) page.wake(element);
  focused?.setAttribute('tabindex', '-1');
  sendSidebarBack();
  document.addEventListener('dactyl:replace', (event) => showNext(event, page));
  const known = values.filter(({ control }) => isKnown(control));
  hold(root, page.wake);
  tellValues(known);
  await settled(targets);
  stop();
  tellValues(values.filter((value) => !known.includes(value)));
  // Of the events since then, React has already seen those that were not deferred.
  const kept = events.filter(({ deferred }, index) => deferred || index < count);
  replay(kept, root);
}

function prepareNext(event: Event): void {
  const { next, waitUntil } = (event as CustomEvent<PrepareDetail>).detail; // the event's name determines its type
  // Files that the head of its document names are not in the marks.
  const links = next.ownerDocument.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  waitUntil(
    modules.load(
      findIslands(next),
      [...links].map((link) => link.getAttribute('href') ?? ''),
    ),
  );
}

function showNext(event: Event, page: LivePage): void {
  const { next } = (event as CustomEvent<ReplaceDetail>).detail; // the event's name determines its type
  event.preventDefault();
  // The navigation started before React could prepare the page. The URL has changed already.
  if (modules.has(findIslands(next))) page.show(next);
  else location.reload();
}
