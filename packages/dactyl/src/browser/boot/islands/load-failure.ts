/**
 * Tells the reader that the code of islands did not load, and offers to try again. Input: the error, and a function
 * that tries again. This file is only fetched after such a failure.
 */
import type { BootSettings } from '../../../shared/boot-settings.js';
import { watchRootAttribute } from '../../stores/root-attribute.js';
import { showFailureBox } from '../failure-box.js';

/** Attribute of `<html>` while the reader waits for code; `watch.ts` sets it. */
const WAITING = 'data-waiting';

export async function show(error: unknown, retry: () => unknown, { islands }: Partial<BootSettings>): Promise<void> {
  // The dev server's side loads the page again instead.
  if (!document.dispatchEvent(new CustomEvent('dactyl:failed', { cancelable: true, detail: error }))) return;
  console.error('Islands did not load.', error);
  const text = await loadTexts(islands?.data.messages ?? '');
  let stopWatching = () => {};
  const close = showFailureBox({
    message: text('theme.Loading.error', 'A part of this page did not load.'),
    retry: text('theme.Loading.retry', 'Retry'),
    close: text('theme.AnnouncementBar.closeButtonAriaLabel', 'Close'),
    onRetry() {
      document.documentElement.setAttribute(WAITING, '');
      // Browsers do not load a module again in the same document after its preload has failed. A reload loses
      // nothing, because no island is live yet.
      if (document.querySelector('link[rel=modulepreload]')) location.reload();
      else retry();
    },
    onClose: () => stopWatching(),
  });
  // Touching an island tries again as well. The box closes then, because this attempt may succeed.
  stopWatching = watchRootAttribute(WAITING, close);
}

/** Loads texts in the language of the page; in English, if they cannot be fetched. */
async function loadTexts(url: string): Promise<(id: string, message: string) => string> {
  // The cast: `node/production/` wrote the file.
  const texts = (await fetch(url).then(
    (response) => (response.ok ? response.json() : {}),
    () => ({}),
  )) as Record<string, string>;
  return (id, message) => texts[id] ?? message;
}
