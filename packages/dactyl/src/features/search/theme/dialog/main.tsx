/**
 * The search dialog as a file of its own, with its own React: a page has none when the search is opened, and the root of
 * a page with islands is not to be waited for. `scripts/build-dialog.mjs` makes it, `features/search/browser/` loads it.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchDialogModule } from '../../../../shared/search-button.js';
import { onNavigation } from '../../../../browser/boot/events.js';
import { createAnswer, type Answer } from '../answers/create-answer.js';
import type { SessionInput } from '../session/create-session.js';
import type { DialogSession, SessionModule } from '../session/dialog-session.js';
import { adoptStyles } from './adopt-styles.js';
import { ENGLISH_TEXTS } from './english-texts.js';
import { SearchDialog } from './SearchDialog.js';

/** Search providers by base URL, kept so that an index is loaded only once. */
const answers = new Map<string, Answer>();
export const answerOf: SessionInput['answerOf'] & SearchDialogModule['answerOf'] = (settings, locale) => {
  const { baseUrl } = settings;
  const answer = answers.get(baseUrl) ?? createAnswer(settings, locale);
  answers.set(baseUrl, answer);
  return answer;
};
let close: (() => void) | undefined;

export const openSearch: SearchDialogModule['openSearch'] = (button, data, query) => {
  if (close) return;
  const { index, hosted, locale, texts } = data;
  adoptStyles(data.cascadeLayers);
  const place = document.createElement('div');
  place.className = 'dactyl-search-dialog';
  place.toggleAttribute('data-hosted', !!hosted);
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    close = undefined;
    session?.close();
    root.unmount();
    place.remove();
    // Delayed, because the mouse press that closes the dialog would move the focus away again.
    setTimeout(() => button.focus({ preventScroll: true }));
  };
  let session: DialogSession | undefined;
  // Without it, the search is what it is without filters.
  const started = import(/* @vite-ignore */ data.script.replace('dialog.js', 'session.js')).then(
    ({ startSession }: SessionModule) => {
      if (place.isConnected) session = startSession({ place, data, answerOf });
    },
    console.error,
  );
  const answer: Answer = async (...question) => {
    await started;
    return (session?.answer ?? answerOf(data, locale))(...question);
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
      chosen={() => session?.chosen() ?? ''}
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
