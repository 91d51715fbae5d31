/**
 * Opens the search: by its button, Ctrl or Cmd with K, a slash, or typing on the button. In: `[data-search]`. Out: the
 * dialog, which is loaded now and no sooner. What the reader types meanwhile is not lost.
 */
import { SEARCH_ATTRIBUTE, type SearchButtonData, type SearchDialogModule } from '../../../shared/search-button.js';
import { findAll, on, onContent } from '../events.js';

const BUTTON = `[${SEARCH_ATTRIBUTE}]`;
const INPUT = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

export function startSearch(): void {
  /** What was typed since the dialog was asked for; `undefined` when it was not. */
  let typed: string | undefined;

  async function open(button: HTMLElement, query: string): Promise<void> {
    typed = query;
    try {
      // The cast: `themes/search/SearchBar.tsx` wrote it.
      const data = JSON.parse(button.getAttribute(SEARCH_ATTRIBUTE) ?? '') as SearchButtonData;
      const [{ openSearch }] = await Promise.all([
        import(/* @vite-ignore */ data.script) as Promise<SearchDialogModule>,
        addStyles(data.styles),
      ]);
      openSearch(button, data, typed);
    } catch (error) {
      console.error(error);
    }
    typed = undefined;
  }

  on('click', BUTTON, (button) => void open(button, ''));
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const button = document.querySelector<HTMLElement>(BUTTON);
    const target = event.target as Element; // of keys, always one
    if (!button || document.querySelector('.DocSearch-Container')) return;
    const command = ctrlKey || metaKey;
    const isLetter = !command && !altKey && /^[\p{L}\p{N}]$/u.test(key);
    if (typed !== undefined && isLetter) typed += key;
    else if (
      (command && key.toLowerCase() === 'k') ||
      (key === '/' && !command && !altKey && !target.closest(INPUT)) ||
      (isLetter && target === button)
    )
      void open(button, isLetter ? key : '');
    else return;
    event.preventDefault();
  });
  if (/Mac|iP/.test(navigator.platform))
    // Another page may bring another navbar.
    onContent(() => {
      for (const keys of findAll('[data-search-keys]')) keys.dataset['searchKeys'] = '⌘ K';
    });
}

/** Resolves also where the styles fail: the dialog can be used without. */
function addStyles(url: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${url}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
}
