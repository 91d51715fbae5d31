import { translate } from '../../../react/Translate.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import type { SearchButtonData } from '../../../shared/search-button.js';
import { ENGLISH_TEXTS } from './dialog/english-texts.js';
import { useSearchData } from './search-data.js';
import { searchTexts } from './search-texts.js';
import { ENGLISH_FILTER_TEXTS } from './session/english-filter-texts.js';
import { filterTexts } from './session/filter-texts.js';

/**
 * The button that opens the search. Nothing of the dialog is loaded before; what opens it, also by keyboard, is
 * `features/search/browser/`.
 */
export default function SearchBar() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { pageScripts: _pageScripts, ...settings } = useSearchData();
  const texts = Object.entries({ ...searchTexts(), ...filterTexts() }).filter(
    ([name, text]) => (ENGLISH_TEXTS[name] ?? ENGLISH_FILTER_TEXTS[name]) !== text,
  );
  const data: SearchButtonData = {
    ...settings,
    locale: currentLocale,
    texts: texts.length > 0 ? Object.fromEntries(texts) : undefined,
  };
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'Label of the button that opens the search',
  });
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button dactyl-search-button"
      data-search={JSON.stringify(data)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <svg viewBox="0 0 24 24" width="20" height="20" className="DocSearch-Search-Icon dactyl-icon" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <span className="DocSearch-Button-Placeholder dactyl-search-button__label" aria-hidden="true">
        {label}
      </span>
      {/* Drawn by CSS: the keys are no part of the name that readers say to press the button. */}
      <kbd className="DocSearch-Button-Keys dactyl-search-button__keys" aria-hidden="true" data-search-keys="Ctrl K" />
    </button>
  );
}
