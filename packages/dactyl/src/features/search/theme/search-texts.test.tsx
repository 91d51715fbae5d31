import { expect, it } from 'vitest';
import english from '../../../theme/messages/en.json' with { type: 'json' };
import { ENGLISH_TEXTS } from './dialog/english-texts.js';
import { searchTexts } from './search-texts.js';
import { ENGLISH_FILTER_TEXTS } from './session/english-filter-texts.js';
import { filterTexts } from './session/filter-texts.js';

it('the dialog has the English texts that translators see', () => {
  const messages = new Set<string>(Object.values(english));
  expect(Object.keys(ENGLISH_TEXTS)).toEqual(Object.keys(searchTexts()));
  expect(searchTexts()).toEqual(ENGLISH_TEXTS);
  expect(filterTexts()).toEqual(ENGLISH_FILTER_TEXTS);
  const texts = Object.values({ ...ENGLISH_TEXTS, ...ENGLISH_FILTER_TEXTS });
  expect(texts.filter((text) => !messages.has(text))).toEqual([]);
});
