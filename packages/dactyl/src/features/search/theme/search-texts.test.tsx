import { expect, it } from 'vitest';
import english from '../../../theme/messages/en.json' with { type: 'json' };
import { ENGLISH_TEXTS } from './dialog/english-texts.js';
import { searchTexts } from './search-texts.js';

it('the dialog has the English texts that translators see', () => {
  const messages = new Set<string>(Object.values(english));
  expect(Object.keys(ENGLISH_TEXTS)).toEqual(Object.keys(searchTexts()));
  expect(searchTexts()).toEqual(ENGLISH_TEXTS);
  expect(Object.values(ENGLISH_TEXTS).filter((text) => !messages.has(text))).toEqual([]);
});
