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
    // A hint of a touch loads at once.
    if (media.occasion === 'load')
      island.nextElementSibling?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    else wait(island, media.occasion);
  };
  list.addEventListener('change', begin, { signal });
  begin();
}
