/**
 * Opens the search: by its button, Ctrl or Cmd with K, a slash, or typing on the button. In: `button[data-search]`. Out: the
 * dialog, which is loaded now and no sooner. What the reader types meanwhile is not lost.
 */
import { SEARCH_ATTRIBUTE, type SearchButtonData, type SearchDialogModule } from '../../../shared/search-button.js';
import { findAll, on, onContent } from '../../../browser/boot/events.js';

const BUTTON = `button[${SEARCH_ATTRIBUTE}]`;
const INPUT = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

export function startSearch(): void {
  /** What was typed since the dialog was asked for; `undefined` when it was not. */
  let typed: string | undefined;

  /** @param suffix an import that has failed would fail again under the same URL */
  async function open(button: HTMLElement, query: string, suffix = ''): Promise<void> {
    if (typed !== undefined) return;
    typed = query;
    // The cast: `features/search/theme/SearchBar.tsx` wrote it.
    const data = JSON.parse(button.getAttribute(SEARCH_ATTRIBUTE) ?? '') as SearchButtonData;
    try {
      const { openSearch } = (await import(/* @vite-ignore */ data.script + suffix)) as SearchDialogModule;
      openSearch(button, data, typed);
    } catch (error) {
      // Without a network that does not come either.
      import('./search-failure.js').then(
        ({ show }) => show(error, data.texts, () => void open(button, query, `?${Date.now()}`)),
        console.error,
      );
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
    const isCharacter = !command && !altKey && key.length === 1;
    const isShortcut = command && key.toLowerCase() === 'k';
    if (typed !== undefined && isCharacter) typed += key;
    else if (isShortcut || (isCharacter && key === '/' && !target.closest(INPUT))) void open(button, '');
    else if (isCharacter && target === button && /[\p{L}\p{N}]/u.test(key)) void open(button, key);
    else return;
    event.preventDefault();
  });
  if (/Mac|iP/.test(navigator.platform))
    // Another page may bring another navbar.
    onContent(() => {
      for (const keys of findAll('kbd[data-search-keys]')) keys.dataset['searchKeys'] = '⌘ K';
    });
}
