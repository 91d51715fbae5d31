/**
 * The search page as a file of its own, beside the one of the dialog: a site's bundle needs no React for it. In: an element
 * with `data-search-page`. Out: in it the query, which is that of the URL, and its results. `scripts/build-dialog.mjs` makes
 * it.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onNavigation } from '../../../../browser/boot/events.js';
import { setTranslations } from '../../../../react/translations.js';
// React and what answers queries are in the dialog's file. In a third one, the dialog would wait for two requests, and
// could not try again when the second fails: browsers keep failures of modules. Filters are in that of the session.
import '../dialog/main.js';
import '../session/main.js';
import type { SearchPageData } from './page-data.js';
import { SearchPanel } from './SearchPanel.js';

interface Shown {
  place: HTMLElement;
  close: () => void;
}

let shown: Shown | undefined;

function show(): void {
  const place = document.querySelector<HTMLElement>('div[data-search-page]');
  if (place && place !== shown?.place) {
    shown?.close();
    shown = { place, close: mount(place) };
  }
  if (place) focusInput(place);
}

/** What the reader has typed before we came is kept. */
function mount(place: HTMLElement): () => void {
  // The cast: `features/search/theme/SearchPage.tsx` wrote it.
  const { texts, ...data } = JSON.parse(place.dataset['searchPage'] ?? '') as SearchPageData;
  const typed = inputOf(place)?.value ?? '';
  const isFocused = place.contains(document.activeElement);
  setTranslations(texts);
  const root = createRoot(place);
  // At once, so that the reader never sees the place empty, and what they type next is for the input.
  flushSync(() => root.render(<SearchPanel {...data} typed={typed} />));
  if (isFocused) inputOf(place)?.focus({ preventScroll: true });
  return () => root.unmount();
}

/** Unless the reader is elsewhere on the page already. After a visit the focus is on what is new. */
function focusInput(place: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement && activeElement.contains(place)) inputOf(place)?.focus({ preventScroll: true });
}

function inputOf(place: HTMLElement): HTMLInputElement | null {
  return place.querySelector<HTMLInputElement>('input[name=q]');
}

onNavigation('dactyl:swap', () => {
  shown?.close();
  shown = undefined;
});
onNavigation('dactyl:navigated', show);
show();
