/**
 * The search dialog as a file of its own, with its own React: a page has none when the search is opened, and the root of
 * a page with islands is not to be waited for. `scripts/build-dialog.mjs` makes it, `features/search/browser/` loads it.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchDialogModule } from '../../../../shared/search-button.js';
import { onNavigation } from '../../../../browser/boot/events.js';
import { createAnswer, type Answer } from '../answers/create-answer.js';
import { adoptStyles } from './adopt-styles.js';
import { ENGLISH_TEXTS } from './english-texts.js';
import { SearchDialog } from './SearchDialog.js';

/** Search providers by base URL, kept so that an index is loaded only once. */
const answers = new Map<string, Answer>();
let close: (() => void) | undefined;

export const openSearch: SearchDialogModule['openSearch'] = (button, data, query) => {
  if (close) return;
  const { baseUrl, index, hosted, locale, texts } = data;
  adoptStyles(data.cascadeLayers);
  const answer = answers.get(baseUrl) ?? createAnswer(data, locale);
  answers.set(baseUrl, answer);
  const place = document.createElement('div');
  place.className = 'dactyl-search-dialog';
  place.toggleAttribute('data-hosted', !!hosted);
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = undefined;
    root.unmount();
    place.remove();
    // Delayed, because the mouse press that closes the dialog would move the focus away again.
    setTimeout(() => button.focus({ preventScroll: true }));
  };
  const dialog = (
    <SearchDialog
      query={query}
      answer={async (...asked) => {
        const found = await answer(...asked);
        place.style.setProperty('--dactyl-notice', found.notice ? JSON.stringify(found.notice) : null);
        return found;
      }}
      texts={{ ...ENGLISH_TEXTS, ...texts, ...(data.placeholder && { placeholder: data.placeholder }) }}
      // That of the service is what other DocSearch dialogs of the site have used.
      storageName={hosted?.indexName ?? `dactyl${index ?? ''}${locale}`}
      page={data.page}
      missingResultsUrl={data.missingResultsUrl}
      label={button.getAttribute('aria-label') ?? ''}
      onClose={() => close?.()}
    />
  );
  // At once, so that what the reader types next is for the input.
  flushSync(() => root.render(dialog));
};

// The page behind the dialog may change by the browser's own buttons.
onNavigation('dactyl:swap', () => close?.());
