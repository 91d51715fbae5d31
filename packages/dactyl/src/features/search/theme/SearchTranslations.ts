/**
 * Texts of the dialog as `@docsearch/react` takes them, for a `SearchBar` of a site that shows it itself. They are looked
 * up when they are read, because one server renders all languages.
 */
import { translate } from '../../../react/Translate.js';
import { toModalTranslations } from './modal-translations.js';
import { searchTexts } from './search-texts.js';

const translations = {
  get button() {
    const text = translate({
      id: 'theme.SearchBar.label',
      message: 'Search',
      description: 'Label of the button that opens the search',
    });
    return { buttonText: text, buttonAriaLabel: text };
  },
  get modal() {
    return toModalTranslations(searchTexts());
  },
  get placeholder() {
    return searchTexts()['placeholder'] ?? '';
  },
};

export default translations;
