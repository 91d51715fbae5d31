/**
 * Lets an island wait for a media query before it waits for anything else: for wide screens, print, readers who welcome motion.
 * Imports nothing that `watch.ts` imports: a file for both would be one more request on each page with islands.
 */
import type { IslandWhen } from '../../../shared/islands.js';
import { readIslandComment } from '../../../shared/marks/island-comments.js';

/** @param signal aborted when React has hydrated the page */
export function waitForMedia(
  island: Comment,
  signal: AbortSignal,
  wait: (island: Comment, when: IslandWhen) => void,
): void {
  const { media } = readIslandComment(island);
  if (!media) return;
  const list = matchMedia(media.query);
  const begin = () => {
    if (!list.matches) return;
    list.removeEventListener('change', begin);
    if (media.occasion === 'load') pretendTouch(island);
    else wait(island, media.occasion);
  };
  list.addEventListener('change', begin, { signal });
  begin();
}

/** `watch.ts` loads at once after a hint of a touch. An island that renders nothing, or only text, has no element for it. */
function pretendTouch(island: Comment): void {
  const element = document.createElement('i');
  island.after(element);
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  element.remove();
}
