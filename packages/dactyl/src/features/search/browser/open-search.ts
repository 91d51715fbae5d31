/**
 * Opens the search by its button, Ctrl+K or Cmd+K, a slash, or typing while the button has the focus. Input:
 * `button[data-search]`. Output: the dialog, which is loaded only now. What the reader types meanwhile is kept.
 */
import { SEARCH_ATTRIBUTE, type SearchButtonData, type SearchDialogModule } from '../../../shared/search-button.js';
import { findAll, on, onContent, onDocument } from '../../../browser/boot/events.js';

const BUTTON = `button[${SEARCH_ATTRIBUTE}]`;
const INPUT = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

export function startSearch(): void {
  /** Text typed since the dialog was requested; `undefined` if it was not requested. */
  let typed: string | undefined;

  /** @param suffix makes the URL new after a failure, because browsers remember failed imports by URL */
  async function open(button: HTMLElement, query: string, suffix = ''): Promise<void> {
    if (typed !== undefined) return;
    typed = query;
    // The cast: `features/search/theme/SearchBar.tsx` wrote it.
    const data = JSON.parse(button.dataset['search'] ?? '') as SearchButtonData;
    try {
      const { openSearch } = (await import(/* @vite-ignore */ data.script + suffix)) as SearchDialogModule;
      openSearch(button, data, typed);
    } catch (error) {
      // Without a network, this import fails too.
      import('./search-failure.js').then(
        // Taken apart here, it would get a wrapper on every page.
        (failure) => failure.show(error, data.texts, () => void open(button, query, `?${Date.now()}`)),
        console.error,
      );
    }
    typed = undefined;
  }

  on('click', BUTTON, (button) => void open(button, ''));
  onDocument('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const button = document.querySelector<HTMLElement>(BUTTON);
    const target = event.target as Element; // key events always have an element as target
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
    // After a navigation the navbar may be a new element.
    onContent(() => {
      for (const keys of findAll('kbd[data-search-keys]')) keys.dataset['searchKeys'] = '⌘ K';
    });
}
