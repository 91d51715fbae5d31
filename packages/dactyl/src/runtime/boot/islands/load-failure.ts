/**
 * Says that the code of islands did not come, and offers to try again. In: the error, and what tries again. Fetched
 * when that has happened, and made without React, which may be what is missing. The box looks like that of
 * `theme/Loading.tsx`, whose texts it has, and is laid over the page: that can be read, so nothing in it moves.
 */
import type { BootSettings } from '../../../shared/boot-settings.js';
import { watchRootAttribute } from '../../stores/root-attribute.js';

/** Attribute of `<html>` while the reader waits for code, see `watch.ts`. */
const WAITING = 'data-waiting';
const BOX = 'dactyl-load-failure';

export async function show(error: unknown, retry: () => unknown, { islands }: Partial<BootSettings>): Promise<void> {
  console.error('Islands did not load.', error);
  const text = await loadTexts(islands?.data.messages ?? '');
  document.querySelector(`.${BOX}`)?.remove();
  const box = document.createElement('div');
  box.className = `dactyl-loading dactyl-loading--error ${BOX}`;
  box.role = 'alert';
  const message = document.createElement('p');
  message.append(text('theme.Loading.error', 'A part of this page did not load.'));
  const close = () => {
    box.remove();
    stopWatching();
    document.removeEventListener('dactyl:swap', close);
  };
  const again = createButton('button button--primary button--sm', text('theme.Loading.retry', 'Retry'), () => {
    close();
    document.documentElement.setAttribute(WAITING, '');
    // A module whose preload has failed fails for as long as the document lives. Nothing in it is live yet.
    if (document.querySelector('link[rel=modulepreload]')) location.reload();
    else retry();
  });
  const dismiss = createButton(`clean-btn ${BOX}__close`, '×', close);
  dismiss.ariaLabel = text('theme.AnnouncementBar.closeButtonAriaLabel', 'Close');
  box.append(message, again, dismiss);
  document.body.append(box);
  // A touch of the page tries again as well, and may succeed.
  const stopWatching = watchRootAttribute(WAITING, close);
  document.addEventListener('dactyl:swap', close);
}

function createButton(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.append(text);
  button.addEventListener('click', onClick);
  return button;
}

/** In the language of the page, where its texts can be fetched. */
async function loadTexts(url: string): Promise<(id: string, message: string) => string> {
  // The cast: `build/` wrote the file.
  const texts = (await fetch(url).then(
    (response) => (response.ok ? response.json() : {}),
    () => ({}),
  )) as Record<string, string>;
  return (id, message) => texts[id] ?? message;
}
