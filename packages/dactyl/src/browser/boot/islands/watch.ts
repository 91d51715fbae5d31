/**
 * Waits until an island of the page needs React, and fetches React then: when an island comes near the viewport, or
 * the reader touches one. What the reader does to an island before hydration is recorded, and repeated when the
 * island is live. Pages with islands load this program; after a navigation to such a page, the router loads it. It
 * ends when React has hydrated the page.
 */
import { SETTINGS_ID, type BootSettings } from '../../../shared/boot-settings.js';
import { enclosingMark, isLiveMark, shownBy, whenOf } from '../../../shared/marks/enclosing-mark.js';
import { fetchScript } from './fetch-script.js';
import type { HydrateModule, KeptEvent } from './hydrate-module.js';

/** `NodeFilter.SHOW_COMMENT` */
const COMMENTS = 128;
/** Recorded events. The first two types are only hints: they start loading, and are not repeated for React. */
const TYPES = 'pointerover input focusin pointerdown mousedown pointerup mouseup click keydown keyup submit'.split(' ');
/** Static elements in slots that the browser makes interactive, so that an event on them needs no React. */
const NATIVE = 'a[href],input,textarea,summary,select,label,audio,video,[popovertarget]';
/**
 * Elements of islands whose clicks are not held back, because the browser reacts to them usefully: links to other
 * pages, and controls whose new value React can read later.
 */
const AT_ONCE =
  'a[href]:not([href="#"],[href=""]),[type=checkbox],[type=radio],select,label,audio,video,[popovertarget]';

// The casts: `node/production/` wrote the element, from the same type, and every page that loads this program has it.
const settings = JSON.parse((document.getElementById(SETTINGS_ID) as Element).textContent as string) as BootSettings;
if (settings.islands) watch(settings.islands.hydrate);

function watch(hydrateUrl: string): void {
  const events: KeptEvent[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
    rootMargin: '300px',
  });

  async function load(): Promise<void> {
    if (isLoading) return;
    try {
      isLoading = true;
      await fetchScript(hydrateUrl);
      // The cast: the settings name the file that `browser/hydrate/hydrate.ts` was built to.
      const { hydrate } = (await import(/* @vite-ignore */ hydrateUrl)) as HydrateModule;
      await hydrate({ events, stop });
    } catch (error) {
      events.length = 0;
      isLoading = false;
      showWaiting(false);
      // Without a network, the import of the error message fails as well.
      import('./later.js').then((failure) => failure.show(error, load, settings), console.error);
    }
  }

  function look(): void {
    observer.disconnect();
    const comments = document.createTreeWalker(document.body, COMMENTS);
    while (comments.nextNode()) {
      // The cast: the walker only visits comments.
      const comment = comments.currentNode as Comment;
      wait(comment, whenOf(comment));
    }
  }

  function wait(comment: Comment, when?: string): void {
    if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(load);
    if (when === 'key' || when === 'media') import('./later.js').then((later) => later[when](comment, signal, wait));
    if (when === 'visible') for (const element of shownBy(comment)) observer.observe(element);
  }

  function onEvent(event: Event): void {
    const { type } = event;
    // The cast: the target of these events is an element.
    const target = event.target as Element;
    const mark = enclosingMark(target);
    const isHint = TYPES.indexOf(type) < 2;
    if (!mark || !(isLiveMark(mark) || (!isHint && !target.closest(NATIVE) && hasHandlers(mark)))) return;
    if (!isHint) {
      const deferred = isLiveMark(mark) && (type === 'submit' || (type === 'click' && !target.closest(AT_ONCE)));
      if (deferred) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      events.push({ event, deferred });
      showWaiting(true);
    }
    void load();
  }

  function stop(): void {
    observer.disconnect();
    listening.abort();
    showWaiting(false);
  }

  for (const type of TYPES) addEventListener(type, onEvent, { capture: true, signal });
  document.addEventListener('dactyl:swap', look, { signal });
  look();
}

/** Sets an attribute that CSS makes visible after a moment: the reader did something, and its code still loads. */
function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/** Whether an island around this slot may react to events in the slot. */
function hasHandlers(mark: Comment | undefined): boolean {
  // On any occasion but `none`.
  return !!mark && (/^[^n]/.test(whenOf(mark) ?? '') || hasHandlers(enclosingMark(mark)));
}
