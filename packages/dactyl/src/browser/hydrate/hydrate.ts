/**
 * The browser's side of islands, in one file with React. In: a page with marks (`shared/islands.ts`). Out: one React
 * root for all of it, in which islands are components and everything else is what it was. From then on the router
 * asks this code to show pages. `boot/islands/watch.ts` calls it when an island is near or touched.
 */
import type { Waiting } from '../boot/islands/watch.js';
import type { PrepareDetail, ReplaceDetail } from '../boot/live-events.js';
import { findIslands } from './find-islands.js';
import { createIslandModules } from './island-modules.js';
import { createLivePage, type LivePage } from './live-page.js';

const modules = createIslandModules();
let live: Promise<void> | undefined;

/** Makes the page live; once. Rejects when a file cannot be loaded, and may be called again then. */
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
  // The reader may go to another page meanwhile: from here on nothing else is awaited before React has the page.
  for (let islands = findIslands(root); !modules.has(islands); islands = findIslands(root)) await modules.load(islands);
  const values = filledControls(root);
  const borrowed = root.querySelector('[data-mobile-slot] > [data-mobile-secondary]');
  const sendSidebarBack = bringSidebarHome();
  // The router lends it the attribute while it has the focus. React would complain of it.
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
  // Of what came meanwhile, React has seen all that was not held back.
  const kept = events.filter(({ deferred }, index) => deferred || index < count);
  replay(kept, root);
}

function prepareNext(event: Event): void {
  const { next, waitUntil } = (event as CustomEvent<PrepareDetail>).detail; // that is what its name means
  waitUntil(modules.load(findIslands(next)));
}

function showNext(event: Event, page: LivePage): void {
  const { next } = (event as CustomEvent<ReplaceDetail>).detail; // that is what its name means
  event.preventDefault();
  // The page was asked for before React was there to prepare it. Its URL is in place already.
  if (modules.has(findIslands(next))) page.show(next);
  else location.reload();
}
