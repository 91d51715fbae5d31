/**
 * The search dialog as a file of its own, with its own React: a page has none when the search is opened, and the root of
 * a page with islands is not to be waited for. `scripts/build-dialog.mjs` makes it, `runtime/boot/search/` loads it.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createSearch } from '../../../search/create-search.js';
import type { SearchDialogModule } from '../../../shared/search-button.js';
import { onNavigation } from '../../../runtime/boot/events.js';
import './dialog.css';
import type { Answer } from './docsearch-client.js';
import { ENGLISH_TEXTS } from './english-texts.js';
import { SearchDialog } from './SearchDialog.js';
import { searchTags } from './search-tags.js';

/** Named by the base URL of their index. */
const answers = new Map<string | undefined, Answer>();
let close: (() => void) | undefined;

export const openSearch: SearchDialogModule['openSearch'] = (button, data, query) => {
  if (close) return;
  const { index, locale, texts } = data;
  const answer = answers.get(index) ?? createAnswer(index);
  answers.set(index, answer);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = undefined;
    root.unmount();
    place.remove();
    // A press of the mouse that closes the dialog would take the focus away again.
    setTimeout(() => button.focus({ preventScroll: true }));
  };
  const dialog = (
    <SearchDialog
      query={query}
      answer={answer}
      texts={{ ...ENGLISH_TEXTS, ...texts }}
      storageName={`dactyl${index ?? ''}${locale}`}
      isBuilt={index !== undefined}
      label={button.getAttribute('aria-label') ?? ''}
      onClose={() => close?.()}
    />
  );
  // At once, so that what the reader types next is for the input.
  flushSync(() => root.render(dialog));
};

// The page behind the dialog may change by the browser's own buttons.
onNavigation('dactyl:swap', () => close?.());

function createAnswer(index: string | undefined): Answer {
  const search = createSearch(async (file) => {
    if (index === undefined) throw new Error('The dev server has no search index.');
    const response = await fetch(index + file);
    if (!response.ok) throw new Error(`${response.url} answered with ${response.status}.`);
    return response.json();
  });
  return async (query, options) => {
    const { latest } = await search.readEntry();
    return search.search(query, { ...options, facets: searchTags(latest) });
  };
}
