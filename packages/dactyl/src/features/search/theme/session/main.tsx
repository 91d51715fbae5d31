/**
 * What a search has besides the dialog, as a file of its own: filters, and events for the page. The dialog loads it when
 * it opens, and its first query waits for it; the search page imports it. `scripts/build-dialog.mjs` makes it.
 */
import { createRoot } from 'react-dom/client';
// React is in the dialog's file.
import '../dialog/main.js';
import { adoptSheet } from '../dialog/adopt-styles.js';
import { writeChosen, type Chosen } from './chosen-filters.js';
import { createSession } from './create-session.js';
import type { DialogSession, DialogSessionInput } from './dialog-session.js';
import { DialogFilters } from './DialogFilters.js';
import { ENGLISH_FILTER_TEXTS } from './english-filter-texts.js';
import styles from './filters.css?inline';

export function startSession({ place, data, answerOf }: DialogSessionInput): DialogSession {
  const { locale, texts, contextualSearch, cascadeLayers } = data;
  const onMore = () => askAgain(place.querySelector('input'));
  const session = createSession({ settings: data, locale, answerOf, onMore });
  let chosen: Chosen = {};
  adoptSheet(styles, cascadeLayers);
  const bar = document.createElement('div');
  bar.className = 'dactyl-filters';
  place.querySelector('.DocSearch-SearchBar')?.append(bar);
  const root = createRoot(bar);
  const unwatch = session.watch(place);
  const { index } = session.own;
  if (index)
    root.render(
      <DialogFilters
        index={index}
        locale={locale}
        texts={{ ...ENGLISH_FILTER_TEXTS, ...texts }}
        versions={contextualSearch === false ? 'all' : 'one'}
        onChoose={(next) => {
          chosen = next;
          askAgain(place.querySelector('input'));
        }}
      />,
    );
  return {
    answer: (query, options) => session.limited(chosen)(query, options),
    chosen: () => writeChosen(chosen),
    close: () => {
      // DocSearch closes the dialog before it opens a result that is chosen by keys.
      setTimeout(unwatch);
      root.unmount();
    },
  };
}

/** DocSearch asks when its input changes; React compares with the value that was last set on the element. */
function askAgain(input: HTMLInputElement | null): void {
  if (!input || input.value === '') return;
  const { value } = input;
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
