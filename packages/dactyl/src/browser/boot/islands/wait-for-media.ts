/** Hydrates an island only while the page fits a media query: on wide screens, in print, where motion is welcome. */
import { shownBy } from '../../../shared/marks/enclosing-mark.js';
import { readIslandComment } from '../../../shared/marks/island-comments.js';
import { listenForKeys } from './listen-for-keys.js';

/** @param signal aborted when React has hydrated the page */
export function waitForMedia(island: Comment, load: () => void, signal: AbortSignal): void {
  const { media } = readIslandComment(island);
  if (!media) return;
  const list = matchMedia(media.query);
  const begin = () => {
    if (!list.matches) return;
    list.removeEventListener('change', begin);
    if (media.occasion === 'load') load();
    if (media.occasion === 'idle') (window.requestIdleCallback ?? setTimeout)(load);
    if (media.occasion === 'key') listenForKeys(island, signal);
    if (media.occasion === 'visible') loadInView(shownBy(island), load, signal);
  };
  list.addEventListener('change', begin, { signal });
  begin();
}

function loadInView(elements: readonly Element[], load: () => void, signal: AbortSignal): void {
  const isNear = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting) && load();
  const observer = new IntersectionObserver(isNear, { rootMargin: '300px' });
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
