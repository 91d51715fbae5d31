/**
 * Shows the message that a new version is available. The message is in each page, hidden, so that it may be any component of
 * the theme; its style sheet is loaded when it is needed. If a site's layout lacks the message, the new version takes over
 * when all pages of the site are closed.
 */
import { POPUP_ID, RELOAD_EVENT } from '../../../shared/offline.js';

export interface Popup {
  /** @param reload asks for the new version */
  show(reload: () => void): void;
}

export function createPopup(): Popup {
  /** Set while a version waits and the reader has not closed the message. */
  let waiting: (() => void) | undefined;

  function close(): void {
    waiting = undefined;
    const popup = findPopup();
    if (popup) popup.hidden = true;
  }

  // On the document, because navigation may put another page's message in the place of this one.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`#${POPUP_ID} :is([data-pwa-reload], [data-pwa-close])`);
    if (!button) return;
    if (button.matches('button[data-pwa-reload]')) waiting?.();
    else close();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Element && target.closest(`#${POPUP_ID}`)) close();
  });
  document.addEventListener(RELOAD_EVENT, () => waiting?.());
  document.addEventListener('dactyl:navigated', () => waiting && void unhide());

  return {
    show(reload) {
      waiting = reload;
      void unhide();
    },
  };
}

async function unhide(): Promise<void> {
  await loadStyles(document.getElementById(POPUP_ID)?.dataset['styles']);
  const popup = findPopup();
  if (popup) popup.hidden = false;
}

function findPopup(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${POPUP_ID} > [data-pwa-popup]`);
}

/** Errors are ignored, because a message without styles is better than none. */
async function loadStyles(href: string | undefined): Promise<void> {
  if (!href || document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}
