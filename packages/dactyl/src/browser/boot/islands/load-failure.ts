/**
 * Says that the code of islands did not come, and offers to try again. In: the error, and what tries again. Fetched
 * when that has happened.
 */
import type { BootSettings } from '../../../shared/boot-settings.js';
import { watchRootAttribute } from '../../stores/root-attribute.js';
import { showFailureBox } from '../failure-box.js';

/** Attribute of `<html>` while the reader waits for code, see `watch.ts`. */
const WAITING = 'data-waiting';

export async function show(error: unknown, retry: () => unknown, { islands }: Partial<BootSettings>): Promise<void> {
  console.error('Islands did not load.', error);
  const text = await loadTexts(islands?.data.messages ?? '');
  let stopWatching = () => {};
  const close = showFailureBox({
    message: text('theme.Loading.error', 'A part of this page did not load.'),
    retry: text('theme.Loading.retry', 'Retry'),
    close: text('theme.AnnouncementBar.closeButtonAriaLabel', 'Close'),
    onRetry() {
      document.documentElement.setAttribute(WAITING, '');
      // A module whose preload has failed fails for as long as the document lives. Nothing in it is live yet.
      if (document.querySelector('link[rel=modulepreload]')) location.reload();
      else retry();
    },
    onClose: () => stopWatching(),
  });
  // A touch of the page tries again as well, and may succeed.
  stopWatching = watchRootAttribute(WAITING, close);
}

/** In the language of the page, where its texts can be fetched. */
async function loadTexts(url: string): Promise<(id: string, message: string) => string> {
  // The cast: `node/production/` wrote the file.
  const texts = (await fetch(url).then(
    (response) => (response.ok ? response.json() : {}),
    () => ({}),
  )) as Record<string, string>;
  return (id, message) => texts[id] ?? message;
}
