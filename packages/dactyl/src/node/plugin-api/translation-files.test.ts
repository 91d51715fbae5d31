import { describe, expect, it } from 'vitest';
import { SiteError, SiteErrors } from '../base/site-error.js';
import { parseMessages } from './translation-files.js';

function problems(text: string): string[] {
  try {
    parseMessages(text, '/site/i18n/zh/code.json');
    return [];
  } catch (error) {
    const errors = error instanceof SiteErrors ? error.errors : [error];
    return errors.map((each) => {
      if (!(each instanceof SiteError)) throw each;
      return [each.details.line, each.details.column, each.message].filter(Boolean).join(' ');
    });
  }
}

describe('a file of messages', () => {
  it('holds texts, which may be empty, with descriptions', () => {
    const messages = { b: { message: '', description: 'About' }, a: { message: 'A' } };
    expect(parseMessages(`\uFEFF${JSON.stringify(messages)}`, 'code.json')).toEqual(messages);
  });

  it.each([
    ['[]', ['The translation file holds no object.']],
    ['{\n  "a": "A"\n}', ['2 3 The message "a" is not an object.']],
    ['{\n  "a": {\n    "message": 1\n  }\n}', ['3 5 The "message" of "a" is not text.']],
    ['{"a": {}}', ['1 2 The "message" of "a" is missing.']],
    ['{"a": {"message": "A", "description": null}}', ['1 24 The "description" of "a" is not text.']],
    ['{"a": {"message": "A", "mesage": "B"}}', ['1 24 The message "a" has an unknown field "mesage".']],
    [
      '{"a": 1, "b": {"message": "B"}, "c": []}',
      ['1 2 The message "a" is not an object.', '1 33 The message "c" is not an object.'],
    ],
    ['{"a": {"message": "A"},}', ['1 23 The translation file is not valid JSON: the comma before "}" is too many.']],
  ])('%j → %j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });
});
